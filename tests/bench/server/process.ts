import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** The built service, running. */
export interface RunningProcess {
  readonly url: string
  /** A value of its metrics. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

export const PAGE = 'http://localhost:5173'
const READY_MS = 10_000

/** @param folder of the build. */
export async function startProcess(folder: string, store: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const variables = {
    AUTH_ORIGINS: PAGE,
    AUTH_PORT: '0',
    AUTH_METRICS_PORT: '0',
    AUTH_PROXIES: '1',
    AUTH_LOG_LEVEL: 'info',
    AUTH_REQUESTS_OVERALL: '1000000',
    AUTH_REQUESTS_PER_ADDRESS: '1000000',
    AUTH_DATABASE_WAIT_MS: '5000'
  }
  const child = spawn(process.execPath, ['--max-semi-space-size=16', path.join(folder, 'main.js')], {
    env: { PATH: process.env.PATH, ...variables, ...store },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const urls = new Map<string, string>()
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const { msg, url } = JSON.parse(line) as { readonly msg: string; readonly url: string }
    if (urls.set(msg, url).size === 2) break
  }
  // What it logs from now on is not read.
  child.stdout.resume()
  const [url = '', metrics = ''] = [urls.get('listening'), urls.get('metrics')]
  const until = performance.now() + READY_MS
  while (!(await fetch(`${url}/readyz`)).ok) if (performance.now() > until) throw new Error(`${url} is not ready.`)
  return {
    url,
    metric: async (name) => {
      const text = await (await fetch(metrics)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
}
