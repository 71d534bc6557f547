import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnvilSearch, findAnvil } from './anvil-binary.ts'

let folder: string
let program: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anvil-binary-'))
  program = programIn(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

function programIn(directory: string): string {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'anvil')
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

const nothing: AnvilSearch = {
  env: {},
  platform: 'linux',
  arch: 'x64',
  resolvePackage: () => {
    throw new Error('not installed')
  }
}

test('ANVIL_BIN wins over package and PATH', () => {
  expect(findAnvil({ ...nothing, env: { ANVIL_BIN: program }, resolvePackage: () => '/elsewhere' })).toBe(program)
})

test('an invalid ANVIL_BIN fails with a sentence that names it', () => {
  expect(() => findAnvil({ ...nothing, env: { ANVIL_BIN: '/no/such/anvil' } })).toThrowErrorMatchingInlineSnapshot(
    `[Error: ANVIL_BIN is set to "/no/such/anvil", which is not a program file.]`
  )
})

test('the package for this platform wins over PATH', () => {
  const resolvePackage = (specifier: string) => {
    expect(specifier).toBe('@foundry-rs/anvil-linux-amd64/bin/anvil')
    return program
  }
  expect(findAnvil({ ...nothing, env: { PATH: '/usr/bin' }, resolvePackage })).toBe(program)
})

test('without the package, PATH is searched, except for the npm wrapper', () => {
  const wrapper = join(folder, 'node_modules/.bin')
  programIn(wrapper)
  expect(findAnvil({ ...nothing, env: { PATH: `${wrapper}:${folder}` } })).toBe(program)
})

test('without any anvil, one sentence says what to do', () => {
  expect(() => findAnvil({ ...nothing, platform: 'darwin', arch: 'arm64' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: No anvil for darwin-arm64: install the package @foundry-rs/anvil-darwin-arm64, or install Foundry, or set ANVIL_BIN to anvil's program file.]`
  )
})

test('the anvil of this machine is found', () => {
  expect(findAnvil()).toMatch(/anvil(?:\.exe)?$/)
})
