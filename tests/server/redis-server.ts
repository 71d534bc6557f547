import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, whenListening } from '../free-port.ts'
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
  const stop = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (cause) {
    await stop()
    throw cause
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pause: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    stop
  }
}
