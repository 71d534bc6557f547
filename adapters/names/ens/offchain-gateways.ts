import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import type { Address, Hex } from '#domain/address.ts'
import { type ContentSources, webAddress } from '#domain/name/web-address.ts'
import type { WebAnswer, WebReader } from './web-reader.ts'

export interface OffchainQuery {
  readonly sender: Address
  /** Templates with `{sender}` and `{data}`. */
  readonly urls: readonly string[]
  readonly data: Hex
}

/** Queries EIP-3668 gateways in order until one answers, all within one request timeout. */
export class OffchainGateways {
  readonly #web: WebReader
  readonly #sources: ContentSources

  constructor(web: WebReader, sources: ContentSources) {
    this.#web = web
    this.#sources = sources
  }

  /** @throws EndpointError if no gateway answers, or one rejects the query */
  ask(query: OffchainQuery): Promise<Hex> {
    return this.#web.withTimeout(async (signal) => {
      let failure = new EndpointError('unreachable', 'the record lists no gateway that may be queried')
      for (const template of query.urls) {
        // Filled in before the check, because the parameters may be part of the host.
        const address = webAddress(fill(template, query), this.#sources)
        if (address === undefined) continue
        const init = template.includes('{data}') ? {} : postOf(query)
        const outcome = await this.#askOne(address, init, signal)
        if (typeof outcome === 'string') return outcome
        failure = outcome
      }
      throw failure
    })
  }

  async #askOne(address: string, init: RequestInit, signal: AbortSignal): Promise<Hex | EndpointError> {
    try {
      return readData(await this.#web.read(address, signal, init))
    } catch (error) {
      // The other gateways would reject the same query.
      if (!(error instanceof EndpointError) || error instanceof GatewayRefusal) throw error
      return error
    }
  }
}

function fill(template: string, { sender, data }: OffchainQuery): string {
  return template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
}

function postOf({ sender, data }: OffchainQuery): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, sender: sender.toLowerCase() })
  }
}

/** A 4xx status, which is final for the query. */
class GatewayRefusal extends EndpointError {}

function readData({ status, text }: WebAnswer): Hex {
  if (status >= 400 && status < 500) throw new GatewayRefusal('unreachable', `the gateway answered HTTP ${status}`)
  if (status !== 200) throw new EndpointError('unreachable', `the gateway answered HTTP ${status}`)
  const data = parseData(text)
  if (typeof data === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(data)) return data as Hex
  throw new EndpointError('malformed', "the gateway's answer contains no data")
}

function parseData(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}
