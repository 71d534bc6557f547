import {
  afterAnswer,
  afterFailure,
  type Circuit,
  circuitAt,
  closed,
  type EndpointHealth,
  withoutRest
} from '#domain/chain/endpoint-health.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { asEndpointError, EndpointError, noCompleteAnswer } from './endpoint-error.ts'
import { EndpointLimits } from './endpoint-limits.ts'
import { chainReadFailureOf, NodeError } from './node-error.ts'
import type { Outcome, RpcRequest, Transport } from './transport/json-rpc.ts'

interface EndpointOptions extends Pick<EndpointHealth, 'host' | 'via'> {
  readonly chainId: number
  readonly now: () => number
  readonly timeoutMs: number
  readonly maxRestMs?: number | undefined
  /** Called when its health changes. */
  readonly onChange: () => void
}

const chainIdRequest: RpcRequest = { method: 'eth_chainId', params: [] }

/** One endpoint of one chain: tracks its health and verifies that it serves the right chain. */
export class Endpoint {
  #circuit: Circuit = closed
  #lastFailure: EndpointError | undefined
  #speed: Pick<EndpointHealth, 'latencyMs' | 'slowSince'> = { latencyMs: undefined, slowSince: undefined }
  /** The one request allowed while the circuit is half-open. */
  #probe: Promise<void> | undefined
  #nextId = 1
  readonly #limits = new EndpointLimits()
  readonly #options: EndpointOptions
  readonly #transport: Transport

  constructor(options: EndpointOptions, transport: Transport) {
    this.#options = options
    this.#transport = transport
  }

  get health(): EndpointHealth {
    const { host, via } = this.#options
    return { host, via, circuit: this.#circuitNow, ...this.#speed }
  }

  /** Undefined after an answer. */
  get lastFailure(): EndpointError | undefined {
    return this.#lastFailure
  }

  /** True if it has answered that it does not have this method, or the state of this block. */
  lacks(request: RpcRequest): boolean {
    return this.#limits.lacks(request)
  }

  /**
   * Returns one outcome for each request, in order, within `timeoutMs`, and never throws; none while the circuit is
   * open. What it is known to refuse is not asked again.
   */
  async ask(requests: readonly RpcRequest[]): Promise<readonly (Outcome | undefined)[]> {
    const refusals = requests.map((request) => this.#limits.refusalOf(request))
    if (!refusals.some((refusal) => refusal)) return this.#askThroughCircuit(requests)
    const others = requests.filter((_, index) => !refusals[index])
    const outcomes = [...(others.length > 0 ? await this.#askThroughCircuit(others) : [])]
    return refusals.map((refusal) => refusal ?? outcomes.shift())
  }

  async #askThroughCircuit(requests: readonly RpcRequest[]): Promise<readonly Outcome[]> {
    let endProbe = () => {}
    const { timeoutMs } = this.#options
    const exchange = async (signal: AbortSignal) => {
      while (this.#probe) await this.#probe
      signal.throwIfAborted()
      const { status } = this.#circuitNow
      if (status === 'open') return []
      if (status === 'half-open') endProbe = this.#beginProbe()
      return await this.#exchange(requests, signal)
    }
    try {
      return await withTimeout(timeoutMs, exchange, () => noCompleteAnswer(timeoutMs))
    } catch (error) {
      const failure = asEndpointError(error)
      this.#judge([failure])
      return requests.map(() => failure)
    } finally {
      endProbe()
    }
  }

  /** Like `ask`, for a request whose failure leaves the endpoint's health as it was; sent only while the circuit is closed. */
  async askSeparately(request: RpcRequest): Promise<readonly Outcome[]> {
    const { timeoutMs } = this.#options
    if (this.#circuitNow.status !== 'closed') return []
    try {
      const exchange = (signal: AbortSignal) => this.#exchange([request], signal, () => undefined)
      return await withTimeout(timeoutMs, exchange, () => noCompleteAnswer(timeoutMs))
    } catch (error) {
      return [asEndpointError(error)]
    }
  }

  /** For a visitor who asks again: it may be asked now, unless it has named a time itself. */
  endRest(): void {
    const after = withoutRest(this.#circuit)
    if (after === this.#circuit) return
    this.#circuit = after
    this.#options.onChange()
  }

  /** Checks in the background whether a failing endpoint has recovered. */
  probe(): void {
    if (!this.#probe) void this.#askThroughCircuit([])
  }

  get #circuitNow(): Circuit {
    return circuitAt(this.#circuit, this.#options.now())
  }

  /**
   * Every exchange includes a chain id check: between any two, a node may restart as another chain, or DNS or a load
   * balancer may lead to another node. Results that come with a wrong chain id are discarded.
   */
  async #exchange(
    requests: readonly RpcRequest[],
    signal: AbortSignal,
    judge = (outcomes: readonly Outcome[], tookMs: number) => this.#judge(outcomes, tookMs)
  ): Promise<readonly Outcome[]> {
    const { now } = this.#options
    const startedAt = now()
    const numbered = [chainIdRequest, ...requests].map((request) => ({
      jsonrpc: '2.0' as const,
      id: this.#nextId++,
      ...request
    }))
    const [check, ...outcomes] = await this.#transport.send(numbered, signal)
    // A late answer has already been counted as a timeout.
    signal.throwIfAborted()
    const tookMs = now() - startedAt
    const mismatch = this.#chainFailure(check)
    judge(mismatch ? [mismatch] : outcomes, tookMs)
    for (const [index, request] of mismatch ? [] : requests.entries()) this.#limits.learn(request, outcomes[index])
    return mismatch ? requests.map(() => mismatch) : outcomes
  }

  #chainFailure(check: Outcome | undefined): EndpointError | undefined {
    const { chainId } = this.#options
    if (check === undefined || check instanceof EndpointError) return check
    if (check instanceof NodeError) {
      return new EndpointError(chainReadFailureOf(check), 'the node did not return its chain id', undefined, {
        cause: check
      })
    }
    const served = Number(check.result)
    return served === chainId ? undefined : new EndpointError('wrong-chain', `the node serves chain ${served}`)
  }

  #judge(outcomes: readonly Outcome[], tookMs = 0): void {
    const at = this.#options.now()
    const failure = outcomes.find((outcome) => outcome instanceof EndpointError)
    this.#lastFailure = failure
    if (failure) {
      const { failure: kind, retryAfterMs } = failure
      const { maxRestMs } = this.#options
      this.#circuit = afterFailure(this.#circuit, { failure: kind, retryAfterMs, at, maxRestMs })
    } else {
      this.#circuit = closed
      this.#speed = afterAnswer(this.#speed, { tookMs, at })
    }
    this.#options.onChange()
  }

  /** @returns a function that ends the probe. */
  #beginProbe(): () => void {
    let end = () => {}
    this.#probe = new Promise((resolve) => {
      end = () => {
        this.#probe = undefined
        resolve()
      }
    })
    return end
  }
}
