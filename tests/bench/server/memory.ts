import type { MemoryUse, RunningProcess } from './process.ts'
import { inParallel } from './requests.ts'
import { REQUESTS_OF_VISIT, Visits } from './visits.ts'

export interface MemorySample extends MemoryUse {
  /** How many the service has answered so far. */
  readonly requests: number
}

interface Growth {
  readonly heap: number
  readonly resident: number
}

export interface MemoryFigures {
  /** Of all processes of the service together, in bytes, at equal intervals. */
  readonly samples: readonly MemorySample[]
  /** In bytes for each request, after the warm-up. */
  readonly growth: Growth
  readonly isFlat: boolean
}

const SAMPLES = 20
/** Until then, what the service remembers up to a limit fills up: of a million requests, 400,000 are enough. */
const WARM_UP_SAMPLES = SAMPLES / 2
const WIDTH = 24
/** The smallest entry that a request could leave in a map takes about 50 bytes; over a million requests, 8 MB. */
export const MAX_GROWTH: Growth = { heap: 8, resident: 24 }

/** Whether the service's memory stays the same, however many requests it answers. @param onSample for a long run. */
export async function measureMemory(
  processes: readonly RunningProcess[],
  requests: number,
  { limit = MAX_GROWTH, onSample = () => undefined }: MemoryOptions = {}
): Promise<MemoryFigures> {
  const visits = new Visits(processes.map(({ url }) => url))
  const visitsPerSample = Math.ceil(requests / SAMPLES / REQUESTS_OF_VISIT)
  const samples: MemorySample[] = []
  for (let index = 0; index < SAMPLES; index++) {
    const first = index * visitsPerSample
    await inParallel(visitsPerSample, WIDTH, (visit) => visits.visit(first + visit))
    const uses = await Promise.all(processes.map((each) => each.memory()))
    const sample = {
      requests: (first + visitsPerSample) * REQUESTS_OF_VISIT,
      heap: uses.reduce((sum, { heap }) => sum + heap, 0),
      resident: uses.reduce((sum, { resident }) => sum + resident, 0)
    }
    samples.push(sample)
    onSample(sample)
  }
  const growth = growthOf(samples.slice(WARM_UP_SAMPLES))
  return { samples, growth, isFlat: growth.heap <= limit.heap && growth.resident <= limit.resident }
}

interface MemoryOptions {
  readonly limit?: Growth
  onSample?(sample: MemorySample): void
}

export function growthOf(samples: readonly MemorySample[]): Growth {
  return { heap: slopeOf(samples, ({ heap }) => heap), resident: slopeOf(samples, ({ resident }) => resident) }
}

/** Of the line that is closest to the samples (least squares). */
function slopeOf(samples: readonly MemorySample[], bytesOf: (sample: MemorySample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [mean(samples.map(({ requests }) => requests)), mean(samples.map(bytesOf))]
  const covariance = mean(samples.map((each) => (each.requests - middle) * (bytesOf(each) - level)))
  return covariance / mean(samples.map(({ requests }) => (requests - middle) ** 2))
}
