import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { root } from '../ready.mjs'

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

const [compose = '', service = ''] = [...read('README.md').matchAll(/```text\n([^`]*^AUTH_ORIGINS=[^`]*)```/gm)].map(
  ([, block = '']) => block
)

test.each([
  ['compose', compose],
  ['systemd', service]
])('with the variables that README.md gives for %s, the page of deploy.md can sign visitors in', (_, block) => {
  const guide = readFileSync(path.join(root, 'docs/guides/deploy.md'), 'utf8')
  const page = parseEnv(/```text\n(APP_NAME=[^`]*)```/.exec(guide)?.[1] ?? '')
  const { AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS, ...variables } = parseEnv(block)
  expect([AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS]).toEqual([page['APP_NAME'], page['CHAINS'], page['PAGE_URL']])
  expect(() => readEnvironment({ ...variables, AUTH_APP_NAME, AUTH_CHAINS, AUTH_ORIGINS })).not.toThrow()
})

test('only root reads the file with the secrets of the service', () => {
  expect(read('README.md')).toMatch(/^touch \/etc\/portside-auth.env\nchmod 600 \/etc\/portside-auth.env$/m)
})

test('a release replaces the one before, once or again, and links lead back', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-releases-'))
  const commands = [...read('README.md').matchAll(/^(?:cp -RT|ln -sfn) .+$/gm)].map(([line]) => line)
  expect(commands).toHaveLength(6)
  const [update, back] = [commands.slice(0, 4), commands.slice(4)]
  /** In the folder instead of the machine's own. */
  const run = (lines: readonly string[], release: string) => {
    const script = lines.join('\n').replaceAll(/ \/(srv|opt)\//g, ` ${folder}/$1/`)
    const { status, stderr } = spawnSync('sh', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, release }
    })
    expect([status, stderr]).toEqual([0, ''])
  }
  const shown = () =>
    ['srv/page/index.html', 'opt/portside-auth/main.js'].map((file) => readFileSync(path.join(folder, file), 'utf8'))
  try {
    for (const each of ['srv', 'opt', 'dist', 'server/dist']) mkdirSync(path.join(folder, each), { recursive: true })
    for (const release of ['0123abc', '4567def']) {
      writeFileSync(path.join(folder, 'dist/index.html'), release)
      writeFileSync(path.join(folder, 'server/dist/main.js'), release)
      run(update, release)
      run(update, release)
      expect(shown()).toEqual([release, release])
    }
    run(back, '')
    expect(shown()).toEqual(['0123abc', '0123abc'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

test.runIf(hasCaddy)('the Caddyfile is formatted, so that a reload warns of nothing', () => {
  const { stdout } = spawnSync('caddy', ['fmt', path.join(root, 'deploy/Caddyfile')], { encoding: 'utf8' })
  expect(read('Caddyfile')).toBe(stdout)
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
