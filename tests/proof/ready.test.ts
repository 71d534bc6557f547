import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../ready.mjs'

/** A fake npm: logs its arguments, takes a moment, and writes what npm would, its record last. */
const FAKE_NPM = `
const { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const [command, ...options] = process.argv.slice(2)
appendFileSync('npm.log', [command, ...options].join(' ') + '\\n')
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules', { recursive: true })
setTimeout(() => {
  const status = Number(process.env.FAKE_NPM_STATUS)
  if (command === 'ci' && status === 0) {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const omitted = options.flatMap((option) => /^--omit=(.*)/.exec(option)?.[1] ?? [])
    for (const [folder, entry] of Object.entries(packages)) {
      if (folder === '' || entry.elsewhere || omitted.some((kind) => entry[kind])) delete packages[folder]
      else if (entry.link) {
        mkdirSync(path.dirname(folder), { recursive: true })
        symlinkSync(path.resolve(entry.resolved), folder, 'junction')
      } else {
        mkdirSync(folder, { recursive: true })
        writeFileSync(folder + '/package.json', '{}')
      }
    }
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
  }
  process.exit(status)
}, Number(process.env.FAKE_NPM_MS))
`

const ours = { optional: true, os: [process.platform], cpu: [process.arch] }
/** `elsewhere` tells the fake what npm would detect itself. */
const LOCK = {
  packages: {
    '': { name: 'portside' },
    workspace: { name: '@a/workspace', version: '1.0.0', dependencies: { needed: '1.0.0', theirs: '2.0.0' } },
    'workspace/node_modules/theirs': { version: '2.0.0', integrity: 'sha512-6' },
    'node_modules/@a/workspace': { resolved: 'workspace', link: true },
    'node_modules/needed': { version: '1.0.0', integrity: 'sha512-1' },
    'node_modules/needed/node_modules/nested': { version: '2.0.0', integrity: 'sha512-2' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-3', dev: true },
    'node_modules/ours': { version: '1.0.0', integrity: 'sha512-4', ...ours },
    'node_modules/not-windows-95': { version: '1.0.0', integrity: 'sha512-5', optional: true, os: ['!windows-95'] },
    'node_modules/theirs': { version: '1.0.0', optional: true, os: ['windows-95'], cpu: ['z80'], elsewhere: true },
    'node_modules/another-c': { version: '1.0.0', ...ours, libc: ['another'], elsewhere: true },
    'node_modules/of-theirs': { version: '1.0.0', optional: true, elsewhere: true }
  }
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

test('an extra package at the top level is fine', async () => {
  await ended(ready())
  changeRecord((packages) => ({ ...packages, 'node_modules/left-pad': { version: '1.3.0' } }))
  await ended(ready())
  expect(installs()).toHaveLength(1)
})

test.each<[string, () => unknown]>([
  ['the lock file changed', () => changeLock('node_modules/needed', { version: '1.0.1', integrity: 'sha512-6' })],
  ['a package was republished', () => changeLock('node_modules/needed', { version: '1.0.0', integrity: 'sha512-6' })],
  ['the lock file lists another package', () => changeLock('node_modules/more', { version: '1.0.0' })],
  ['development packages were left out', () => ended(npm('ci', '--omit=dev'))],
  ['optional packages of this platform were left out', () => ended(npm('ci', '--omit=optional'))],
  [
    'a package has a nested one that the lock file no longer lists',
    () => changeRecord((packages) => ({ ...packages, 'node_modules/tool/node_modules/needed': { version: '0.9.0' } }))
  ],
  [
    'a folder is missing',
    () => rmSync(path.join(clone, 'node_modules/needed/node_modules/nested'), { recursive: true })
  ],
  ['an install was interrupted before npm wrote its record', () => rmSync(record())],
  ['an install was interrupted while npm wrote its record', () => writeFileSync(record(), '{"packages":{')],
  [
    'a workspace has a package that the lock file does not list',
    () => changeRecord((packages) => ({ ...packages, 'workspace/node_modules/needed': { version: '0.9.0' } }))
  ],
  ['npm recorded a workspace as an ordinary package', () => changeRecord(withoutLink)],
  [
    'a workspace is a copy instead of a link',
    () => replaceLink((link) => cpSync(inClone('workspace'), link, { recursive: true }))
  ],
  [
    'a workspace link points elsewhere',
    () => replaceLink((link) => symlinkSync(inClone('node_modules/needed'), link, 'junction'))
  ]
])('packages are reinstalled when %s', async (_what, happens) => {
  await ended(ready())
  await happens()
  const before = installs().length
  expect(await ended(ready())).toBe(0)
  expect(await ended(ready())).toBe(0)
  expect(installs()).toHaveLength(before + 1)
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

function record(): string {
  return path.join(clone, 'node_modules/.package-lock.json')
}

function changeLock(folder: string, entry: object): void {
  const packages = { ...LOCK.packages, [folder]: entry }
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages }))
}

type Packages = Readonly<Record<string, object>>

function changeRecord(change: (packages: Packages) => Packages): void {
  const { packages } = JSON.parse(readFileSync(record(), 'utf8')) as { readonly packages: Packages }
  writeFileSync(record(), JSON.stringify({ packages: change(packages) }))
}

function withoutLink(packages: Packages): Packages {
  return { ...packages, 'node_modules/@a/workspace': { version: '1.0.0' } }
}

function replaceLink(by: (link: string) => void): void {
  const link = inClone('node_modules/@a/workspace')
  rmSync(link)
  by(link)
}

function inClone(file: string): string {
  return path.join(clone, file)
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
