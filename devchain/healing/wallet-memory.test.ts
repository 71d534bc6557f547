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

test('an account is remembered for each chain alone, however its address is written', () => {
  const memory = new WalletMemory()
  memory.note(84531, '0xAb', 'first')
  expect(memory.lastSent(84531, '0xaB')).toBe('first')
  expect(memory.lastSent(59140, '0xaB')).toBeUndefined()
})

test('a file carries it over to the next run; without one nothing is carried over', () => {
  new WalletMemory(path).note(84531, '0xab', 'first')
  expect(new WalletMemory(path).lastSent(84531, '0xab')).toBe('first')
  expect(new WalletMemory().lastSent(84531, '0xab')).toBeUndefined()
})

test('two devchains that run beside each other keep what the other one notes', () => {
  const [one, other] = [new WalletMemory(path), new WalletMemory(path)]
  one.note(84531, '0xaa', 'first')
  other.note(84531, '0xbb', 'second')
  const next = new WalletMemory(path)
  expect([next.lastSent(84531, '0xaa'), next.lastSent(84531, '0xbb')]).toEqual(['first', 'second'])
})

test('a damaged file is as good as none', () => {
  new WalletMemory(path).note(84531, '0xab', 'first')
  writeFileSync(path, '{"half')
  expect(new WalletMemory(path).lastSent(84531, '0xab')).toBeUndefined()
})
