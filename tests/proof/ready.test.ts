import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../ready.mjs'

/** A fake npm: logs its arguments, takes a moment, and writes what npm would, its record last. */
const FAKE_NPM = `
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const [command, ...options] = process.argv.slice(2)
appendFileSync('npm.log', [command, ...options].join(' ') + '\\n')
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules', { recursive: true })
setTimeout(() => {
  const status = Number(process.env.FAKE_NPM_STATUS)
  if (command === 'ci' && status === 0) {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    delete packages['']
    for (const folder of Object.keys(packages)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(folder + '/package.json', '{}')
    }
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
  }
  process.exit(status)
}, Number(process.env.FAKE_NPM_MS))
`

const LOCK = {
  packages: { '': { name: 'portside' }, 'node_modules/needed': { version: '1.0.0', integrity: 'sha512-1' } }
}

let clone = ''
let started: ChildProcess[] = []

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'portside-ready-'))
  started = []
  const scripts = ['installed', 'programs', 'redis'].map((name) => `tests/run/${name}.mjs`)
  for (const file of ['tests/ready.mjs', ...scripts, 'package.json', 'devchain/package.json'])
    cpSync(path.join(root, file), path.join(clone, file))
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify(LOCK))
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

test('an existing install that matches the lock file is kept, and anvil is added if missing', async () => {
  await ended(npm('ci'))
  expect(await ended(ready())).toBe(0)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(1)
  expect(log().match(/^install .*anvil/gm)).toHaveLength(1)
})

// What else makes packages incomplete is in tests/run/installed.test.ts.
test('packages are reinstalled, once, when the lock file changed', async () => {
  await ended(ready())
  const needed = { version: '1.0.1', integrity: 'sha512-6' }
  const packages = { ...LOCK.packages, 'node_modules/needed': needed }
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages }))
  expect(await ended(ready())).toBe(0)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(2)
})

test('two commands started together install once, and both continue', async () => {
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

test('a command that is ended while it installs ends npm too', async () => {
  const code = `import('${path.join(clone, 'tests/ready.mjs')}').then(({ ensureInstalled }) => ensureInstalled())`
  const command = run(['-e', code], { FAKE_NPM_MS: '60000' })
  await until(() => log().includes('ci'))
  command.kill('SIGTERM')
  await until(() => !isGroupRunning(command))
  expect(existsSync(path.join(clone, '.ready-lock'))).toBe(false)
})

test('a failed install leaves nothing that looks complete', async () => {
  expect(await ended(ready({ FAKE_NPM_STATUS: '1' }))).toBe(1)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(2)
})

test('anvil for this platform is installed in addition to the locked packages, unless ANVIL_BIN is set', async () => {
  await ended(ready())
  expect(log()).toMatch(/^install --no-save @foundry-rs\/anvil-[a-z0-9]+-[a-z0-9]+@\d+\.\d+\.\d+ /m)
  rmSync(path.join(clone, 'npm.log'))
  rmSync(path.join(clone, 'node_modules'), { recursive: true })
  await ended(ready({ ANVIL_BIN: '/opt/anvil' }))
  expect(log()).not.toContain('anvil')
})

function npm(...args: readonly string[]): ChildProcess {
  return run([path.join(clone, 'npm-cli.cjs'), ...args])
}

function ready(variables: Readonly<Record<string, string>> = {}): ChildProcess {
  return run([path.join(clone, 'tests/ready.mjs')], variables)
}

function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}): ChildProcess {
  const { ANVIL_BIN: _, ...inherited } = process.env
  const fake = { npm_execpath: path.join(clone, 'npm-cli.cjs'), FAKE_NPM_MS: '0', FAKE_NPM_STATUS: '0' }
  const options = { cwd: clone, stdio: 'ignore', detached: true, env: { ...inherited, ...fake, ...variables } } as const
  const child = spawn(process.execPath, args, options)
  started.push(child)
  return child
}

/** Ends the command and its child processes. */
function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

function isGroupRunning({ pid = 0 }: ChildProcess): boolean {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

function installs(): string[] {
  return log()
    .split('\n')
    .filter((line) => /^ci\b/.test(line))
}

function log(): string {
  const file = path.join(clone, 'npm.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}
