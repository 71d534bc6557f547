import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WalletMemory } from './wallet-memory.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-memory-'))
  path = join(folder, 'inside', 'memory.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('an account is remembered per chain, whatever the case of its address', () => {
  const memory = new WalletMemory()
  memory.note(84531, '0xAb', 'first')
  expect(memory.lastSent(84531, '0xaB')).toBe('first')
  expect(memory.lastSent(59140, '0xaB')).toBeUndefined()
})

test('the memory survives a restart only with a file', () => {
  new WalletMemory(path).note(84531, '0xab', 'first')
  expect(new WalletMemory(path).lastSent(84531, '0xab')).toBe('first')
  expect(new WalletMemory().lastSent(84531, '0xab')).toBeUndefined()
})

test("two concurrent devchains keep each other's entries", () => {
  const [one, other] = [new WalletMemory(path), new WalletMemory(path)]
  one.note(84531, '0xaa', 'first')
  other.note(84531, '0xbb', 'second')
  const next = new WalletMemory(path)
  expect([next.lastSent(84531, '0xaa'), next.lastSent(84531, '0xbb')]).toEqual(['first', 'second'])
})

test('a damaged file is ignored', () => {
  new WalletMemory(path).note(84531, '0xab', 'first')
  writeFileSync(path, '{"half')
  expect(new WalletMemory(path).lastSent(84531, '0xab')).toBeUndefined()
})
