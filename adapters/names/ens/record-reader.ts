import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { EnsClient, EnsLibrary, NamesContract } from './ens-library.ts'
import { NameRequests } from './name-requests.ts'
import type { OffchainGateways } from './offchain-gateways.ts'

/** Errors by which the Universal Resolver reports that there is no record, or an inconsistent one (ENSIP-23). */
export const NOTHING_FOUND: readonly string[] = [
  'ResolverNotFound(bytes)',
  'ResolverNotContract(bytes,address)',
  'UnsupportedResolverProfile(bytes4)',
  'ResolverError(bytes)',
  'ReverseAddressMismatch(string,bytes)',
  'DNSDecodingFailed(bytes)',
  'DNSEncodingFailed(string)'
]

interface RecordReaderOptions {
  readonly library: EnsLibrary
  readonly rpc: ChainRpc
  readonly gateways: OffchainGateways
  readonly names: NamesContract
}

/** What `NameRequests` throws. */
type ReadFailure = ChainReadError | NodeError | EndpointError

export function isReadFailure(error: unknown): error is ReadFailure {
  return error instanceof ChainReadError || error instanceof NodeError || error instanceof EndpointError
}

/** Makes each read with a client of its own, and tells a missing record from a failure. */
export class RecordReader {
  readonly #options: RecordReaderOptions

  constructor(options: RecordReaderOptions) {
    this.#options = options
  }

  /** Undefined if the resolver has no such record. @throws ChainReadError, NodeError or EndpointError */
  async find<Result>(reading: (client: EnsClient) => Promise<Result | null | undefined>): Promise<Result | undefined> {
    const { library, rpc, gateways, names } = this.#options
    try {
      return (await reading(library.connect(new NameRequests(rpc, gateways), names))) ?? undefined
    } catch (cause) {
      const { source, revert } = library.explain(cause)
      const isNothing = NOTHING_FOUND.some((signature) => signature.startsWith(`${revert}(`))
      if (source instanceof NodeError && isNothing) return undefined
      if (isReadFailure(source)) throw source
      throw new EndpointError('malformed', 'the answer of a contract has the wrong shape', undefined, { cause })
    }
  }
}
