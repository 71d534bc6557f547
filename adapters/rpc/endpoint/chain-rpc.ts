import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { connectTo, type TransportOptions } from './connect-to.ts'
import { Endpoint } from './endpoint.ts'
import { EndpointError } from './endpoint-error.ts'
import { NodeError } from './node-error.ts'
import type { Outcome, RpcRequest } from './transport/json-rpc.ts'

/** The environment of a reader; the defaults suit a page. */
export interface RpcOptions extends TransportOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly timeoutMs?: number
}

interface Pending {
  readonly request: RpcRequest
  readonly resolve: (result: unknown) => void
  readonly reject: (error: ChainReadError | NodeError) => void
  /** One for each endpoint tried so far. */
  readonly failures: EndpointError[]
}

/** Public nodes refuse batches of more than 50, one of which is the chain id check. */
const MAX_BATCH = 49
/** Many nodes do not have them, or take long: they are sent by themselves, and tell nothing about an endpoint. */
const SEPARATE_METHODS: readonly string[] = ['eth_simulateV1']

/**
 * Sends requests to a chain's endpoints, below any RPC library: those of one tick as one JSON-RPC batch, to the first
 * endpoint with a closed circuit, and to the next one only if an endpoint fails as such. There are no retries, so a
 * request settles within the timeout of each configured endpoint. While another endpoint answers, a failed one is probed
 * in the background.
 */
export class ChainRpc {
  #queue: Pending[] = []
  /** Deduplicates equal requests in the queue. */
  readonly #queued = new Map<string, Promise<unknown>>()
  readonly #chain: Pick<Chain, 'id' | 'name'>
  readonly #endpoints: readonly Endpoint[]

  /** `onHealth` is called whenever the endpoints' health changes. */
  constructor(
    chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>,
    options: RpcOptions = {},
    onHealth: (endpoints: readonly EndpointHealth[]) => void = () => undefined
  ) {
    const { now = Date.now, timeoutMs = RPC_TIMEOUT_MS } = options
    const onChange = () => onHealth(this.health)
    this.#chain = chain
    this.#endpoints = chain.rpcUrls.map((url) => {
      const { host, via, transport } = connectTo(url, { ...options, now })
      return new Endpoint({ host, via, chainId: chain.id, now, timeoutMs, onChange }, transport)
    })
  }

  get health(): readonly EndpointHealth[] {
    return this.#endpoints.map(({ health }) => health)
  }

  /** @throws NodeError if the node returns an error, ChainReadError if no endpoint answers. */
  send(method: string, params: readonly unknown[]): Promise<unknown> {
    const request = { method, params }
    const key = JSON.stringify(request)
    const answer =
      this.#queued.get(key) ??
      new Promise((resolve, reject) => {
        this.#queue.push({ request, resolve, reject, failures: [] })
        if (this.#queue.length === 1) setTimeout(() => this.#flush())
      })
    this.#queued.set(key, answer)
    return answer
  }

  #flush(): void {
    const all = this.#queue
    this.#queue = []
    this.#queued.clear()
    const queue = all.filter(({ request }) => !isSeparate(request))
    for (const pending of all.filter(({ request }) => isSeparate(request))) void this.#deliverSeparately(pending)
    for (let start = 0; start < queue.length; start += MAX_BATCH) {
      void this.#deliver(queue.slice(start, start + MAX_BATCH))
    }
  }

  async #deliver(batch: readonly Pending[]): Promise<void> {
    let unanswered = batch
    for (const endpoint of this.#candidates()) {
      const outcomes = await endpoint.ask(unanswered.map(({ request }) => request))
      unanswered = unanswered.filter((pending, index) => !settle(pending, outcomes[index]))
      if (unanswered.length === 0) return
    }
    for (const { failures, reject } of unanswered) {
      reject(this.#toError(failures.length > 0 ? failures : this.#lastFailures()))
    }
  }

  /** To the first endpoint in use that answers it. */
  async #deliverSeparately(pending: Pending): Promise<void> {
    for (const endpoint of this.#candidates()) {
      const [outcome] = await endpoint.askSeparately(pending.request)
      if (settle(pending, outcome)) return
    }
    const { failures, reject } = pending
    reject(this.#toError(failures.length > 0 ? failures : this.#lastFailures()))
  }

  /** Closed circuits first, then half-open ones; none while every circuit is open. */
  #candidates(): readonly Endpoint[] {
    const closed = this.#endpoints.filter(({ health }) => health.circuit.status === 'closed')
    const halfOpen = this.#endpoints.filter(({ health }) => health.circuit.status === 'half-open')
    if (closed.length > 0) for (const endpoint of halfOpen) endpoint.probe()
    return [...closed, ...halfOpen]
  }

  #lastFailures(): readonly EndpointError[] {
    return this.#endpoints.flatMap(({ lastFailure }) => lastFailure ?? [])
  }

  /** Prefers failures of reachable endpoints, which tell more than `unreachable`. */
  #toError(failures: readonly EndpointError[]): ChainReadError {
    const { id, name } = this.#chain
    const telling = failures.find(({ failure }) => failure !== 'unreachable') ?? failures[0]
    if (!telling) return new ChainReadError('unreachable', id, `${name} has no endpoint.`)
    return new ChainReadError(telling.failure, id, `${name}: ${telling.message}.`, { cause: telling })
  }
}

function isSeparate({ method }: RpcRequest): boolean {
  return SEPARATE_METHODS.includes(method)
}

/** @returns false if the next endpoint must be tried. */
function settle({ resolve, reject, failures }: Pending, outcome: Outcome | undefined): boolean {
  if (outcome === undefined) return false
  if (outcome instanceof EndpointError) {
    failures.push(outcome)
    return false
  }
  if (outcome instanceof NodeError) reject(outcome)
  else resolve(outcome.result)
  return true
}
