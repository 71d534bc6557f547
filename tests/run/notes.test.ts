import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readNotes, worstOfRun, worstOfTest } from './notes.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-notes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const startedAt = new Date(2026, 0, 2, 12, 0, 0).getTime()
const sample = (seconds: number, running: number, load: number) => ({
  at: startedAt + seconds * 1000,
  running,
  load,
  busyCores: 1,
  machineLoad: load + 1
})
const answer = (seconds: number, ms: number) => ({
  at: startedAt + seconds * 1000,
  ms,
  node: '84531',
  method: 'eth_call'
})

function write(name: string, ...lines: readonly (object | string)[]): void {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  writeFileSync(path.join(folder, name), text)
}

test('a run says its highest load, its most threads at once and the longest answer of a node, and when each was', () => {
  write('samples.jsonl', sample(2, 3, 1.5), sample(4, 40, 2.8), sample(6, 2, 2.9))
  write('answers-7.jsonl', answer(3, 250), answer(5, 2_310))
  write('answers-8.jsonl', answer(1, 1_000))
  expect(worstOfRun(readNotes(folder), startedAt)).toEqual([
    "Highest load of this run's own processes: 2.9 at 12:00:06, 6 s into the run; most threads at once: 40 at 12:00:04, 4 s into the run.",
    'It is the number of their threads that run or wait for a core or a disk, averaged over the last minute.',
    "Longest answer of a test's own node: 2.3 s (eth_call of 84531) at 12:00:05, 5 s into the run."
  ])
})

test('where the system does not tell of processes, a run says the load of the machine', () => {
  write('samples.jsonl', { at: startedAt, machineLoad: 3 })
  expect(worstOfRun(readNotes(folder), startedAt)).toEqual([
    "Highest load of the whole machine: 3 at 12:00:00, 0 s into the run; this system does not tell of the run's own processes."
  ])
})

test('a test is told the worst of its own time, and the longest answer of its own process', () => {
  write('samples.jsonl', sample(10, 90, 9), sample(20, 3, 2), sample(22, 31, 4), sample(40, 80, 8))
  write('answers-7.jsonl', answer(21, 400), answer(39, 9_000))
  write('answers-8.jsonl', answer(21, 5_000))
  const notes = readNotes(folder)
  const during = { startedAt: startedAt + 19_000, ms: 4_000 }
  expect(worstOfTest(notes, { ...during, pid: 7 })).toBe(
    "meanwhile: up to 31 threads of this run at once (12:00:22), its load up to 4, the machine's up to 5, longest answer of its nodes 0.4 s (eth_call of 84531)"
  )
  expect(worstOfTest(notes, during)).toContain('longest answer of its nodes 5.0 s')
})

test('a test between two samples is told of both', () => {
  write('samples.jsonl', sample(10, 4, 1), sample(12, 5, 1))
  const at = (seconds: number) => worstOfTest(readNotes(folder), { startedAt: startedAt + seconds * 1000, ms: 100 })
  expect([at(10.9), at(13.5), at(8.5)]).toEqual(
    ['5', '5', '4'].map((count) => expect.stringContaining(`up to ${count} `))
  )
})

test('a run without notes says nothing, and a line that was cut off is left out', () => {
  expect(worstOfRun(readNotes(path.join(folder, 'absent')), startedAt)).toEqual([])
  expect(worstOfTest(readNotes(folder), { startedAt, ms: 1 })).toBeUndefined()
  mkdirSync(path.join(folder, 'answers-9.jsonl'))
  write('samples.jsonl', '', '{"at": 12', 'null', '7', sample(2, 3, 1))
  write('answers-x.jsonl', answer(2, 9))
  write('answers-3.jsonl', '{"at":1', answer(2, 5))
  const { samples, answers } = readNotes(folder)
  expect([samples.length, answers.map(({ pid }) => pid)]).toEqual([1, [3]])
})
