import type { RunningProcess } from './process.ts'
import { inParallel, send } from './requests.ts'

export interface MemoryFigures {
  readonly requests: number
  /** After each tenth of the requests. */
  readonly samplesMb: readonly { readonly heap: number; readonly resident: number }[]
}

const SAMPLES = 10
const WIDTH = 32
/** Few enough that no limit on nonces is reached, from more addresses than the service remembers. */
const HOLDERS = 2000
const ADDRESSES = 200_000
const MB = 1_000_000

/** Requests of every kind, most of them refused, as a public service gets them. */
export async function measureMemory({ url, metric }: RunningProcess, requests: number): Promise<MemoryFigures> {
  const cookies: string[] = []
  const samplesMb: { readonly heap: number; readonly resident: number }[] = []
  const kinds = [
    async (visitor: number) => {
      const holder = visitor % HOLDERS
      const { cookie } = await send({ method: 'POST', url: `${url}/nonce`, cookie: cookies[holder] ?? '', visitor })
      if (cookie !== '') cookies[holder] = cookie
    },
    (visitor: number) => send({ method: 'GET', url: `${url}/session`, cookie: `portside-session=${visitor}`, visitor }),
    (visitor: number) => send({ method: 'POST', url: `${url}/verify`, body: `{"message":"${visitor}"}`, visitor }),
    (visitor: number) =>
      send({ method: 'POST', url: `${url}/sign-out`, cookie: `portside-session=${visitor}`, visitor })
  ]
  for (let sample = 0; sample < SAMPLES; sample++) {
    await inParallel(Math.ceil(requests / SAMPLES), WIDTH, async (index) => {
      await kinds[index % kinds.length]?.((sample * requests + index * 7) % ADDRESSES)
    })
    const [heap, resident] = [
      await metric('nodejs_heap_size_used_bytes'),
      await metric('process_resident_memory_bytes')
    ]
    samplesMb.push({ heap: Math.round(heap / MB), resident: Math.round(resident / MB) })
  }
  return { requests, samplesMb }
}
