import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findRedisServer } from '../run/redis.mjs'

/** A real Redis or Valkey. */
export interface RedisServer {
  readonly url: string
  stop(): Promise<void>
}

/** One that the test started itself, and may therefore break. */
export interface OwnRedisServer extends RedisServer {
  /** Ends it at once; what it held is lost. */
  kill(): Promise<void>
  /** Again on the same port. */
  start(): Promise<void>
  /** It keeps its connections, but answers nothing. */
  pause(): void
  resume(): void
}

const STARTS = 100
const START_POLL_MS = 50

/** Of this machine, or the one that REDIS_URL names. */
export async function openRedis(): Promise<RedisServer> {
  const { REDIS_URL: url } = process.env
  return findRedisServer() === undefined && url ? { url, stop: async () => undefined } : startRedis()
}

export async function startRedis(...options: readonly string[]): Promise<OwnRedisServer> {
  const program = findRedisServer()
  if (!program) throw new Error('There is no redis-server and no valkey-server on PATH.')
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  let server: ChildProcess | undefined
  const start = async () => {
    server = spawn(program, [...args, ...options], { stdio: 'ignore' })
    await whenListening(port)
  }
  const kill = async () => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    if (running.signalCode === null) await once(running, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pause: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function whenListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < STARTS; attempt++) {
    if (await isListening(port)) return
    await new Promise((resolve) => setTimeout(resolve, START_POLL_MS))
  }
  throw new Error(`Redis does not listen on port ${port}.`)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}
