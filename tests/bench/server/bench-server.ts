import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../../ready.mjs'
import { hasRedis } from '../../run/redis.mjs'
import { table } from '../../run/table.mjs'
import { openRedis } from '../../server/redis-server.ts'
import { type MemoryFigures, measureMemory } from './memory.ts'
import { type RunningProcess, startProcess } from './process.ts'
import { measureRates, type RateFigures } from './rates.ts'

interface BenchOptions {
  readonly asJson: boolean
  /** 0: memory is not measured. */
  readonly memoryRequests: number
}

interface Figures {
  readonly name: string
  readonly rates: RateFigures
  readonly memory: MemoryFigures | undefined
}

const PROCESSES = 3

/** Measures the built service: one process on SQLite, and three on Redis if there is one. */
export async function benchServer({ asJson, memoryRequests }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(root, 'server/dist/bench-'))
  try {
    const server = path.join(root, 'server')
    await build({ root: server, logLevel: 'error', build: { ssr: 'main.ts', outDir: folder } })
    const measure = async (name: string, processes: readonly RunningProcess[]): Promise<Figures> => {
      try {
        const rates = await measureRates(processes)
        const [first] = processes
        return {
          name,
          rates,
          memory: first && memoryRequests > 0 ? await measureMemory(first, memoryRequests) : undefined
        }
      } finally {
        await Promise.all(processes.map((each) => each.stop()))
      }
    }
    const sqlite = { AUTH_DATABASE: path.join(folder, 'sign-in.db') }
    const all = [await measure('SQLite', [await startProcess(folder, sqlite)])]
    if (hasRedis()) {
      const redis = await openRedis()
      const shared = Array.from({ length: PROCESSES }, () => startProcess(folder, { AUTH_REDIS_URL: redis.url }))
      all.push(await measure(`${PROCESSES} × Redis`, await Promise.all(shared)))
      await redis.stop()
    }
    if (asJson) console.log(JSON.stringify(all, undefined, 2))
    else print(all)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(all: readonly Figures[]): void {
  const rows = all.flatMap(({ name, rates }) =>
    Object.entries(rates).map(([what, { perSecond, p50Ms, p99Ms, processorMs }]) => [
      name,
      what,
      perSecond,
      p50Ms,
      p99Ms,
      processorMs
    ])
  )
  console.log(table(['store', 'request', 'a second', 'p50 ms', 'p99 ms', 'processor ms'], rows))
  const memory = all.flatMap(({ name, memory: figures }) =>
    figures ? [[name, figures.requests, ...figures.samplesMb.map(({ heap }) => heap)]] : []
  )
  if (memory.length > 0)
    console.log(`\nHeap in MB after each tenth of the requests\n${table(['store', 'requests'], memory)}`)
}
