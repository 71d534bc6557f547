import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { type EndpointHealth, namedPauseEnd } from '#domain/chain/endpoint-health.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
import { RPC_BATCH_SIZE, RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { connectTo, type TransportOptions } from './connect-to.ts'
import { Endpoint } from './endpoint.ts'
import { EndpointError } from './endpoint-error.ts'
import { EndpointHeads } from './endpoint-heads.ts'
import { isLacking, NodeError } from './node-error.ts'
import { inBatches, type Outcome, type RpcRequest } from './transport/json-rpc.ts'

/** The environment of a reader; the defaults suit a page. */
export interface RpcOptions extends TransportOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly timeoutMs?: number
  /** The longest that an endpoint rests after failures, in milliseconds. */
  readonly maxRestMs?: number
  /** The most requests in one exchange, at least 2: one is the check of the chain's id. */
  readonly batchSize?: number
}

interface Pending {
  readonly request: RpcRequest
  readonly listeners: Set<AnswerListener>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: ChainReadError | NodeError) => void
  /** One for each endpoint tried so far. */
  readonly failures: EndpointError[]
  /** The first answer of an endpoint that does not have the method or the state. */
  lacking: NodeError | undefined
}

/** Many nodes do not have them, or take long: they are sent by themselves, and tell nothing about an endpoint. */
const SEPARATE_METHODS: readonly string[] = ['eth_simulateV1']

/**
 * Sends requests to a chain's endpoints, below any RPC library: those of one tick as one JSON-RPC batch, to the first
 * endpoint with a closed circuit, and to the next one only if an endpoint fails as such or does not have what is asked for,
 * as it may have said before. There are no retries, so a request settles within the timeout of each configured endpoint.
 * While another endpoint answers, a failed one is probed in the background. Of several endpoints, the heads are compared,
 * which are asked for in the same exchanges; with one, nothing is added.
 */
export class ChainEndpoints {
  #queue: Pending[] = []
  /** Deduplicates equal requests in the queue. */
  readonly #queued = new Map<string, { readonly answer: Promise<unknown>; readonly listeners: Set<AnswerListener> }>()
  readonly #chain: Pick<Chain, 'id' | 'name'>
  readonly #endpoints: readonly Endpoint[]
  readonly #batchSize: number
  /** Undefined with one endpoint, which nothing can be compared with. */
  readonly #heads: EndpointHeads | undefined
  readonly #now: () => number
  readonly #onHealth: () => void

