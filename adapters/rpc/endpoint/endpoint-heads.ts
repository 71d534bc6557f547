import {
  type ChainProgress,
  type EndpointLag,
  lagOf,
  noProgress,
  withConfirmed,
  withReading
} from '#domain/chain/endpoint-lag.ts'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { blockOf, receiptOf } from './read-answers.ts'
import type { Outcome, RpcRequest } from './transport/json-rpc.ts'

const headRequest: RpcRequest = { method: 'eth_blockNumber', params: [] }
const headBlockRequest: RpcRequest = { method: 'eth_getBlockByNumber', params: ['latest', false] }

/** What an exchange says of the endpoint's newest block, and of own transactions. */
interface Said {
  /** As the endpoint names it. */
  readonly head?: bigint
  /** As the endpoint gives it. */
  readonly block?: { readonly number: bigint; readonly time: number | undefined }
  readonly confirmed: readonly bigint[]
}

/** How far each of a chain's several endpoints is, going by the answers to what is asked of them anyway. */
export class EndpointHeads {
  #progress: ChainProgress = noProgress
  /** When each was asked for its head last, in milliseconds since 1970. */
  readonly #askedAt = new Map<number, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  lagOf(endpoint: number): EndpointLag | undefined {
    return lagOf(this.#progress, endpoint)
  }

  /** True if an answer of the endpoint would be compared with what it said of its head before the last poll. */
  isDue(endpoint: number): boolean {
    return hasPassed(POLLING_INTERVAL_MS, this.#askedAt.get(endpoint) ?? 0, this.#now())
  }

  /** What to ask the endpoint for beside these: its head if that is due, and the block of a head that it is asked for. */
  more(endpoint: number, requests: readonly RpcRequest[]): readonly RpcRequest[] {
    const asksHead = requests.some(isHead)
    if (!asksHead && !this.isDue(endpoint)) return []
    this.#askedAt.set(endpoint, this.#now())
    return [...(asksHead ? [] : [headRequest]), ...(requests.some(isHeadBlock) ? [] : [headBlockRequest])]
  }

  /** @returns the request for the block of the head that the endpoint has named, if it has not given that too. */
  note(endpoint: number, requests: readonly RpcRequest[], outcomes: readonly (Outcome | undefined)[]) {
    const { head, block, confirmed } = saidIn(requests, outcomes)
    for (const each of confirmed) this.#progress = withConfirmed(this.#progress, { endpoint, block: each })
    const isGiven = block !== undefined && (head === undefined || head === block.number)
    const newest = isGiven ? block.number : head
    if (newest !== undefined) this.#read(endpoint, newest, isGiven ? block.time : undefined)
    return isGiven || head === undefined ? undefined : blockRequest(head)
  }

  /** The answer to what `note` has returned. */
  noteBlock(endpoint: number, outcome: Outcome | undefined): void {
    const block = outcome && 'result' in outcome ? blockOf(outcome.result) : undefined
    if (block?.number !== undefined) this.#read(endpoint, block.number, block.time)
  }

  /** The chain starts over. */
  forget(): void {
    this.#progress = noProgress
  }

  #read(endpoint: number, block: bigint, time: number | undefined): void {
    this.#progress = withReading(this.#progress, { endpoint, block, time }, this.#now())
  }
}

function saidIn(requests: readonly RpcRequest[], outcomes: readonly (Outcome | undefined)[]): Said {
  const results = requests.flatMap((request, index) => {
    const outcome = outcomes[index]
    return outcome && 'result' in outcome ? { request, result: outcome.result } : []
  })
  const head = results.find(({ request }) => isHead(request))?.result
  const block = blockOf(results.find(({ request }) => isHeadBlock(request))?.result ?? null)
  const receipts = results.filter(({ request }) => request.method === 'eth_getTransactionReceipt')
  return {
    ...(head !== undefined && { head: BigInt(head as string) }),
    ...(block?.number !== undefined && { block: { number: block.number, time: block.time } }),
    confirmed: receipts.flatMap(({ result }) => receiptOf(result)?.blockNumber ?? [])
  }
}

function isHead({ method }: RpcRequest): boolean {
  return method === headRequest.method
}

function isHeadBlock({ method, params }: RpcRequest): boolean {
  return method === headBlockRequest.method && params[0] === 'latest'
}

function blockRequest(number: bigint): RpcRequest {
  return { method: headBlockRequest.method, params: [`0x${number.toString(16)}`, false] }
}
