import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { root } from '../../ready.mjs'

/** In bytes. */
export interface MemoryUse {
  /** After the garbage is collected, buffers outside of the heap included. */
  readonly heap: number
  readonly resident: number
}

/** The built service, running. */
export interface RunningProcess {
  readonly url: string
  /** A value of its metrics. */
  metric(name: string): Promise<number>
  memory(): Promise<MemoryUse>
  stop(): Promise<void>
}

export const PAGE = 'http://localhost:5173'
const READY_MS = 10_000
const PROBE = fileURLToPath(new URL('./memory-probe.mjs', import.meta.url))

/** @param folder inside the project, so that the built file finds its packages. */
export async function buildService(folder: string): Promise<void> {
  const server = path.join(root, 'server')
  await build({ root: server, logLevel: 'error', build: { ssr: 'main.ts', outDir: folder } })
}

/** @param folder of the build. */
export async function startProcess(folder: string, store: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const variables = {
    AUTH_ORIGINS: PAGE,
    AUTH_PORT: '0',
    AUTH_METRICS_PORT: '0',
    AUTH_PROXIES: '1',
    AUTH_LOG_LEVEL: 'info',
    AUTH_REQUESTS_OVERALL: '1000000',
    AUTH_DATABASE_WAIT_MS: '5000'
  }
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, path.join(folder, 'main.js')], {
    env: { PATH: process.env.PATH, ...variables, ...store },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc']
  })
  const { stdout } = child
  if (!stdout) throw new Error('The service has no output.')
  const urls = new Map<string, string>()
  const lines = createInterface({ input: stdout })
  for await (const line of lines) {
    const { msg, url } = JSON.parse(line) as { readonly msg: string; readonly url: string }
    if (urls.set(msg, url).size === 2) break
  }
  // What it logs from now on is not read.
  stdout.resume()
  const [url = '', metrics = ''] = [urls.get('listening'), urls.get('metrics')]
  const until = performance.now() + READY_MS
  while (!(await fetch(`${url}/readyz`)).ok) if (performance.now() > until) throw new Error(`${url} is not ready.`)
  return {
    url,
    metric: async (name) => {
      const text = await (await fetch(metrics)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
    memory: async () => {
      child.send('measure')
      const [use] = await once(child, 'message')
      return use
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
}
