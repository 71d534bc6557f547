import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g
/** They run here only, where the project's packages are. */
const PACKING = ['create-portside/prepack.mjs', 'create-portside/create.mjs', 'create-portside/selection.mjs']

const programs = filesBelow('create-portside').filter((file) => file.endsWith('.mjs'))
const manifest: { readonly files: readonly string[] } = JSON.parse(read('create-portside/package.json'))

test("create-portside imports nothing but Node's own, and files beside it", () => {
  expect(programs.length).toBeGreaterThan(5)
  const others = programs.filter((file) => !PACKING.includes(file)).flatMap(specifiersOf)
  expect(others.filter((name) => !/^(?:node:[\w/]+|\.\/[\w-]+\.mjs)$/.test(name))).toEqual([])
})

test('its package has each file that its program imports', () => {
  const reached = new Set(['create-portside.mjs'])
  for (const name of reached)
    for (const each of specifiersOf(`create-portside/${name}`).filter((each) => each.startsWith('./')))
      reached.add(path.posix.normalize(each))
  expect(manifest.files.filter((name) => name.endsWith('.mjs'))).toEqual([...reached].sort())
})

test('what decides whether a change lands runs npm test, and then npm run proof', () => {
  const commands = read('.ci/run')
    .split('\n')
    .filter((line) => /^npm /.test(line))
  expect(commands).toEqual(['npm test && npm run proof'])
})

test('the configuration that tests bring is the one that a new project starts with', () => {
  const shipped = read('src/config.ts').match(/^export const config: Config = \{[\s\S]*?^\}/m)?.[0]
  expect(shipped).toBeDefined()
  expect(read('tests/configuration/config.ts')).toContain(shipped)
  expect(read('src/config.ts')).toContain('export const avatar: LoadAvatar | undefined = undefined')
  expect(read('tests/configuration/config.ts')).toContain('export const avatar: LoadAvatar | undefined = undefined')
})

function specifiersOf(file: string): readonly string[] {
  return [...read(file).matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
