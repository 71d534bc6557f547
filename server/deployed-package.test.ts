import { expect, test } from 'vitest'
import { deployedLock, deployedManifest, type LockedPackage, type Manifest } from './deployed-package.ts'

const manifest: Manifest = {
  name: 'service',
  version: '1.2.3',
  license: 'MIT',
  engines: { node: '>=20' },
  dependencies: { libsql: '1.0.0' }
}

/** By folder, without the package itself. */
function locked(packages: Readonly<Record<string, LockedPackage>>): Readonly<Record<string, LockedPackage>> {
  const { '': _, ...others } = deployedLock(manifest, { packages }).packages
  return others
}

test('the deployed manifest leaves out what only the build needs, and the packages inside the bundle', () => {
  const dependencies = { hono: '1.0.0', ...manifest.dependencies }
  const imports = { '#domain/*': 'domain/*' }
  const source = { ...manifest, dependencies, devDependencies: { domain: 'file:../domain' }, imports }
  const deployed = deployedManifest(source)
  expect(deployed).toEqual({ ...manifest, private: true, type: 'module' })
  expect(deployedLock(source, { packages: { 'node_modules/libsql': {} } }).packages['']).toEqual(deployed)
})

test('transitive dependencies keep their locked versions, and nothing else is included', () => {
  const packages = {
    'node_modules/libsql': { version: '1.0.0', dependencies: { b: '^2.0.0', c: '^1.0.0' } },
    'node_modules/libsql/node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0', dependencies: { page: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', dependencies: { libsql: '*' } },
    'node_modules/page': { version: '1.0.0' }
  }
  expect(Object.keys(locked(packages))).toEqual([
    'node_modules/c',
    'node_modules/libsql',
    'node_modules/libsql/node_modules/b'
  ])
})

test('optional packages are included for every platform, peers unless they are optional', () => {
  const libsql = {
    optionalDependencies: { native: '1.0.0' },
    peerDependencies: { peer: '*', compiler: '*' },
    peerDependenciesMeta: { compiler: { optional: true } }
  }
  const native = { optional: true, os: ['windows-95'] }
  const packages = {
    'node_modules/libsql': libsql,
    'node_modules/native': native,
    'node_modules/peer': {},
    'node_modules/compiler': {}
  }
  expect(locked(packages)).toEqual({
    'node_modules/libsql': libsql,
    'node_modules/native': native,
    'node_modules/peer': {}
  })
})

test('the dev flag is dropped, and devOptional becomes optional', () => {
  const packages = {
    'node_modules/libsql': { dev: true, optionalDependencies: { native: '1.0.0' } },
    'node_modules/native': { devOptional: true }
  }
  expect(locked(packages)).toEqual({
    'node_modules/libsql': { optionalDependencies: { native: '1.0.0' } },
    'node_modules/native': { optional: true }
  })
})

test('a dependency missing from the lock file stops the build with a message', () => {
  expect(() => locked({})).toThrow('package-lock.json has no libsql, which the sign-in service needs.')
})
