import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { root } from '../ready.mjs'
import { EARLIER, inPrefix, withoutContainers } from './deploy-readme.ts'

const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

test.each(['page.Dockerfile', 'auth.Dockerfile'])('%s copies files of the project and runs its commands', (name) => {
  const lines = read(name).split('\n')
  const copied = lines.flatMap((line) => /^COPY (?!--from)(\S+)/.exec(line)?.[1] ?? [])
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  const run = [...read(name).matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
  expect(run.length).toBeGreaterThan(0)
  expect(run.filter((script) => !(script in scripts))).toEqual([])
})

test('the services of compose.yaml have valid variables, and the Caddyfile names the same services', () => {
  const compose = read('compose.yaml')
  const variables = [...compose.matchAll(/^ {4}(AUTH_\w+): "?([^"\n]+)"?$/gm)].map(([, name = '', value = '']) => [
    name,
    value
  ])
  expect(variables.length).toBeGreaterThan(3)
  const environment = { ...Object.fromEntries(variables), AUTH_ORIGINS: 'https://app.example' }
  expect(() => readEnvironment(environment)).not.toThrow()
  const services = [...compose.matchAll(/^ {2}(auth-\d): \*auth$/gm)].map(([, name]) => `${name}:8787`).join(' ')
  expect(compose).toContain(`AUTH_SERVICES: ${services}\n`)
  expect(read('Caddyfile')).toContain(`{$AUTH_SERVICES:${services}}`)
  for (const [, file = ''] of compose.matchAll(/dockerfile: (\S+?\.Dockerfile)/g))
    expect(existsSync(path.join(root, file))).toBe(true)
})

const [compose = ''] = /(?<=```text\n)[^`]*^AUTH_ORIGINS=[^`]*/m.exec(read('README.md')) ?? []

test.each([
  ['compose', compose],
  ['systemd', withoutContainers.variables]
])('with the variables that README.md gives for %s, the page of deploy.md can sign visitors in', (_, block) => {
  const guide = readFileSync(path.join(root, 'docs/guides/deploy.md'), 'utf8')
  const page = parseEnv(/```text\n(APP_NAME=[^`]*)```/.exec(guide)?.[1] ?? '')
  const { AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS, ...variables } = parseEnv(block)
  expect([AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS]).toEqual([page['APP_NAME'], page['CHAINS'], page['PAGE_URL']])
  expect(() => readEnvironment({ ...variables, AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS })).not.toThrow()
})

test('only root reads the file with the secrets of the service', () => {
  expect(withoutContainers.installation).toMatch(
    /^touch \/etc\/portside-auth.env\nchmod 600 \/etc\/portside-auth.env$/m
  )
})

/** Stand in for programs that need a registry or the time: each build has the page and the service of `BUILT`. */
const PROGRAMS = {
  npm: `case "$*" in
    "run build") printf "$BUILT" > dist/index.html; chmod 600 dist/index.html;;
    "run build:server") printf "$BUILT" > server/dist/main.js;;
    "run --silent headers -- caddy") printf "$BUILT";;
  esac
  case "$*" in "$FAILING"*) exit 1;; esac`,
  git: `echo ${EARLIER.commit}`,
  date: 'echo "$TIME"'
}

function machine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const each of ['srv', 'opt', 'dist', 'server/dist', 'bin'])
    mkdirSync(path.join(folder, each), { recursive: true })
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return {
    /** In the folder instead of the machine's own, as a reader pastes it. */
    run: (block: string, env: Readonly<Record<string, string>> = {}) =>
      spawnSync('sh', ['-c', `umask 077\n${inPrefix(folder, block)}`], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}`, FAILING: 'nothing', ...env }
      }),
    shown: () =>
      ['srv/page/index.html', 'opt/portside-auth/main.js', 'opt/portside-auth/page-headers.caddy'].map((file) =>
        readFileSync(path.join(folder, file), 'utf8')
      ),
    modeOf: (file: string) => statSync(path.join(folder, file)).mode & 0o777,
    releases: () => readdirSync(path.join(folder, 'srv')).filter((name) => name !== 'page')
  }
}

const { release, back } = withoutContainers

test('a release has folders of its own, also with the commit of the one before, and links lead back', () => {
  const { run, shown, modeOf, releases } = machine()
  for (const [BUILT, TIME] of [
    ['one', EARLIER.time],
    ['two', '20260131-120500']
  ] as const) {
    expect(run(release, { BUILT, TIME })).toMatchObject({ status: 0, stderr: '' })
    expect(shown()).toEqual([BUILT, BUILT, BUILT])
  }
  expect(releases()).toHaveLength(2)
  // Whatever the umask of the build, Caddy and the service can read them.
  expect(
    ['srv/page', 'srv/page/index.html', 'opt/portside-auth/main.js', 'opt/portside-auth/page-headers.caddy'].map(modeOf)
  ).toEqual([0o755, 0o644, 0o644, 0o644])
  expect(run(back).status).toBe(0)
  expect(shown()).toEqual(['one', 'one', 'one'])
})

test.each(['ci', 'run build', 'run build:server', 'ci --prefix', 'run --silent headers'])(
  'where "npm %s" fails, the release before stays as it is',
  (FAILING) => {
    const { run, shown } = machine()
    expect(run(release, { BUILT: 'one', TIME: EARLIER.time }).status).toBe(0)
    expect(run(release, { BUILT: 'two', TIME: '20260131-120500', FAILING }).status).not.toBe(0)
    expect(shown()).toEqual(['one', 'one', 'one'])
  }
)

test('a release does not write into folders that are there', () => {
  const { run, shown } = machine()
  run(release, { BUILT: 'one', TIME: EARLIER.time })
  expect(run(release, { BUILT: 'two', TIME: EARLIER.time }).status).not.toBe(0)
  expect(shown()).toEqual(['one', 'one', 'one'])
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

test.runIf(hasCaddy)('the Caddyfile is formatted, so that a reload warns of nothing', () => {
  const { stdout } = spawnSync('caddy', ['fmt', path.join(root, 'deploy/Caddyfile')], { encoding: 'utf8' })
  expect(read('Caddyfile')).toBe(stdout)
})

test('the unit allows the system calls of V8, which ends by SIGSYS where it may not ask for memory protection keys', () => {
  const [, allowed = ''] = /^SystemCallFilter=(.*)$/m.exec(read('systemd/portside-auth@.service')) ?? []
  expect(allowed.split(' ')).toEqual(['@system-service', '@pkey'])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(hasSystemd)('systemd finds nothing wrong with the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-unit-'))
  const unit = path.join(folder, 'portside-auth@8787.service')
  try {
    copyFileSync(path.join(root, 'deploy', 'systemd', 'portside-auth@.service'), unit)
    // Checked for being there, which is up to the server.
    writeFileSync(unit, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath))
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('portside-auth@'))).toEqual([])
    const unitOfCaddy = '/usr/lib/systemd/system/caddy.service'
    if (!existsSync(unitOfCaddy)) return
    const caddy = path.join(folder, 'caddy.service')
    const dropIn = path.join(root, 'deploy', 'systemd', 'caddy.service.d')
    copyFileSync(unitOfCaddy, caddy)
    cpSync(dropIn, `${caddy}.d`, { recursive: true })
    const verified = spawnSync('systemd-analyze', ['verify', caddy], { encoding: 'utf8' }).stderr
    expect(verified.split('\n').filter((line) => line.includes('portside.conf'))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
