import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SavedChain } from '#devchain/nodes/saved-chain.ts'
import { StateFile } from './state-file.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-file-'))
  path = join(folder, 'state.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

function chainWith(content: string): SavedChain {
  return { savedAt: 1, forkBlock: 7, forkBlockHash: '0xabcd', dump: `0x${gzipSync(content).toString('hex')}` }
}

test('what was kept is there after the next start, chains that were not served included', () => {
  const first = StateFile.open(path)
  first.keep(84531, chainWith('{"a":1}'))
  first.keep(59140, chainWith('{"b":1}'))
  first.close()
  const second = StateFile.open(path)
  second.keep(84531, chainWith('{"a":2}'))
  second.close()
  const third = StateFile.open(path)
  third.close()
  expect([third.saved(84531), third.saved(59140)]).toEqual([chainWith('{"a":2}'), chainWith('{"b":1}')])
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test('while nothing has changed nothing is written', () => {
  const state = StateFile.open(path)
  state.write()
  expect(existsSync(path)).toBe(false)
  state.keep(1, chainWith('{}'))
  state.write()
  rmSync(path)
  state.keep(1, { ...chainWith('{}'), savedAt: 2 })
  state.close()
  expect(readdirSync(folder)).toEqual([])
})

const good = chainWith('{"accounts":{}}')
const fileWith = (chain: object) => JSON.stringify({ format: 'portside devchain 1', chains: { 84531: chain } })

test.each([
  ['an empty file', ''],
  ['a file of somebody else', '{"name":"portside"}'],
  ['half of a file', fileWith(good).slice(0, 120)],
  ['a chain without a block', fileWith({ ...good, forkBlock: undefined })],
  ['a dump with one wrong byte', fileWith({ ...good, dump: good.dump.replace(/..$/, 'ff') })],
  ['a dump that breaks off', fileWith({ ...good, dump: good.dump.slice(0, -8) })]
])('%s is refused with one sentence and stays as it is', (_what, text) => {
  writeFileSync(path, text)
  expect(() => StateFile.open(path)).toThrow(
    new Error(`--state ${path}: this is no state that a devchain saved, or it is damaged.`)
  )
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test('two devchains cannot keep their states in one file: the second one is told who has it', () => {
  const state = StateFile.open(path)
  expect(() => StateFile.open(path)).toThrow(
    new Error(`--state ${path}: another devchain (process ${process.pid}) keeps its state there.`)
  )
  state.close()
  StateFile.open(path).close()
})

test.each([
  ['somebody who has ended', JSON.stringify({ pid: process.pid, identity: '1 a former process of this number' })],
  ['somebody who ended while writing it', '{"pid"']
])('a lock of %s keeps nobody out', (_who, lock) => {
  writeFileSync(`${path}.lock`, lock)
  StateFile.open(path).close()
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is not there is noticed at the start', () => {
  expect(() => StateFile.open('no-such-folder/state.json')).toThrow(
    new Error('--state no-such-folder/state.json: its folder is not there or cannot be written to.')
  )
})
