import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './events.ts'
import { type RunningService, untimed, Visitor } from './visitor.ts'

const server = fileURLToPath(new URL('../../server', import.meta.url))
const PAGE = 'http://localhost:5173'
/** Enough for a busy machine. */
const AUTH_DATABASE_WAIT_MS = '10000'
let folder: string

beforeAll(async () => {
  // Inside the project, so that the built file finds its packages, in an ignored folder.
  mkdirSync(join(server, 'dist'), { recursive: true })
  folder = mkdtempSync(join(server, 'dist', 'test-'))
  await build({ root: server, logLevel: 'warn', build: { ssr: 'main.ts', outDir: folder } })
})

afterAll(() => rmSync(folder, { recursive: true }))

const run = (variables: Record<string, string>) =>
  spawn(process.execPath, [join(folder, 'main.js')], {
    env: { PATH: process.env.PATH, AUTH_PORT: '0', AUTH_DATABASE_WAIT_MS, ...variables }
  })

const firstLine = async (stream: NodeJS.ReadableStream | null) => {
  if (!stream) return ''
  for await (const line of createInterface({ input: stream })) return line
  return ''
}

async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string, string> {
  yield* createInterface({ input: stream })
  return '{}'
}

const exitCode = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'exit'))[0]

test('the built service runs on plain Node, signs a visitor in, and stops cleanly', async () => {
  const child = run({ AUTH_ORIGINS: PAGE, AUTH_DATABASE: join(folder, 'sign-in.db') })
  try {
    const origin = /http:\/\/[\w.:]+/.exec(await firstLine(child.stdout))?.[0] ?? ''
    const running = { origin, stop: async () => undefined }
    const visitor = new Visitor(running, PAGE)
    const session = await visitor.adapter.verify(await visitor.signed())
    expect(await visitor.adapter.getSession()).toMatchObject(untimed(session))
    const { next } = await listen(visitor, running)
    child.kill('SIGTERM')
    expect([await next(), await next()]).toEqual(['data: open', 'closed'])
    expect(await exitCode(child)).toBe(0)
  } finally {
    child.kill('SIGKILL')
  }
})