  /** `onHealth` is called whenever the endpoints' health changes. */
  constructor(
    chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>,
    options: RpcOptions = {},
    onHealth: (endpoints: readonly EndpointHealth[]) => void = () => undefined
  ) {
    const { now = Date.now, timeoutMs = RPC_TIMEOUT_MS, maxRestMs, batchSize = RPC_BATCH_SIZE } = options
    const onChange = () => onHealth(this.health)
    this.#chain = chain
    this.#batchSize = batchSize
    this.#now = now
    this.#onHealth = onChange
    this.#heads = chain.rpcUrls.length > 1 ? new EndpointHeads(now) : undefined
    this.#endpoints = chain.rpcUrls.map((url) => {
      const { host, via, transport } = connectTo(url, { ...options, now })
      return new Endpoint({ host, via, chainId: chain.id, now, timeoutMs, maxRestMs, onChange }, transport)
    })
  }

  get health(): readonly EndpointHealth[] {
    return this.#endpoints.map(({ health }, index) => {
      const lag = this.#heads?.lagOf(index)
      return lag ? { ...health, lag } : health
    })
  }

  /** See `ChainReader.endRests`. */
  endRests(): void {
    for (const endpoint of this.#endpoints) endpoint.endRest()
  }

  /** See `ChainReader.startOver`. */
  startOver(): void {
    this.#heads?.forget()
    if (this.#heads) this.#onHealth()
  }

  /**
   * @param onAnswer told which endpoint answers, with a result or an error.
   * @throws NodeError if the node returns an error, ChainReadError if no endpoint answers.
   */
  send(method: string, params: readonly unknown[], onAnswer?: AnswerListener): Promise<unknown> {
    const request = { method, params }
    const key = JSON.stringify(request)
    const queued = this.#queued.get(key) ?? this.#enqueue(request)
    this.#queued.set(key, queued)
    if (onAnswer) queued.listeners.add(onAnswer)
    return queued.answer
  }

  #enqueue(request: RpcRequest) {
    const listeners = new Set<AnswerListener>()
    const answer = new Promise((resolve, reject) => {
      this.#queue.push({ request, listeners, resolve, reject, failures: [], lacking: undefined })
      if (this.#queue.length === 1) setTimeout(() => this.#flush())
    })
    return { answer, listeners }
  }

  #flush(): void {
    const all = this.#queue
    this.#queue = []
    this.#queued.clear()
    const candidates = this.#candidates()
    const together = new Map<string, { readonly endpoints: readonly Endpoint[]; readonly queue: Pending[] }>()
    const separate: Pending[] = []
    for (const pending of all) {
      if (isSeparate(pending.request)) {
        separate.push(pending)
        continue
      }
      const endpoints = inOrderFor(pending.request, candidates)
      const order = endpoints.map((endpoint) => candidates.indexOf(endpoint)).join()
      const group = together.get(order) ?? { endpoints, queue: [] }
      group.queue.push(pending)
      together.set(order, group)
    }
    for (const { endpoints, queue } of together.values()) {
      for (const batch of inBatches(queue, this.#batchSize - 1)) void this.#deliver(batch, endpoints)
    }
    // After the others, which may ask for the heads that these are compared by.
    for (const pending of separate) void this.#deliverSeparately(pending, inOrderFor(pending.request, candidates))
  }

  async #deliver(batch: readonly Pending[], endpoints: readonly Endpoint[]): Promise<void> {
    let unanswered = batch
    for (const endpoint of endpoints) {
      const outcomes = await this.#ask(
        endpoint,
        unanswered.map(({ request }) => request)
      )
      unanswered = unanswered.filter((pending, index) => !this.#settle(pending, outcomes[index], endpoint))
      if (unanswered.length === 0) return
    }
    for (const pending of unanswered) this.#giveUp(pending)
  }

  /** To the first endpoint in use that answers it. */
  async #deliverSeparately(pending: Pending, endpoints: readonly Endpoint[]): Promise<void> {
    for (const endpoint of endpoints) {
      const isInUse = endpoint.health.circuit.status === 'closed'
      const isDue = isInUse && this.#heads?.isDue(this.#endpoints.indexOf(endpoint))
      const [[outcome]] = await Promise.all([endpoint.askSeparately(pending.request), isDue && this.#ask(endpoint, [])])
      if (this.#settle(pending, outcome, endpoint)) return
    }
    this.#giveUp(pending)
  }

  /** With what tells how far the endpoint is, first, as far as it fits. */
  async #ask(endpoint: Endpoint, requests: readonly RpcRequest[]): Promise<readonly (Outcome | undefined)[]> {
    const index = this.#endpoints.indexOf(endpoint)
    const more = this.#heads?.more(index, requests) ?? []
    const added = requests.length + more.length < this.#batchSize ? more : []
    const all = [...added, ...requests]
    const outcomes = await endpoint.ask(all)
    if (this.#heads) this.#note(this.#heads, index, all, outcomes)
    return outcomes.slice(added.length)
  }

  #note(
    heads: EndpointHeads,
    index: number,
    requests: readonly RpcRequest[],
    outcomes: readonly (Outcome | undefined)[]
  ): void {
    const before = heads.lagOf(index)
    const unproven = heads.note(index, requests, outcomes)
    if (heads.lagOf(index) !== before) this.#onHealth()
    if (unproven) void this.#askForBlock(heads, index, unproven)
  }

  /** In the background: nobody waits for the proof of a head. */
  async #askForBlock(heads: EndpointHeads, index: number, request: RpcRequest): Promise<void> {
    const [outcome] = (await this.#endpoints[index]?.ask([request])) ?? []
    heads.noteBlock(index, outcome)
    this.#onHealth()
  }

  /** @returns false if the next endpoint must be tried. */
  #settle(pending: Pending, outcome: Outcome | undefined, endpoint: Endpoint): boolean {
    const { resolve, reject, failures, listeners } = pending
    if (outcome === undefined) return false
    if (outcome instanceof EndpointError) {
      failures.push(outcome)
      return false
    }
    if (outcome instanceof NodeError && isLacking(outcome)) {
      pending.lacking ??= outcome
      return false
    }
    const { host } = endpoint.health
    const lag = this.#heads?.lagOf(this.#endpoints.indexOf(endpoint))
    for (const listener of listeners) listener({ host, ...(lag && { lag }) })
    if (outcome instanceof NodeError) reject(outcome)
    else resolve(outcome.result)
    return true
  }

  /** That an endpoint lacks something tells more than that others failed. */
  #giveUp({ lacking, failures, reject }: Pending): void {
    reject(lacking ?? this.#toError(failures.length > 0 ? failures : this.#lastFailures()))
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
    const pausedUntil = namedPauseEnd(this.health, this.#now())
    const telling = failures.find(({ failure }) => failure !== 'unreachable') ?? failures[0]
    if (!telling) return new ChainReadError('unreachable', id, `${name} has no endpoint.`)
    return new ChainReadError(telling.failure, id, `${name}: ${telling.message}.`, { cause: telling, pausedUntil })
  }
}

function isSeparate({ method }: RpcRequest): boolean {
  return SEPARATE_METHODS.includes(method)
}

/** Those that are known to lack what is asked for go last: they may have it by now. */
function inOrderFor(request: RpcRequest, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const lacking = endpoints.filter((endpoint) => endpoint.lacks(request))
  return lacking.length === 0 ? endpoints : [...endpoints.filter((each) => !lacking.includes(each)), ...lacking]
}
