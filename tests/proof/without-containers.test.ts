import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sleep } from '#domain/wait/sleep.ts'
import { EARLIER, inPrefix, withoutContainers } from '../build/deploy-readme.ts'
import { runForeign } from '../devchain/foreign-program.ts'
import { freePort, whenListening } from '../free-port.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { deploymentNotRun, findCaddy, findProgram } from '../run/programs.mjs'
import { startRedis } from '../server/redis-server.ts'

const LIMIT_MS = limit(120_000)
/** Only root starts processes as somebody else; for others, the units' users are whoever runs the tests. */
const isRoot = process.getuid?.() === 0
/** From systemd's range of dynamic users, 61184 to 65519. */
const USER = 61_184 + (process.pid % 4000)
const CADDY_USER = USER + 1
/** The variables that systemd gives every service. */
const BASICS = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', LANG: 'C.UTF-8' }
const PAGE = 'http://localhost:18080'
const PORTS_IN_README = '8787 8788 8789'
const PAUSE_MS = 100

/** The machine of deploy/README.md: its folders begin here. */
let prefix: string
const here = (file: string) => path.join(prefix, file)
const read = (file: string) => readFileSync(here(file), 'utf8')
const closers: (() => unknown)[] = []

beforeAll(async () => {
  prefix = mkdtempSync(path.join(tmpdir(), 'portside-machine-'))
  chmodSync(prefix, 0o755)
  for (const each of [
    'etc/systemd/system',
    'etc/caddy',
    'opt',
    'srv',
    'usr/bin',
    'bin',
    'dist',
    'server/dist',
    'built'
  ])
    mkdirSync(here(each), { recursive: true })
  for (const [folder, user] of [
    ['var/lib/portside-auth', USER],
    ['var/lib/caddy', CADDY_USER],
    ['run/caddy', CADDY_USER]
  ] as const) {
    mkdirSync(here(folder), { recursive: true, mode: 0o755 })
    if (isRoot) chownSync(here(folder), user, user)
  }
  copyFileSync(process.execPath, here('usr/bin/node'))
  cpSync(path.join(root, 'deploy'), here('deploy'), { recursive: true })
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const built = ['build', 'server', '--ssr', 'main.ts', '--outDir', here('built'), '--logLevel', 'error']
  expect((await runForeign(process.execPath, [vite, ...built], root)).code).toBe(0)
  // The page and its headers are no part of this: whichever release they are of, they say so.
  program(
    'npm',
    `case "$*" in
      ci) ;;
      "run build") printf "$BUILT" > dist/index.html;;
      "run build:server") cp -R built/. server/dist; echo "console.log('release $BUILT')" >> server/dist/main.js;;
      "run --silent headers -- caddy") echo "header X-Release $BUILT";;
      # Once is enough.
      *) if [ -e opt/portside-auth ]; then cp -R opt/portside-auth/node_modules "$3"; else exec ${findProgram(['npm'])} "$@"; fi;;
    esac`
  )
  program('git', `echo ${EARLIER.commit}`)
  program('date', 'echo "$TIME"')
  await paste(withoutContainers.installation)
  await paste(withoutContainers.release, { BUILT: 'one', TIME: EARLIER.time })
}, LIMIT_MS)

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

afterAll(() => rmSync(prefix, { recursive: true, force: true }))

