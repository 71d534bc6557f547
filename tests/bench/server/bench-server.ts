import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../ready.mjs'
import { hasRedis } from '../../run/redis.mjs'
import { table } from '../../run/table.mjs'
import { openRedis } from '../../server/redis-server.ts'
import { MAX_GROWTH, type MemoryFigures, type MemorySample, measureMemory } from './memory.ts'
import { buildService, type RunningProcess, startProcess } from './process.ts'
import { measureRates, type RateFigures } from './rates.ts'
import { measureSweep } from './sweep.ts'

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
  const dist = path.join(root, 'server/dist')
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(path.join(dist, 'bench-'))
  try {
    await buildService(folder)
    const measure = async (name: string, processes: readonly RunningProcess[]): Promise<Figures> => {
      try {
        const rates = await measureRates(processes)
        // Not on standard output, which may be read as JSON; and at once, as a million requests take a while.
        const onSample = ({ requests, heap, resident }: MemorySample) =>
          console.error(`${name}: ${requests} requests, heap ${inMb(heap)} MB, resident ${inMb(resident)} MB`)
        if (memoryRequests === 0) return { name, rates, memory: undefined }
        const memory = await measureMemory(processes, memoryRequests, { onSample })
        console.error(memorySentence(name, memory))
        return { name, rates, memory }
      } finally {
        await Promise.all(processes.map((each) => each.stop()))
      }
    }
    const sqlite = { AUTH_DATABASE: path.join(folder, 'sign-in.db') }
    const all = [await measure('SQLite', [await startProcess(folder, sqlite)])]
    if (hasRedis()) {
      const redis = await openRedis()
      try {
        const shared = Array.from({ length: PROCESSES }, () => startProcess(folder, { AUTH_REDIS_URL: redis.url }))
        all.push(await measure(`${PROCESSES} × Redis`, await Promise.all(shared)))
      } finally {
        await redis.stop()
      }
    }
    const sweepMs = await measureSweep(folder)
    if (asJson) console.log(JSON.stringify({ services: all, sweepMs }, undefined, 2))
    else print(all, sweepMs)
    if (all.some(({ memory }) => memory?.isFlat === false)) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(all: readonly Figures[], sweepMs: number): void {
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
  console.log(`\nA batch of expired nonces is deleted in ${sweepMs.toFixed(1)} ms of processor time.`)
}

function memorySentence(name: string, { samples, growth, isFlat }: MemoryFigures): string {
  const [last] = samples.slice(-1)
  const grows = (kind: 'heap' | 'resident') => `${growth[kind].toFixed(1)} (at most ${MAX_GROWTH[kind]})`
  return `${name}: after ${last?.requests} requests, memory is ${isFlat ? '' : 'NOT '}flat. \
Bytes for each further request: heap ${grows('heap')}, resident ${grows('resident')}.`
}

function inMb(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
