import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { failureOf, NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { AbiType, EnsLibrary } from './ens-library.ts'
import type { OffchainGateways, OffchainQuery } from './offchain-gateways.ts'

/** A contract reverted, with this data. */
export class RevertedCall extends Error {
  override readonly name = 'RevertedCall'
  readonly data: Hex
  constructor(data: Hex, message: string) {
    super(message)
    this.data = data
  }
}

/** The limit that EIP-3668 recommends. */
const MAX_LOOKUPS = 4
const MAX_QUERIES = 8
/** Tells the client to query the gateways itself (ENSIP-21). */
export const CLIENT_GATEWAY = 'x-batch-gateway:true'
const OFFCHAIN_LOOKUP = 'OffchainLookup(address,string[],bytes,bytes4,bytes)'
const queryList: AbiType = { type: 'tuple[]', components: ['address', 'string[]', 'bytes'] }

/** Calls contracts, and follows their offchain lookups (EIP-3668). */
export class ContractReader {
  readonly #rpc: ChainRpc
  readonly #library: EnsLibrary
  readonly #gateways: OffchainGateways

  constructor(rpc: ChainRpc, library: EnsLibrary, gateways: OffchainGateways) {
    this.#rpc = rpc
    this.#library = library
    this.#gateways = gateways
  }

  /** @param signature of a function without tuple inputs. @throws RevertedCall, EndpointError, or the node's errors */
  async read(
    contract: Address,
    signature: string,
    values: readonly unknown[],
    outputs: readonly AbiType[]
  ): Promise<readonly unknown[]> {
    return this.decode(outputs, await this.#call(contract, this.encodeCall(signature, values)))
  }

  encodeCall(signature: string, values: readonly unknown[]): Hex {
    const inputs = signature.slice(signature.indexOf('(') + 1, -1).split(',')
    return joinHex(this.#library.selector(signature), this.#library.encode(inputs, values))
  }

  /** @throws EndpointError if the data has the wrong shape */
  decode(types: readonly AbiType[], data: Hex): readonly unknown[] {
    try {
      return this.#library.decode(types, data)
    } catch (cause) {
      throw new EndpointError('malformed', 'the answer of a contract has the wrong shape', undefined, { cause })
    }
  }

  async #call(contract: Address, data: Hex): Promise<Hex> {
    let request = data
    for (let lookups = 0; ; lookups++) {
      try {
        return (await this.#rpc.send('eth_call', [{ to: contract, data: request }, 'latest'])) as Hex
      } catch (error) {
        const reverted = readRevert(error)
        if (!reverted?.data.startsWith(this.#library.selector(OFFCHAIN_LOOKUP))) throw reverted ?? error
        if (lookups === MAX_LOOKUPS) {
          throw new EndpointError('malformed', `more than ${MAX_LOOKUPS} offchain lookups`)
        }
        request = await this.#followLookup(contract, reverted.data)
      }
    }
  }

  /** The data of the next call. */
  async #followLookup(contract: Address, revert: Hex): Promise<Hex> {
    const [sender, urls, data, callback, extra] = this.decode(
      ['address', 'string[]', 'bytes', 'bytes4', 'bytes'],
      withoutSelector(revert)
    ) as [Address, readonly string[], Hex, Hex, Hex]
    if (sender.toLowerCase() !== contract.toLowerCase()) {
      throw new EndpointError('malformed', 'an offchain lookup on behalf of another contract')
    }
    const isBatch = urls.includes(CLIENT_GATEWAY)
    const answer = isBatch ? await this.#askTogether(data) : await this.#gateways.ask({ sender, urls, data })
    return joinHex(callback, this.#library.encode(['bytes', 'bytes'], [answer, extra]))
  }

  async #askTogether(batch: Hex): Promise<Hex> {
    const [list] = this.decode([queryList], withoutSelector(batch))
    const queries = (list as readonly (readonly [Address, readonly string[], Hex])[]).map(
      ([sender, urls, data]): OffchainQuery => ({ sender, urls, data })
    )
    if (queries.length > MAX_QUERIES) throw new EndpointError('malformed', 'too many queries for gateways')
    const answers = await Promise.all(queries.map((query) => this.#gateways.ask(query)))
    return this.#library.encode(['bool[]', 'bytes[]'], [answers.map(() => false), answers])
  }
}

/** Undefined for other node errors. Some nodes wrap the data in another object. */
function readRevert(error: unknown): RevertedCall | undefined {
  if (!(error instanceof NodeError)) return undefined
  const { data } = error
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  const hex = typeof inner === 'string' ? /0x[0-9a-f]*$/i.exec(inner)?.[0] : undefined
  if (hex !== undefined) return new RevertedCall(hex.toLowerCase() as Hex, error.message)
  return failureOf(error) === 'reverted' ? new RevertedCall('0x', error.message) : undefined
}

function withoutSelector(data: Hex): Hex {
  return `0x${data.slice(10)}`
}

function joinHex(start: Hex, rest: Hex): Hex {
  return `${start}${rest.slice(2)}` as Hex
}
