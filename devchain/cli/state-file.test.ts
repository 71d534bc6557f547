import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChainSnapshot } from '#devchain/nodes/chain-snapshot.ts'
import { StateFile } from './state-file.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-file-'))
  path = join(folder, 'state.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

function chainWith(content: string): ChainSnapshot {
  return { savedAt: 1, forkBlock: 7, forkBlockHash: '0xabcd', dump: `0x${gzipSync(content).toString('hex')}` }
}

test('saved chains survive a restart, including those not served in between', () => {
  const first = StateFile.open(path)
  first.set(84531, chainWith('{"a":1}'))
  first.set(59140, chainWith('{"b":1}'))
  first.close()
  const second = StateFile.open(path)
  second.set(84531, chainWith('{"a":2}'))
  second.close()
  const third = StateFile.open(path)
  third.close()
  expect([third.get(84531), third.get(59140)]).toEqual([chainWith('{"a":2}'), chainWith('{"b":1}')])
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test('nothing is written while nothing has changed', () => {
  const state = StateFile.open(path)
  state.write()
  expect(existsSync(path)).toBe(false)
  state.set(1, chainWith('{}'))
  state.write()
  rmSync(path)
  state.set(1, { ...chainWith('{}'), savedAt: 2 })
  state.close()
  expect(readdirSync(folder)).toEqual([])
})

const good = chainWith('{"accounts":{}}')
const fileWith = (chain: object) => JSON.stringify({ format: 'portside devchain 1', chains: { 84531: chain } })

test.each([
  ['an empty file', ''],
  ['a file of another program', '{"name":"portside"}'],
  ['half a file', fileWith(good).slice(0, 120)],
  ['a chain without a block', fileWith({ ...good, forkBlock: undefined })],
  ['a dump with one wrong byte', fileWith({ ...good, dump: good.dump.replace(/..$/, 'ff') })],
  ['a truncated dump', fileWith({ ...good, dump: good.dump.slice(0, -8) })]
])('%s is rejected with one sentence and left unchanged', (_what, text) => {
  writeFileSync(path, text)
  expect(() => StateFile.open(path)).toThrow(
    new Error(`--state ${path}: this is not a devchain state file, or it is damaged.`)
  )
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test('two devchains cannot share a state file: the second is told which process uses it', () => {
  const state = StateFile.open(path)
  expect(() => StateFile.open(path)).toThrow(
    new Error(`--state ${path}: another devchain (process ${process.pid}) is using it.`)
  )
  state.close()
  StateFile.open(path).close()
})

test.each([
  ['a process that has exited', JSON.stringify({ pid: process.pid, identity: '1 a former process of this number' })],
  ['a process that exited while writing it', '{"pid"']
])('the lock of %s is ignored', (_who, lock) => {
  writeFileSync(`${path}.lock`, lock)
  StateFile.open(path).close()
  expect(readdirSync(folder)).toEqual([])
})

test('a missing folder is reported at the start', () => {
  expect(() => StateFile.open('no-such-folder/state.json')).toThrow(
    new Error('--state no-such-folder/state.json: its folder does not exist or is not writable.')
  )
})
