import type { ChainEndpoints } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Hex } from '#domain/address.ts'
import type { OffchainGateways, OffchainQuery } from './offchain-gateways.ts'

/** The limit that EIP-3668 recommends. */
const MAX_LOOKUPS = 4
const MAX_QUERIES = 8
const REVERTED_CODE = 3
/** Of `OffchainLookup` (EIP-3668). */
export const LOOKUP_SELECTOR = '0x556f1830'

/** What a library requests during one read, within bounds: from the node, and from the gateways of offchain lookups. */
export class NameRequests {
  readonly #endpoints: ChainEndpoints
  readonly #gateways: OffchainGateways
  #calls = 0
  /** Since the last call. */
  #queries = 0
  /** Of a gateway: there is no answer after it. */
  #lookupFailure: unknown
  /** Of the last call. */
  #failure: unknown

  constructor(endpoints: ChainEndpoints, gateways: OffchainGateways) {
    this.#endpoints = endpoints
    this.#gateways = gateways
  }

  /** The error that ended the read, whatever a library makes of it; undefined if it was the library's own. */
  get failure(): unknown {
    const failure = this.#lookupFailure ?? this.#failure
    return failure instanceof NodeError && isLookup(failure) ? undefined : failure
  }

  /** @throws NodeError, whose data is a revert's data alone; ChainReadError; EndpointError after a failed lookup */
  async send(method: string, params: readonly unknown[]): Promise<unknown> {
    // A library reports a gateway's failure to the contract, which may take it for a missing record.
    if (this.#lookupFailure) throw this.#lookupFailure
    this.#failure = undefined
    if (this.#calls > 0 && this.#queries === 0)
      throw this.#failed(new EndpointError('unreachable', 'a lookup asks no gateway'))
    this.#calls++
    this.#queries = 0
    try {
      return await this.#endpoints.send(method, params)
    } catch (error) {
      throw this.#failed(error instanceof NodeError ? withPlainRevert(error) : error)
    }
  }

  /** The gateways' answer to one query of a lookup. @throws EndpointError */
  async ask(query: OffchainQuery): Promise<Hex> {
    this.#queries++
    try {
      // The queries of one lookup are made at once: they are counted before any of them is sent.
      await Promise.resolve()
      if (this.#calls > MAX_LOOKUPS) throw new EndpointError('malformed', `more than ${MAX_LOOKUPS} offchain lookups`)
      if (this.#queries > MAX_QUERIES) throw new EndpointError('malformed', 'too many queries for gateways')
      return await this.#gateways.ask(query)
    } catch (error) {
      this.#lookupFailure ??= error
      throw error
    }
  }

  #failed(error: unknown): unknown {
    this.#failure = error
    return error
  }
}

/** Of `OffchainLookup`, which a library was to follow. */
function isLookup({ data }: NodeError): boolean {
  return typeof data === 'string' && data.startsWith(LOOKUP_SELECTOR)
}

/** Some nodes wrap a revert's data in an object or in words, which the libraries do not all understand. */
function withPlainRevert(error: NodeError): NodeError {
  const { data, message } = error
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  const hex = typeof inner === 'string' ? /0x(?:[0-9a-f]{2})*$/i.exec(inner)?.[0] : undefined
  if (hex === undefined) return error
  // ethers fails on data without a selector.
  return new NodeError(REVERTED_CODE, `reverted: ${message}`, hex.length < 10 ? undefined : hex.toLowerCase())
}
