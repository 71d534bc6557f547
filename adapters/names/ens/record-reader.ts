import type { ChainEndpoints } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import type { EnsClient, EnsLibrary, NamesContract } from './ens-library.ts'
import { NameRequests } from './name-requests.ts'
import type { OffchainGateways } from './offchain-gateways.ts'

/** Selectors of errors by which the Universal Resolver reports that there is no record, or an inconsistent one (ENSIP-23). */
export const NOTHING_FOUND: Readonly<Record<string, string>> = {
  'ResolverNotFound(bytes)': '0x77209fe8',
  'ResolverNotContract(bytes,address)': '0x1e9535f2',
  'UnsupportedResolverProfile(bytes4)': '0x7b1c461b',
  'ResolverError(bytes)': '0x95c0c752',
  'ReverseAddressMismatch(string,bytes)': '0xef9c03ce',
  'DNSDecodingFailed(bytes)': '0xba4adc23',
  'DNSEncodingFailed(string)': '0x9a4c3e3b'
}

/** `0x` and four bytes. */
const SELECTOR_DIGITS = 10

interface RecordReaderOptions {
  readonly library: EnsLibrary
  readonly endpoints: ChainEndpoints
  readonly gateways: OffchainGateways
  readonly names: NamesContract
}

/** Makes each read with a client of its own, and tells a missing record from a failure. */
export class RecordReader {
  readonly #options: RecordReaderOptions

  constructor(options: RecordReaderOptions) {
    this.#options = options
  }

  /** Undefined if the resolver has no such record. @throws ChainReadError, NodeError or EndpointError */
  async find<Result>(reading: (client: EnsClient) => Promise<Result | null | undefined>): Promise<Result | undefined> {
    const { library, endpoints, gateways, names } = this.#options
    const requests = new NameRequests(endpoints, gateways)
    try {
      return (await reading(library.connect(requests, names))) ?? undefined
    } catch (cause) {
      const { failure } = requests
      if (failure instanceof NodeError && isNothing(failure)) return undefined
      if (failure) throw failure
      throw new EndpointError('malformed', 'the answer of a contract has the wrong shape', undefined, { cause })
    }
  }
}

function isNothing({ data }: NodeError): boolean {
  return typeof data === 'string' && Object.values(NOTHING_FOUND).includes(data.slice(0, SELECTOR_DIGITS))
}