function program(name: string, script: string): void {
  writeFileSync(here(`bin/${name}`), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Into a shell of somebody whose files are for nobody else. */
async function paste(block: string, variables: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = { ...variables, PATH: `${here('bin')}:${process.env['PATH']}` }
  const ended = await runForeign('sh', ['-c', `umask 077\n${inPrefix(prefix, block)}`], prefix, env)
  expect(ended.code, ended.errors).toBe(0)
}

function valuesIn(unit: string, setting: string): readonly string[] {
  return [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}

/** The words of a setting's value. */
function wordsOf(value: string): readonly string[] {
  return [...value.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
}

/** As systemd reads the assignments of `Environment=`. */
function assigned(unit: string): Readonly<Record<string, string>> {
  const assignments = valuesIn(unit, 'Environment').flatMap(wordsOf)
  return Object.fromEntries(assignments.map((each) => [each.split('=', 1)[0], each.slice(each.indexOf('=') + 1)]))
}

/** As systemd reads a file of `EnvironmentFile=`: nothing is expanded, and only a line's beginning makes it a comment. */
function variablesIn(file: string): Readonly<Record<string, string>> {
  const lines = file.replaceAll('\\\n', '').split('\n')
  const pairs = lines.flatMap((line) => {
    const [, name, , quoted, plain = ''] = /^\s*([A-Za-z_]\w*)=(?:(["'])(.*)\2|(.*?))\s*$/.exec(line) ?? []
    return name === undefined ? [] : [[name, quoted ?? plain]]
  })
  return Object.fromEntries(pairs)
}

/** A command without the groups, capabilities and variables of whoever runs the tests. */
function spawnAs(
  user: number,
  command: readonly string[],
  { env, cwd = prefix }: { readonly env: Readonly<Record<string, string>>; readonly cwd?: string }
): ChildProcess {
  const ids = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
  const whole = ['umask 0022; exec "$@"', 'sh', ...(isRoot ? ['setpriv', ...ids, '--', ...command] : command)]
  const child = spawn('sh', ['-c', ...whole], { cwd, env: { ...BASICS, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return child
}

/** `portside-auth@8787`, as systemd runs it. */
class Service {
  readonly url: string
  /** The state folder. */
  readonly state: string
  readonly #unit: string
  #process: ChildProcess | undefined
  #output = ''

  constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`
    const unit = read('etc/systemd/system/portside-auth@.service')
      .replaceAll('%S', '/var/lib')
      .replaceAll('%i', `${port}`)
    this.#unit = inPrefix(prefix, unit)
    this.state = here(`/var/lib/${this.#valueOf('StateDirectory')}`)
  }

  start(): void {
    this.#output = ''
    const file = this.#valueOf('EnvironmentFile')
    const env = { ...assigned(this.#unit), ...variablesIn(readFileSync(file, 'utf8')), STATE_DIRECTORY: this.state }
    const cwd = this.#valueOf('WorkingDirectory')
    this.#process = spawnAs(USER, wordsOf(this.#valueOf('ExecStart')), { env, cwd })
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
      })
    }
  }

  /** The release that the process is of. */
  get release(): string | undefined {
    return /^release (.*)$/m.exec(this.#output)?.[1]
  }

  async untilReady(): Promise<void> {
    const isReady = () =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false
      )
    const hasEnded = () => this.#process?.exitCode !== null || this.#process.signalCode !== null
    const isDecided = async () => (await isReady()) || hasEnded()
    await vi.waitUntil(isDecided, { timeout: LIMIT_MS, interval: PAUSE_MS })
    expect(hasEnded(), this.#output).toBe(false)
  }

  /** @returns its exit code. @throws Error where systemd would kill it */
  async stop(): Promise<unknown> {
    const signal = AbortSignal.timeout(limit(Number(this.#valueOf('TimeoutStopSec')) * 1000))
    if (!this.#process) throw new Error('It was never started.')
    const ended = once(this.#process, 'exit', { signal })
    this.#process.kill('SIGTERM')
    return (await ended)[0]
  }

  #valueOf(setting: string): string {
    const [value] = valuesIn(this.#unit, setting)
    if (value === undefined) throw new Error(`The unit has no ${setting}.`)
    return value
  }
}

/** The service's variables, as deploy/README.md has them but for these. */
function writeVariables(edit: (block: string) => string): void {
  writeFileSync(here('etc/portside-auth.env'), edit(withoutContainers.variables))
}

/** Of the machine, and of the folders that everybody may write to. */
const ownedBy = (user: number) =>
  [[prefix], ['/tmp', '/var/tmp', '/dev/shm', '-maxdepth', '1']].flatMap((where) => {
    const found = spawnSync('find', [...where, '-user', `${user}`], { encoding: 'utf8' })
    return found.stdout.split('\n').filter(Boolean)
  })

test('as the unit runs it, a single service keeps all that it stores in its state folder, for nobody else', {
  timeout: LIMIT_MS
}, async () => {
  writeVariables((block) => block.replace(/^AUTH_REDIS_URL=.*\n/m, ''))
  const service = new Service(await freePort())
  service.start()
  await service.untilReady()
  const { status } = await fetch(`${service.url}/auth/nonce`, {
    method: 'POST',
    headers: { origin: 'https://app.example.com' }
  })
  expect(status).toBe(200)
  const files = readdirSync(service.state)
  expect(files).toContain('sign-in.db')
  expect(files.filter((file) => (statSync(path.join(service.state, file)).mode & 0o777) !== 0o600)).toEqual([])
  if (isRoot) {
    const [state, ...own] = [service.state, ...files.map((file) => path.join(service.state, file))]
    expect(new Set(ownedBy(USER))).toEqual(new Set([state, ...own]))
    const secrets = spawnAs(USER, ['test', '-r', here('etc/portside-auth.env')], { env: {} })
    expect(await once(secrets, 'exit')).toEqual([1, null])
  }
  expect(await service.stop()).toBe(0)
  for (const file of files) rmSync(path.join(service.state, file), { force: true })
})

test.skipIf(deploymentNotRun())(
  'an update leaves page and sign-in served to every visitor, and the way back leads to the older release',
  {
    timeout: LIMIT_MS
  },
  async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.stop())
    writeVariables((block) =>
      block.replace(/(?<=^AUTH_REDIS_URL=).*/m, redis.url).replace('https://app.example.com', PAGE)
    )
    const ports = [await freePort(), await freePort(), await freePort()]
    const services = new Map(ports.map((port) => [`portside-auth@${port}`, new Service(port)]))
    for (const service of services.values()) service.start()
    for (const service of services.values()) await service.untilReady()
    const caddy = await startCaddy(ports)
    const exitCodes: unknown[] = []
    await controlledBy(async (verb, unit) => {
      const service = services.get(unit)
      if (verb === 'restart' && service) {
        exitCodes.push(await service.stop())
        service.start()
      } else if (verb === 'reload' && unit === 'caddy') exitCodes.push(await caddy.reload())
      else throw new Error(`No such unit: ${unit}`)
    })
    expect(withoutContainers.update).toContain(PORTS_IN_README)
    const update = withoutContainers.update.replace(PORTS_IN_README, ports.join(' '))
    const running = async () => {
      const { text, headers } = await ask(caddy.origin)
      return [text, headers['x-release'], ...[...services.values()].map(({ release }) => release)]
    }
    const visits = new Visits(caddy.origin)
    expect(await running()).toEqual(Array(5).fill('one'))
    await paste(withoutContainers.release, { BUILT: 'two', TIME: '20260131-120500' })
    await paste(update)
    expect(await running()).toEqual(Array(5).fill('two'))
    expect(await visits.end()).toEqual(['/ 200 one', '/ 200 two', '/auth/session 204'])
    // Nobody visits from now on.
    program('sleep', `exec ${findProgram(['sleep'])} 0.1`)
    await paste(withoutContainers.back)
    await paste(update)
    expect(await running()).toEqual(Array(5).fill('one'))
    expect(exitCodes).toEqual(Array(8).fill(0))
    // All of it is in Redis.
    expect(readdirSync(here('var/lib/portside-auth'))).toEqual([])
  }
)

/** As Debian's unit runs it, with the addition of deploy/. */
async function startCaddy(ports: readonly number[]) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const addition = read('etc/systemd/system/caddy.service.d/portside.conf')
  const services = ports.map((each) => `127.0.0.1:${each}`).join(' ')
  const edited = addition.replace(/127\.0\.0\.1:8787.*(?=")/, services).replace(/(?<=SITE_ADDRESS=).*/, origin)
  const config = here('etc/caddy/Caddyfile')
  writeFileSync(config, inPrefix(prefix, read('etc/caddy/Caddyfile')), { mode: 0o644 })
  chmodSync(config, 0o644)
  const env = { HOME: here('var/lib/caddy'), ...assigned(inPrefix(prefix, edited)) }
  const run = (...words: readonly string[]) =>
    spawnAs(CADDY_USER, [findCaddy() ?? '', ...words, '--config', config], { env, cwd: '/' })
  const server = run('run')
  for (const stream of [server.stdout, server.stderr]) stream?.resume()
  await whenListening(port)
  return { origin, reload: async () => (await once(run('reload', '--force'), 'exit'))[0] }
}

/** Stands in for systemctl, which needs systemd as the first process of the machine. */
async function controlledBy(handle: (verb: string, unit: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const [, verb = '', unit = ''] = request.url?.split('/') ?? []
    handle(verb, unit).then(
      () => response.end(),
      (cause: unknown) => response.writeHead(500).end(String(cause))
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  program('systemctl', `exec curl --fail --silent --show-error --request POST "http://127.0.0.1:${port}/$1/$2"`)
}

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Over a connection of its own. */
async function ask(url: string): Promise<Answer> {
  const [response] = await once(get(url, { agent: false }), 'response')
  const { statusCode: status, headers } = response
  let text = ''
  for await (const chunk of response) text += chunk
  return { status, headers, text }
}

/** Visitors of a page and its service, one after the other until the end. */
class Visits {
  readonly #answers = new Set<string>()
  readonly #all: Promise<void>
  #isEnding = false

  constructor(origin: string) {
    this.#all = this.#run(origin)
    this.#all.catch(() => undefined)
  }

  /** Each answer once, in order. */
  async end(): Promise<readonly string[]> {
    this.#isEnding = true
    await this.#all
    return [...this.#answers].sort()
  }

  async #run(origin: string): Promise<void> {
    while (!this.#isEnding) {
      const [page, session] = [await ask(`${origin}/`), await ask(`${origin}/auth/session`)]
      this.#answers.add(`/ ${page.status} ${page.text}`)
      this.#answers.add(`/auth/session ${session.status}`)
      await sleep(PAUSE_MS)
    }
  }
}
