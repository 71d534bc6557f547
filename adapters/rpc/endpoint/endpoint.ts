import { EndpointError } from './endpoint-error.ts'
import { afterFailure, type EndpointHealth, healthy } from './endpoint-health.ts'
import { askAlone, askTogether, type Exchange } from './exchange.ts'
import type { NumberedRequest, Outcome, RpcRequest } from './json-rpc.ts'
import { failureOf, NodeError } from './node-error.ts'
import { withinTime } from './within-time.ts'

export interface EndpointOptions extends Pick<Exchange, 'url' | 'fetch' | 'now'> {
  readonly chainId: number
  readonly timeoutMs: number
}

const askChainId: RpcRequest = { method: 'eth_chainId', params: [] }

/** One HTTP endpoint of one chain: how it is, whether it is the right chain, and whether it takes batches. */
export class Endpoint {
  #health: EndpointHealth = healthy
  #isVerified = false
  #takesBatches = true
  #isProbed = false
  #nextId = 1
  readonly #options: EndpointOptions

  constructor(options: EndpointOptions) {
    this.#options = options
  }

  get health(): EndpointHealth {
    return this.#health
  }

  /**
   * Gives one outcome for each request, in their order, after `timeoutMs` at the latest, and never throws. The first
   * requests after a start or a failure travel with a check of the chain id, in the same HTTP request.
   */
  async ask(requests: readonly RpcRequest[]): Promise<readonly Outcome[]> {
    if (this.#isVerified) return this.#judge(await this.#exchange(requests))
    const [check, ...outcomes] = await this.#exchange([askChainId, ...requests])
    const distrust = this.#distrust(check)
    this.#judge([distrust ?? { result: undefined }, ...outcomes])
    return distrust ? requests.map(() => distrust) : outcomes
  }

  /** Finds out in the background whether a failing endpoint answers again. */
  probe(): void {
    if (this.#isProbed) return
    this.#isProbed = true
    void this.ask([]).finally(() => {
      this.#isProbed = false
    })
  }

  #distrust(check: Outcome | undefined): EndpointError | undefined {
    const { chainId } = this.#options
    if (check === undefined || check instanceof EndpointError) return check
    if (check instanceof NodeError) {
      return new EndpointError(failureOf(check), 'the node does not tell its chain', undefined, { cause: check })
    }
    if (typeof check.result !== 'string' || !/^0x[0-9a-f]+$/i.test(check.result)) {
      return new EndpointError('malformed', 'the chain id is not a quantity')
    }
    const served = Number(check.result)
    return served === chainId ? undefined : new EndpointError('wrong-chain', `the node serves chain ${served}`)
  }

  #judge(outcomes: readonly Outcome[]): readonly Outcome[] {
    const failure = outcomes.find((outcome) => outcome instanceof EndpointError)
    this.#isVerified = failure === undefined
    this.#health = failure ? afterFailure(this.#health, failure, this.#options.now()) : healthy
    return outcomes
  }

  async #exchange(requests: readonly RpcRequest[]): Promise<readonly Outcome[]> {
    const numbered = requests.map((request) => ({ jsonrpc: '2.0' as const, id: this.#nextId++, ...request }))
    try {
      return await withinTime(this.#options.timeoutMs, (signal) => this.#send(numbered, { ...this.#options, signal }))
    } catch (error) {
      const failure = asEndpointError(error)
      return numbered.map(() => failure)
    }
  }

  async #send(requests: readonly NumberedRequest[], exchange: Exchange): Promise<readonly Outcome[]> {
    if (this.#takesBatches && requests.length > 1) {
      const outcomes = await askTogether(exchange, requests)
      if (outcomes) return outcomes
    }
    const outcomes = await Promise.all(requests.map((request) => askAlone(exchange, request).catch(asEndpointError)))
    // Only an endpoint that answers one by one has shown that the batch was the trouble.
    if (requests.length > 1 && !outcomes.some((outcome) => outcome instanceof EndpointError)) this.#takesBatches = false
    return outcomes
  }
}

function asEndpointError(error: unknown): EndpointError {
  return error instanceof EndpointError
    ? error
    : new EndpointError('malformed', String(error), undefined, { cause: error })
}