test('the built service logs and counts without addresses, and still answers while it drains', async () => {
  const AUTH_DRAIN_S = '60'
  const child = run({ AUTH_ORIGINS: PAGE, AUTH_DATABASE: ':memory:', AUTH_METRICS_PORT: '0', AUTH_DRAIN_S })
  try {
    const lines = linesOf(child.stdout)
    const next = async () => JSON.parse((await lines.next()).value) as Readonly<Record<string, unknown>>
    const [service, metrics] = [await next(), await next()].sort((a) => (a['msg'] === 'listening' ? -1 : 1))
    const visitor = new Visitor({ origin: String(service?.['url']), stop: async () => undefined }, PAGE)
    await visitor.adapter.verify(await visitor.signed())
    expect(await (await fetch(String(metrics?.['url']))).text()).toMatch(/route="\/verify",status="200",error=""} 1/)
    expect([(await next())['route'], await next()]).toEqual([
      '/nonce',
      expect.not.objectContaining({ client: expect.stringContaining('127') })
    ])
    child.kill('SIGTERM')
    expect((await next())['msg']).toBe('draining')
    const ready = await fetch(`${service?.['url']}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { error: 'draining' }])
    expect(await visitor.adapter.getSession()).toBeDefined()
  } finally {
    child.kill('SIGKILL')
  }
})

test('a service that shuts down under load answers all that it has taken, and keeps no connection for more', async () => {
  const child = run({ AUTH_ORIGINS: PAGE, AUTH_DATABASE: ':memory:', AUTH_DRAIN_S: '1' })
  const agent = new Agent({ keepAlive: true })
  try {
    const logged: string[] = []
    const reading = createInterface({ input: child.stdout }).on('line', (line) => void logged.push(line))
    const ended = once(reading, 'close')
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    const { url } = JSON.parse(logged[0] ?? '{}') as { url: string }
    const connections: string[] = []
    /** One request after the other, until the service takes none. */
    const client = async (): Promise<void> => {
      for (;;) {
        const { connection = '' } = await post(`${url}/nonce`, agent)
        connections.push(connection)
      }
    }
    const clients = Array.from({ length: 12 }, () => client().catch((error: NodeJS.ErrnoException) => error.code))
    await expect.poll(() => connections.length).toBeGreaterThan(12)
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
    for (const code of await Promise.all(clients)) expect(['ECONNREFUSED', 'ECONNRESET']).toContain(code)
    await ended
    const drainedAt = logged.findIndex((line) => line.includes('"draining"'))
    const answered = logged.filter((line) => line.includes('"/nonce"'))
    expect(connections).toHaveLength(answered.length)
    const answeredLate = logged.slice(drainedAt).filter((line) => line.includes('"/nonce"'))
    expect(connections.slice(-answeredLate.length + clients.length)).toEqual(
      Array(answeredLate.length - clients.length).fill('close')
    )
  } finally {
    agent.destroy()
    child.kill('SIGKILL')
  }
})

function post(url: string, agent: Agent): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { origin: PAGE } }, (response) => {
      response.resume().on('end', () => resolve(response.headers))
    })
    sent.on('error', reject).end()
  })
}

test('what was answered before the service is killed holds after its restart', async () => {
  const variables = { AUTH_ORIGINS: PAGE, AUTH_DATABASE: join(folder, 'killed.db') }
  const start = async () => {
    const child = run(variables)
    const origin = /http:\/\/[\w.:]+/.exec(await firstLine(child.stdout))?.[0] ?? ''
    return { child, running: { origin, stop: async () => undefined } }
  }
  const first = await start()
  const visitor = new Visitor(first.running, PAGE)
  const signed = await visitor.signed()
  const session = await visitor.adapter.verify(signed)
  first.child.kill('SIGKILL')
  await exitCode(first.child)
  const { child, running } = await start()
  try {
    const again = new Visitor(running, PAGE)
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    expect(await again.adapter.getSession()).toMatchObject(untimed(session))
    expect(await again.adapter.verify(signed)).toBeUndefined()
  } finally {
    child.kill('SIGKILL')
  }
})

test('with a full disk, nobody signs in, sessions remain, and signing out works', async () => {
  const variables = {
    AUTH_ORIGINS: PAGE,
    AUTH_DATABASE: join(folder, 'full.db'),
    AUTH_PORT: '0',
    AUTH_DATABASE_WAIT_MS
  }
  // No file may exceed 256 blocks, the write-ahead log included.
  const child = spawn('sh', ['-c', 'ulimit -f 256; exec "$0" "$1"', process.execPath, join(folder, 'main.js')], {
    env: { PATH: process.env.PATH, ...variables }
  })
  try {
    const origin = /http:\/\/[\w.:]+/.exec(await firstLine(child.stdout))?.[0] ?? ''
    const running = { origin, stop: async () => undefined }
    const [visitor, late] = [new Visitor(running, PAGE), new Visitor(running, PAGE)]
    const session = await visitor.adapter.verify(await visitor.signed())
    const signed = await late.signed()
    const failure = await exhaust(running)
    expect(failure).toEqual([503, '60', { error: 'store-failed' }])
    await expect(late.adapter.verify(signed)).rejects.toThrow('503')
    expect(await visitor.adapter.getSession()).toMatchObject(untimed(session))
    const stolen = new Map(visitor.cookies)
    await expect(visitor.adapter.signOut()).rejects.toThrow('503')
    expect(await visitor.adapter.getSession()).toBeUndefined()
    for (const [name, value] of stolen) visitor.cookies.set(name, value)
    expect(await visitor.adapter.getSession()).toBeUndefined()
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
  } finally {
    child.kill('SIGKILL')
  }
})

/** Requests nonces until the service has no room for one. */
async function exhaust(service: RunningService): Promise<unknown> {
  const visitor = new Visitor(service, PAGE)
  for (;;) {
    const response = await visitor.fetch(`${service.origin}/nonce`, { method: 'POST' })
    if (response.status !== 200) return [response.status, response.headers.get('retry-after'), await response.json()]
  }
}

test.each([
  ['AUTH_ORIGINS', {}],
  ['AUTH_PORT', { AUTH_ORIGINS: PAGE, AUTH_PORT: 'x' }],
  ['AUTH_DATABASE', { AUTH_ORIGINS: PAGE, AUTH_DATABASE: join('missing', 'folder', 'sign-in.db') }]
])('an invalid %s stops the start with a message that names it', async (name, variables) => {
  const child = run(variables)
  try {
    const [line, code] = await Promise.all([firstLine(child.stderr), exitCode(child)])
    expect(line).toMatch(new RegExp(`^${name}: .+\\.$`))
    expect(code).toBe(1)
  } finally {
    child.kill('SIGKILL')
  }
})
