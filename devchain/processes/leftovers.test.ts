import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepLeftovers } from './leftovers.ts'
import { processIdentity } from './process-identity.ts'
import { RUN_RECORD, type RunRecord } from './run-record.ts'

let runs: string
let sleeper: ChildProcess
let pid: number

beforeEach(async () => {
  runs = mkdtempSync(join(tmpdir(), 'runs-'))
  sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await new Promise((resolve) => sleeper.once('spawn', resolve))
  pid = sleeper.pid ?? 0
})

afterEach(() => {
  sleeper.kill('SIGKILL')
  rmSync(runs, { recursive: true, force: true })
})

function writeRun(record: RunRecord): string {
  const folder = join(runs, 'run-x')
  mkdirSync(folder)
  writeFileSync(join(folder, RUN_RECORD), JSON.stringify(record))
  return folder
}

const exited = { pid: 2 ** 22 + 1, identity: '1 node exited' }
const running = () => ({ pid, identity: processIdentity(pid) ?? '' })

test('a node whose parent has exited is killed and its folder removed', async () => {
  const ended = new Promise((resolve) => sleeper.once('exit', (_code, signal) => resolve(signal)))
  const folder = writeRun({ owner: exited, nodes: [running()] })
  expect(sweepLeftovers(runs)).toBe(1)
  expect(await ended).toBe('SIGKILL')
  expect(existsSync(folder)).toBe(false)
})

test('a node whose parent is still running is left alone', () => {
  const folder = writeRun({
    owner: { pid: process.pid, identity: processIdentity(process.pid) ?? '' },
    nodes: [running()]
  })
  expect(sweepLeftovers(runs)).toBe(0)
  expect(existsSync(folder)).toBe(true)
  expect(processIdentity(pid)).toBeDefined()
})

test('a process that reuses the pid of a former node is left alone', () => {
  writeRun({ owner: exited, nodes: [{ pid, identity: `1 ${process.execPath}` }] })
  expect(sweepLeftovers(runs)).toBe(0)
  expect(processIdentity(pid)).toBeDefined()
})

test('a parent whose pid was reused counts as exited', async () => {
  const ended = new Promise((resolve) => sleeper.once('exit', resolve))
  writeRun({ owner: { pid: process.pid, identity: '1 node earlier' }, nodes: [running()] })
  expect(sweepLeftovers(runs)).toBe(1)
  await ended
})

test('a new folder without a record is kept, since its devchain may be starting', () => {
  mkdirSync(join(runs, 'run-new'))
  expect(sweepLeftovers(runs)).toBe(0)
  expect(existsSync(join(runs, 'run-new'))).toBe(true)
})
