import {
  afterAnswer,
  afterFailure,
  type Circuit,
  circuitAt,
  closed,
  type EndpointHealth
} from '#domain/endpoint-health.ts'
import { asEndpointError, EndpointError } from './endpoint-error.ts'
import type { Outcome, RpcRequest } from './json-rpc.ts'
import { failureOf, NodeError } from './node-error.ts'
import type { Transport } from './transport.ts'
import { withinTime } from './within-time.ts'

interface EndpointOptions extends Pick<EndpointHealth, 'host' | 'via'> {
  readonly chainId: number
  readonly now: () => number
  readonly timeoutMs: number
  /** Called when its health has changed. */
  readonly onChange: () => void
}

const askChainId: RpcRequest = { method: 'eth_chainId', params: [] }

/** One endpoint of one chain: how it is, and whether it is the right chain. */
export class Endpoint {
  #circuit: Circuit = closed
  #lastFailure: EndpointError | undefined
  #speed: Pick<EndpointHealth, 'latencyMs' | 'slowSince'> = { latencyMs: undefined, slowSince: undefined }
  #isVerified = false
  /** The one request that is let through while the circuit is half-open. */
  #probe: Promise<void> | undefined
  #nextId = 1
  readonly #options: EndpointOptions
  readonly #transport: Transport

  /** The transport is given what to call when it has lost its connection: a new one may lead to another chain. */
  constructor(options: EndpointOptions, connect: (onLost: () => void) => Transport) {
    this.#options = options
    this.#transport = connect(() => {
      this.#isVerified = false
    })
  }

  get health(): EndpointHealth {
    const { host, via } = this.#options
    return { host, via, circuit: this.#circuitNow, ...this.#speed }
  }

  /** Undefined after an answer. */
  get lastFailure(): EndpointError | undefined {
    return this.#lastFailure
  }

  /**
   * Gives one outcome for each request, in their order, after `timeoutMs` at the latest, and never throws; none at all
   * while it rests.
   */
  async ask(requests: readonly RpcRequest[]): Promise<readonly Outcome[]> {
    let endProbe = () => {}
    try {
      return await withinTime(this.#options.timeoutMs, async (signal) => {
        while (this.#probe) await this.#probe
        signal.throwIfAborted()
        const { status } = this.#circuitNow
        if (status === 'open') return []
        if (status === 'half-open') endProbe = this.#beginProbe()
        return await this.#exchange(requests, signal)
      })
    } catch (error) {
      const failure = asEndpointError(error)
      this.#judge([failure])
      return requests.map(() => failure)
    } finally {
      endProbe()
    }
  }

  /** Finds out in the background whether a failing endpoint answers again. */
  probe(): void {
    if (!this.#probe) void this.ask([])
  }

  get #circuitNow(): Circuit {
    return circuitAt(this.#circuit, this.#options.now())
  }

  /**
   * The first requests on a new connection or after a failure travel with a check of the chain id, in the same
   * exchange.
   */
  async #exchange(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly Outcome[]> {
    const { now } = this.#options
    const startedAt = now()
    const asked = this.#isVerified ? requests : [askChainId, ...requests]
    const numbered = asked.map((request) => ({ jsonrpc: '2.0' as const, id: this.#nextId++, ...request }))
    const answers = await this.#transport.send(numbered, signal)
    // What comes too late has been judged already.
    signal.throwIfAborted()
    const tookMs = now() - startedAt
    if (asked === requests) {
      this.#judge(answers, tookMs)
      return answers
    }
    const [check, ...outcomes] = answers
    const distrust = this.#distrust(check)
    this.#judge(distrust ? [distrust] : outcomes, tookMs)
    return distrust ? requests.map(() => distrust) : outcomes
  }

  #distrust(check: Outcome | undefined): EndpointError | undefined {
    const { chainId } = this.#options
    if (check === undefined || check instanceof EndpointError) return check
    if (check instanceof NodeError) {
      return new EndpointError(failureOf(check), 'the node does not tell its chain', undefined, { cause: check })
    }
    const served = Number(check.result)
    return served === chainId ? undefined : new EndpointError('wrong-chain', `the node serves chain ${served}`)
  }

  #judge(outcomes: readonly Outcome[], tookMs = 0): void {
    const at = this.#options.now()
    const failure = outcomes.find((outcome) => outcome instanceof EndpointError)
    this.#isVerified = failure === undefined
    this.#lastFailure = failure
    if (failure) {
      const { failure: kind, retryAfterMs } = failure
      this.#circuit = afterFailure(this.#circuit, { failure: kind, retryAfterMs, at })
    } else {
      this.#circuit = closed
      this.#speed = afterAnswer(this.#speed, { tookMs, at })
    }
    this.#options.onChange()
  }

  /** @returns what ends it. */
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
