import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growthOf, measureMemory } from '../bench/server/memory.ts'
import { buildService, type RunningProcess, startProcess } from '../bench/server/process.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

/** More than what the service remembers up to a limit takes, and less than a request that is kept, with its socket. */
const MAX_BYTES = 250
let folder: string
let service: RunningProcess

beforeAll(async () => {
  const dist = join(root, 'server', 'dist')
  mkdirSync(dist, { recursive: true })
  folder = mkdtempSync(join(dist, 'memory-'))
  await buildService(folder)
  service = await startProcess(folder, { AUTH_DATABASE: join(folder, 'sign-in.db') })
})

afterAll(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true })
})

test(
  'after ten thousand requests of every kind, the service holds no more than after five thousand',
  async () => {
    const { growth, samples } = await measureMemory([service], 10_000)
    // In whole visits.
    expect(samples.at(-1)?.requests).toBeGreaterThanOrEqual(10_000)
    expect(growth.heap).toBeLessThan(MAX_BYTES)
    expect(await service.metric('portside_event_streams')).toBe(0)
  },
  limit(1_800_000)
)

test('growth is what each further request adds', () => {
  const samples = [0, 1, 2, 3].map((thousand) => {
    const requests = thousand * 1000
    return { requests, heap: 50_000_000 + 40 * requests, resident: 90_000_000 + (thousand % 2) }
  })
  const { heap, resident } = growthOf(samples)
  expect(heap).toBeCloseTo(40)
  expect(Math.abs(resident)).toBeLessThan(1)
})
