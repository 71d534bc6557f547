import { expect, test } from 'vitest'
import { deployedLock, deployedManifest, type LockedPackage, type Manifest } from './deployed-package.ts'

const manifest: Manifest = {
  name: 'service',
  version: '1.2.3',
  license: 'MIT',
  engines: { node: '>=20' },
  dependencies: { a: '1.0.0' }
}

/** By folder, without the package itself. */
function locked(packages: Readonly<Record<string, LockedPackage>>): Readonly<Record<string, LockedPackage>> {
  const { '': _, ...others } = deployedLock(manifest, { packages }).packages
  return others
}

test('the deployed manifest leaves out what only the build needs', () => {
  const source = { ...manifest, devDependencies: { domain: 'file:../domain' }, imports: { '#domain/*': 'domain/*' } }
  const deployed = deployedManifest(source)
  expect(deployed).toEqual({ ...manifest, private: true, type: 'module' })
  expect(deployedLock(source, { packages: { 'node_modules/a': {} } }).packages['']).toEqual(deployed)
})

test('transitive dependencies keep their locked versions, and nothing else is included', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0', c: '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0', dependencies: { page: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '*' } },
    'node_modules/page': { version: '1.0.0' }
  }
  expect(Object.keys(locked(packages))).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'])
})

test('optional packages are included for every platform, peers unless they are optional', () => {
  const a = {
    optionalDependencies: { native: '1.0.0' },
    peerDependencies: { peer: '*', compiler: '*' },
    peerDependenciesMeta: { compiler: { optional: true } }
  }
  const native = { optional: true, os: ['windows-95'] }
  const packages = {
    'node_modules/a': a,
    'node_modules/native': native,
    'node_modules/peer': {},
    'node_modules/compiler': {}
  }
  expect(locked(packages)).toEqual({ 'node_modules/a': a, 'node_modules/native': native, 'node_modules/peer': {} })
})

test('the dev flag is dropped, and devOptional becomes optional', () => {
  const packages = {
    'node_modules/a': { dev: true, optionalDependencies: { native: '1.0.0' } },
    'node_modules/native': { devOptional: true }
  }
  expect(locked(packages)).toEqual({
    'node_modules/a': { optionalDependencies: { native: '1.0.0' } },
    'node_modules/native': { optional: true }
  })
})

test('a dependency missing from the lock file stops the build with a message', () => {
  expect(() => locked({})).toThrow('package-lock.json has no a, which the sign-in service needs.')
})
