import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadAfter, parseStat, processesOfRun, SAMPLES_FILE, type Sample } from './load.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-load-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = (pid: number, parent: number, group = pid) => ({ pid, parent, group })
const pidsOf = (all: readonly ReturnType<typeof program>[], groups = new Set<number>()) =>
  processesOfRun(all, 10, groups).map(({ pid }) => pid)

test('the processes of a run are those that descend from it', () => {
  const shell = program(5, 1)
  const other = program(40, 5)
  expect(pidsOf([shell, program(10, 5, 5), program(20, 10), program(30, 20, 20), other])).toEqual([10, 20, 30])
})

test('a process whose parent has ended is still of the run while it stays in the group of one', () => {
  const groups = new Set<number>()
  const browser = program(30, 20)
  pidsOf([program(10, 5, 5), program(20, 10), browser, program(31, 30, 30)], groups)
  const left = [program(10, 5, 5), program(30, 1), program(31, 30, 30), program(32, 1, 30), program(50, 1)]
  expect(pidsOf(left, groups)).toEqual([10, 30, 31, 32])
})

test('a group of which nobody is left belongs to nobody, even if its number is given again', () => {
  const groups = new Set<number>()
  pidsOf([program(10, 5), program(30, 10)], groups)
  pidsOf([program(10, 5)], groups)
  expect(pidsOf([program(10, 5), program(30, 1)], groups)).toEqual([10])
})

test('the shell that started a run is not of it, although they share a group', () => {
  const groups = new Set<number>()
  // The run itself leads it in a shell with job control, where a pipe's other end is in it.
  for (const group of [5, 10]) {
    const all = [program(5, 1, 5), program(10, 5, group), program(11, 5, group)]
    pidsOf(all, groups)
    expect(pidsOf(all, groups)).toEqual([10])
  }
})

test('a load nears a steady count within minutes, as the system’s own does', () => {
  const after = (seconds: number) => {
    let load = 0
    for (let passed = 0; passed < seconds; passed += 2) load = loadAfter(load, 10, 2_000)
    return load
  }
  expect(after(60)).toBeCloseTo(6.32)
  expect(after(300)).toBeCloseTo(9.93)
  expect(loadAfter(5, 100, 0)).toBe(5)
})

test('the name of a program may hold what separates the fields after it', () => {
  const stat = '4711 (a) R 1 (b)) S 42 4700 4700 0 -1 4194560 1 2 3 4 250 50 0 0 20 0 11 0 100'
  expect(parseStat(stat)).toEqual({ pid: 4711, state: 'S', parent: 42, group: 4700, ticks: 300 })
})

const KEEP_A_CORE_BUSY = `
import { spawn } from 'node:child_process'
import { startSampling } from ${JSON.stringify(new URL('load.mjs', import.meta.url).href)}
spawn(process.execPath, ['--eval', 'for (;;) if (process.ppid !== ' + process.pid + ') process.exit()'])
startSampling(${JSON.stringify(folder)})
process.stdin.on('end', () => process.exit()).resume()
`

test.runIf(process.platform === 'linux')('a child that keeps a core busy is counted', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', KEEP_A_CORE_BUSY], {
    stdio: ['pipe', 'inherit', 'inherit']
  })
  const lastSample = (): Sample | undefined => {
    const lines = readFileSync(path.join(folder, SAMPLES_FILE), { encoding: 'utf8', flag: 'a+' }).trim().split('\n')
    return lines.length > 1 ? JSON.parse(lines.at(-1) ?? '') : undefined
  }
  try {
    await expect.poll(() => lastSample()?.busyCores ?? 0).toBeGreaterThan(0)
    expect(lastSample()?.running).toBeGreaterThanOrEqual(1)
  } finally {
    run.stdin.end()
  }
})
