import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const ours = { optional: true, os: [process.platform], cpu: [process.arch] }

const NEEDED: Packages = {
  workspace: { name: '@a/workspace', version: '1.0.0', dependencies: { needed: '1.0.0', theirs: '2.0.0' } },
  'workspace/node_modules/theirs': { version: '2.0.0', integrity: 'sha512-6' },
  'node_modules/@a/workspace': { resolved: 'workspace', link: true },
  'node_modules/needed': { version: '1.0.0', integrity: 'sha512-1' },
  'node_modules/needed/node_modules/nested': { version: '2.0.0', integrity: 'sha512-2' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-3', dev: true },
  'node_modules/ours': { version: '1.0.0', integrity: 'sha512-4', ...ours },
  'node_modules/not-windows-95': { version: '1.0.0', integrity: 'sha512-5', optional: true, os: ['!windows-95'] }
}

/** What npm leaves out on this platform. */
const ELSEWHERE: Packages = {
  'node_modules/theirs': { version: '1.0.0', optional: true, os: ['windows-95'], cpu: ['z80'] },
  'node_modules/another-c': { version: '1.0.0', ...ours, libc: ['another'] },
  'node_modules/of-theirs': { version: '1.0.0', optional: true }
}

let project = ''

/** As `npm ci` leaves it. */
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'portside-installed-'))
  lock({ '': { name: 'portside' }, ...NEEDED, ...ELSEWHERE })
  for (const [folder, { link }] of Object.entries(NEEDED)) {
    if (link) continue
    mkdirSync(inProject(folder), { recursive: true })
    writeFileSync(inProject(`${folder}/package.json`), '{}')
  }
  linkWorkspaceTo('workspace')
  record(NEEDED)
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

test('what the lock file requires on this platform is installed', () => {
  expect(isInstalled(project)).toBe(true)
})

test('an extra package at the top level is fine', () => {
  record({ ...NEEDED, 'node_modules/left-pad': { version: '1.3.0' } })
  expect(isInstalled(project)).toBe(true)
})

test.each<[string, () => void]>([
  ['the lock file changed', () => relock('node_modules/needed', { version: '1.0.1', integrity: 'sha512-6' })],
  ['a package was republished', () => relock('node_modules/needed', { version: '1.0.0', integrity: 'sha512-6' })],
  ['the lock file lists another package', () => relock('node_modules/more', { version: '1.0.0' })],
  ['development packages were left out', () => record(without('node_modules/tool'))],
  ['optional packages of this platform were left out', () => record(without('node_modules/ours'))],
  ['optional packages of all platforms but one were left out', () => record(without('node_modules/not-windows-95'))],
  [
    'a package has a nested one that the lock file no longer lists',
    () => record({ ...NEEDED, 'node_modules/tool/node_modules/needed': { version: '0.9.0' } })
  ],
  [
    'a workspace has a package that the lock file does not list',
    () => record({ ...NEEDED, 'workspace/node_modules/needed': { version: '0.9.0' } })
  ],
  [
    'a folder is missing',
    () => rmSync(inProject('node_modules/needed/node_modules/nested'), { recursive: true, force: true })
  ],
  ['an install was interrupted before npm wrote its record', () => rmSync(inProject(RECORD))],
  ['an install was interrupted while npm wrote its record', () => writeFileSync(inProject(RECORD), '{"packages":{')],
  [
    'npm recorded a workspace as an ordinary package',
    () => record({ ...NEEDED, 'node_modules/@a/workspace': { version: '1.0.0' } })
  ],
  [
    'a workspace is a copy instead of a link',
    () => {
      rmSync(inProject('node_modules/@a/workspace'))
      cpSync(inProject('workspace'), inProject('node_modules/@a/workspace'), { recursive: true })
    }
  ],
  [
    'a workspace link points elsewhere',
    () => {
      rmSync(inProject('node_modules/@a/workspace'))
      linkWorkspaceTo('node_modules/needed')
    }
  ]
])('packages are not installed when %s', (_what, happens) => {
  happens()
  expect(isInstalled(project)).toBe(false)
})

/** npm's own, of what it installed. */
const RECORD = 'node_modules/.package-lock.json'

function inProject(file: string): string {
  return path.join(project, file)
}

function lock(packages: Packages): void {
  writeFileSync(inProject('package-lock.json'), JSON.stringify({ packages }))
}

function relock(folder: string, entry: Packages[string]): void {
  lock({ ...NEEDED, ...ELSEWHERE, [folder]: entry })
}

function record(packages: Packages): void {
  writeFileSync(inProject(RECORD), JSON.stringify({ packages }))
}

function without(folder: string): Packages {
  return Object.fromEntries(Object.entries(NEEDED).filter(([name]) => name !== folder))
}

function linkWorkspaceTo(folder: string): void {
  mkdirSync(inProject('node_modules/@a'), { recursive: true })
  symlinkSync(inProject(folder), inProject('node_modules/@a/workspace'), 'junction')
}
