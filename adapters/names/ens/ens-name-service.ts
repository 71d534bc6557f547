import { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address } from '#domain/address.ts'
import { AvatarError } from '#domain/avatar-error.ts'
import type { Chain } from '#domain/chain.ts'
import { ChainReadError } from '#domain/chain-read-error.ts'
import type { Avatar, NameService } from '#domain/ports/name-service.ts'
import { RPC_TIMEOUT_MS } from '#domain/rpc.ts'
import { AvatarFinder } from './avatar-finder.ts'
import { ContractReader, RevertedCall } from './contract-reader.ts'
import type { EnsLibrary } from './ens-library.ts'
import { loadsAsImage } from './loads-as-image.ts'
import { IPFS_GATEWAY, type NamesOptions, UNIVERSAL_RESOLVER } from './names-options.ts'
import { OffchainGateways } from './offchain-gateways.ts'
import { UniversalResolver } from './universal-resolver.ts'
import { WebReader } from './web-reader.ts'

/** What every RPC library's name service has in common: everything but names' normal form, hashes and encodings. */
export class EnsNameService implements NameService {
  readonly #chain: Pick<Chain, 'id' | 'name'>
  readonly #library: EnsLibrary
  readonly #resolver: UniversalResolver
  readonly #avatars: AvatarFinder

  constructor(library: EnsLibrary, chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options: NamesOptions = {}) {
    const { timeoutMs = RPC_TIMEOUT_MS, fetch = (...request) => globalThis.fetch(...request) } = options
    const places = {
      ipfsGateway: options.ipfsGateway ?? IPFS_GATEWAY,
      allowsThisMachine: options.allowsThisMachine ?? false
    }
    const web = new WebReader({ fetch, timeoutMs })
    const contracts = new ContractReader(new ChainRpc(chain, options), library, new OffchainGateways(web, places))
    this.#chain = chain
    this.#library = library
    this.#resolver = new UniversalResolver(contracts, library, options.universalResolver ?? UNIVERSAL_RESOLVER)
    this.#avatars = new AvatarFinder({
      contracts,
      web,
      places,
      loadsAsImage: options.loadsAsImage ?? loadsAsImage
    })
  }

  getName(account: Address): Promise<string | undefined> {
    return this.#read(async () => {
      const name = await this.#resolver.findName(account)
      // A name in another form would look like one that it is not.
      return name !== undefined && this.#normalise(name) === name ? name : undefined
    })
  }

  getAddress(name: string): Promise<Address | undefined> {
    return this.#read(async () => {
      const normal = this.#normalise(name)
      return normal === undefined ? undefined : this.#resolver.findAddress(normal)
    })
  }

  getAvatar(name: string): Promise<Avatar | undefined> {
    return this.#read(async () => {
      const normal = this.#normalise(name)
      const record = normal && (await this.#resolver.findText(normal, 'avatar'))
      if (!normal || !record) return undefined
      return { url: await this.#avatars.find(record, () => this.#resolver.findAddress(normal)) }
    })
  }

  /** Undefined, and never empty, for what cannot be a name. */
  #normalise(name: string): string | undefined {
    try {
      return this.#library.normalise(name) || undefined
    } catch {
      return undefined
    }
  }

  async #read<Result>(reading: () => Promise<Result>): Promise<Result> {
    try {
      return await reading()
    } catch (error) {
      throw error instanceof AvatarError ? error : this.#toChainReadError(error)
    }
  }

  #toChainReadError(error: unknown): ChainReadError {
    const { id, name } = this.#chain
    if (error instanceof EndpointError) {
      return new ChainReadError(error.failure, id, `${name}: ${error.message}.`, { cause: error })
    }
    if (error instanceof RevertedCall) return new ChainReadError('reverted', id, error.message, { cause: error })
    return toChainReadError(id, error, error)
  }
}
