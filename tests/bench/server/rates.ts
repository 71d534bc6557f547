import { privateKeyToAccount } from 'viem/accounts'
import type { RunningProcess } from './process.ts'
import { type BenchAnswer, inParallel, send } from './requests.ts'
import { signedBody } from './signing.ts'

interface Rate {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Of all processes of the service together, for each request. */
  readonly processorMs: number
}

export interface RateFigures {
  readonly nonce: Rate
  readonly verify: Rate
  readonly session: Rate
}

/** Well-known test key: never funded on a public network. */
const alice = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const VISITORS = 1300
const WARM_UP = 300
const WIDTH = 16

/** Signs visitors in, each in three steps that are measured apart. Signing itself is the visitors' work. */
export async function measureRates(processes: readonly RunningProcess[]): Promise<RateFigures> {
  const urlOf = (visitor: number, path: string) => `${processes[visitor % processes.length]?.url}${path}`
  const nonces: BenchAnswer[] = []
  const signed: string[] = []
  const sessions: BenchAnswer[] = []
  const nonce = await measure(processes, async (visitor) => {
    nonces[visitor] = ok(await send({ method: 'POST', url: urlOf(visitor, '/nonce'), visitor }))
  })
  await inParallel(VISITORS, 1, async (visitor) => {
    signed[visitor] = await signedBody(alice, nonces[visitor]?.body ?? '')
  })
  const verify = await measure(processes, async (visitor) => {
    const { cookie = '' } = nonces[visitor] ?? {}
    const request = { method: 'POST', cookie, body: signed[visitor] ?? '', visitor } as const
    // By the next process than the one that issued the nonce.
    sessions[visitor] = ok(await send({ ...request, url: urlOf(visitor + 1, '/verify') }))
  })
  const session = await measure(processes, async (visitor) => {
    const { cookie = '' } = sessions[visitor] ?? {}
    // An account keeps its newest sessions only, so most of these find none.
    await send({ method: 'GET', url: urlOf(visitor, '/session'), cookie, visitor })
  })
  return { nonce, verify, session }
}

/** The first ones warm up the compiler and do not count. */
async function measure(processes: readonly RunningProcess[], work: (visitor: number) => Promise<void>): Promise<Rate> {
  await inParallel(WARM_UP, WIDTH, work)
  const processor = () => Promise.all(processes.map((each) => each.metric('process_cpu_seconds_total')))
  const before = sum(await processor())
  const startedAt = performance.now()
  const tookMs: number[] = []
  const count = VISITORS - WARM_UP
  await inParallel(count, WIDTH, async (index) => {
    const sentAt = performance.now()
    await work(WARM_UP + index)
    tookMs.push(performance.now() - sentAt)
  })
  const seconds = (performance.now() - startedAt) / 1000
  const after = sum(await processor())
  tookMs.sort((a, b) => a - b)
  const at = (part: number) => rounded(tookMs[Math.floor(part * tookMs.length)] ?? 0)
  const processorMs = rounded(((after - before) * 1000) / count)
  return { perSecond: Math.round(count / seconds), p50Ms: at(0.5), p99Ms: at(0.99), processorMs }
}

function ok(answer: BenchAnswer): BenchAnswer {
  if (answer.status !== 200) throw new Error(`The service answered ${answer.status}: ${answer.body}`)
  return answer
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
