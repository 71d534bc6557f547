import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readScoreboard, scoreboardTable } from './scoreboard.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-scoreboard-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const reportFile = () => path.join(folder, 'report', 'absent.json')

function written(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function reportOf(...cases: readonly (readonly [status: string, ...titles: string[]])[]): string {
  const assertionResults = cases.map(([status, ...ancestorTitles]) => ({ status, ancestorTitles }))
  return written('report', { testResults: [{ assertionResults }] })
}

test('the cases of an adapter are counted across all its suites, whatever their result', () => {
  const report = reportOf(
    ['passed', 'ChainReader by viem', 'viem on real nodes'],
    ['failed', 'ChainReader by viem', 'viem on a faulty node'],
    ['skipped', 'ChainReader by viem', 'viem on a faulty node'],
    ['passed', 'ChainReader by ethers', 'ethers on real nodes']
  )
  expect(readScoreboard(report, path.join(folder, 'absent'))).toEqual([
    { port: 'ChainReader', adapter: 'viem', passed: 1, total: 3 },
    { port: 'ChainReader', adapter: 'ethers', passed: 1, total: 1 }
  ])
})

test('tests that belong to no adapter are not on the scoreboard', () => {
  expect(readScoreboard(reportOf(['passed'], ['passed', 'a build'], ['passed', 'Standing by']), folder)).toEqual([])
})

test('rows are grouped by port, with fakes last', () => {
  const titles = [
    'KeyValueStore by fake',
    'Connector by fake',
    'KeyValueStore by local-storage',
    'Connector by eip-1193'
  ]
  const rows = readScoreboard(reportOf(...titles.map((title) => ['passed', title] as const)), folder)
  expect(rows.map(({ port, adapter }) => `${port} by ${adapter}`)).toEqual([
    'Connector by eip-1193',
    'Connector by fake',
    'KeyValueStore by local-storage',
    'KeyValueStore by fake'
  ])
})

test('bytes and times come from the notes of tests, one or several per file', () => {
  const latency = { count: 20, p50: 1.24, p95: 8 }
  written('bytes.json', [
    { port: 'ChainReader', adapter: 'viem', brotli: 8_123 },
    { port: 'ChainReader', adapter: 'ethers', brotli: 80_000 }
  ])
  written('latency.json', { port: 'ChainReader', adapter: 'viem', latency })
  expect(readScoreboard(reportFile(), folder)).toEqual([
    { port: 'ChainReader', adapter: 'viem', passed: 0, total: 0, brotli: 8_123, latency },
    { port: 'ChainReader', adapter: 'ethers', passed: 0, total: 0, brotli: 80_000 }
  ])
})

test.each([
  ['a truncated file', '{"port":"Chain'],
  ['null', 'null'],
  ['a number', '7'],
  ['an empty file', '']
])('%s as report or note counts as none', (_what, content) => {
  written('note.json', content)
  expect(readScoreboard(written('report', content), folder)).toEqual([])
  expect(readScoreboard(written('report', { testResults: [null, {}] }), folder)).toEqual([])
})

test('other notes are ignored', () => {
  written('a.json', [null, 'text', { port: 7, adapter: 'viem' }])
  written('b.json', { port: 'ChainReader', adapter: 'viem', brotli: null, latency: { p50: null, p95: 1 } })
  expect(readScoreboard(reportFile(), folder)).toEqual([{ port: 'ChainReader', adapter: 'viem', passed: 0, total: 0 }])
})

test('the scoreboard is a table with dashes for unknown values', () => {
  const rows = [
    {
      port: 'ChainReader',
      adapter: 'viem',
      passed: 9,
      total: 10,
      brotli: 8_123,
      latency: { count: 2, p50: 1.26, p95: 8 }
    },
    { port: 'KeyValueStore', adapter: 'fake', passed: 0, total: 0 }
  ]
  expect(scoreboardTable(rows)).toBe(
    [
      'port           adapter  brotli  cases  p50 ms  p95 ms',
      'ChainReader    viem      8,123  9/10      1.3       8',
      'KeyValueStore  fake          –  –           –       –'
    ].join('\n')
  )
})

test('without times, as beside other tests, the table has no columns for them', () => {
  expect(scoreboardTable([{ port: 'ChainReader', adapter: 'viem', passed: 9, total: 10, brotli: 8_123 }])).toBe(
    ['port         adapter  brotli  cases', 'ChainReader  viem      8,123  9/10'].join('\n')
  )
})

test('without rows there is no table', () => {
  expect(scoreboardTable([])).toBe('')
})
