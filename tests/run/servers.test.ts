import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureServers } from '../ready.mjs'
import { notRun } from './not-run.mjs'

const REDIS_URL = 'redis://127.0.0.1:6379'
let folder: string
let PATH: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-apt-'))
  // Nothing else is on PATH.
  PATH = folder
})
afterEach(() => rmSync(folder, { recursive: true }))

const log = () => {
  const file = path.join(folder, 'apt.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

function provide(...names: readonly string[]): void {
  for (const name of names) writeFileSync(path.join(folder, process.platform === 'win32' ? `${name}.exe` : name), '')
}

/** An apt-get that logs its arguments and ends with the status; with 0, it installs what it was asked for last. */
function fakeApt(status: number): void {
  const file = path.join(folder, 'apt-get')
  const installs = status === 0 ? `case "$*" in *" install "*) : > "${folder}/$last";; esac` : ''
  writeFileSync(
    file,
    `#!/bin/sh
echo "$*" >> "${folder}/apt.log"
for last; do :; done
${installs}
exit ${status}
`
  )
  chmodSync(file, 0o755)
}

describe.skipIf(process.platform === 'win32')('the servers of the tests', () => {
  const quiet = '-qq -o DPkg::Lock::Timeout=120'

  test('are installed from Debian if they are missing, and then every suite runs', () => {
    fakeApt(0)
    ensureServers({ env: { PATH }, canInstall: true })
    const install = `${quiet} install -y --no-install-recommends`
    const programs = ['redis-server', 'caddy', 'nginx', 'curl']
    expect(log()).toEqual([`${quiet} update`, ...programs.map((name) => `${install} ${name}`)])
    const nothing = { sentences: [], isFailure: false }
    expect([notRun('test', { PATH, CI: 'true' }), notRun('proof', { PATH, CI: 'true' })]).toEqual([nothing, nothing])
  })

  test('are left alone if they are there', () => {
    fakeApt(0)
    provide('valkey-server', 'caddy', 'nginx', 'curl')
    ensureServers({ env: { PATH }, canInstall: true })
    expect(log()).toEqual([])
  })

  test('are installed although REDIS_URL names a server, which no test may break', () => {
    fakeApt(0)
    provide('caddy', 'nginx', 'curl')
    ensureServers({ env: { PATH, REDIS_URL }, canInstall: true })
    expect(log()).toHaveLength(2)
  })

  test('are not installed on any other system, or by any other user', () => {
    fakeApt(0)
    ensureServers({ env: { PATH }, canInstall: false })
    expect(log()).toEqual([])
  })

  test('may fail to install: the suites without them are named', () => {
    fakeApt(100)
    ensureServers({ env: { PATH }, canInstall: true })
    expect(log()).toHaveLength(5)
    expect(notRun('test', { PATH }).sentences).toHaveLength(1)
    expect(notRun('proof', { PATH }).sentences).toHaveLength(1)
  })
})

test.each([
  ['test', /^Not run: .*stores\.test/],
  ['proof', /^Not run: .*deployed\.spec/]
] as const)(
  'npm run %s names suites that it could not run, and fails for them only where CI is set',
  (command, named) => {
    const { sentences, isFailure } = notRun(command, { PATH })
    expect([sentences, isFailure]).toEqual([[expect.stringMatching(named)], false])
    expect(notRun(command, { PATH, CI: 'true' })).toEqual({
      sentences: [...sentences, 'As CI is set, that is a failure.'],
      isFailure: true
    })
  }
)

test.each([
  ['caddy', 'proof', ['redis-server', 'nginx', 'curl'], {}],
  ['nginx', 'proof', ['redis-server', 'caddy', 'curl'], {}],
  ['curl', 'proof', ['redis-server', 'caddy', 'nginx'], {}],
  ['a Redis of its own', 'test', ['caddy', 'nginx'], { REDIS_URL }]
] as const)('without %s, npm run %s fails where CI is set', (_missing, command, provided, variables) => {
  provide(...provided)
  expect(notRun(command, { PATH, CI: 'true', ...variables }).isFailure).toBe(true)
})
