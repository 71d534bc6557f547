import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../ready.mjs'

/** Stands in for npm: notes its arguments, takes a moment, and leaves a node_modules behind. */
const FAKE_NPM = `
const { appendFileSync, mkdirSync, rmSync } = require('node:fs')
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
if (process.argv[2] === 'ci') rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules', { recursive: true })
setTimeout(() => process.exit(Number(process.env.FAKE_NPM_STATUS)), Number(process.env.FAKE_NPM_MS))
`

let clone = ''
let started: ChildProcess[] = []

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'portside-ready-'))
  started = []
  mkdirSync(path.join(clone, 'tests'))
  for (const file of ['tests/ready.mjs', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, file), path.join(clone, file))
  writeFileSync(path.join(clone, 'npm-cli.cjs'), FAKE_NPM)
})

afterEach(() => {
  for (const child of started) kill(child)
  rmSync(clone, { recursive: true, force: true })
})

test('a fresh clone is installed once', async () => {
  expect(await ended(ready())).toBe(0)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(1)
})

test('another lock file is installed anew', async () => {
  await ended(ready())
  writeFileSync(path.join(clone, 'package-lock.json'), '{}')
  await ended(ready())
  expect(installs()).toHaveLength(2)
})

test('two commands started together install once, and both go on', async () => {
  const slowly = { FAKE_NPM_MS: '300' }
  expect(await Promise.all([ended(ready(slowly)), ended(ready(slowly))])).toEqual([0, 0])
  expect(installs()).toHaveLength(1)
})

test('a command whose installer was killed does not block the next one', async () => {
  const killed = ready({ FAKE_NPM_MS: '60000' })
  await until(() => log().includes('ci'))
  const end = ended(killed)
  kill(killed)
  await end
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(2)
  expect(existsSync(path.join(clone, '.ready-lock'))).toBe(false)
})

test('an install that failed leaves nothing that looks finished', async () => {
  expect(await ended(ready({ FAKE_NPM_STATUS: '1' }))).toBe(1)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(2)
})

test('anvil for this platform is installed beside the locked packages, unless ANVIL_BIN names one', async () => {
  await ended(ready())
  expect(log()).toMatch(/^install --no-save @foundry-rs\/anvil-[a-z0-9]+-[a-z0-9]+@\d+\.\d+\.\d+ /m)
  rmSync(path.join(clone, 'npm.log'))
  rmSync(path.join(clone, 'node_modules'), { recursive: true })
  await ended(ready({ ANVIL_BIN: '/opt/anvil' }))
  expect(log()).not.toContain('anvil')
})

function ready(variables: Readonly<Record<string, string>> = {}): ChildProcess {
  const { ANVIL_BIN: _, ...inherited } = process.env
  const fake = { npm_execpath: path.join(clone, 'npm-cli.cjs'), FAKE_NPM_MS: '0', FAKE_NPM_STATUS: '0' }
  const options = { cwd: clone, stdio: 'ignore', detached: true, env: { ...inherited, ...fake, ...variables } } as const
  const child = spawn(process.execPath, [path.join(clone, 'tests/ready.mjs')], options)
  started.push(child)
  return child
}

/** Ends the command with whatever it started. */
function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

function installs(): string[] {
  return log()
    .split('\n')
    .filter((line) => line.startsWith('ci '))
}

function log(): string {
  const file = path.join(clone, 'npm.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}
