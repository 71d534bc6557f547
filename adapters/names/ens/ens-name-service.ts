import { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { AvatarError } from '#domain/name/avatar-error.ts'
import { couldBeName } from '#domain/name/name.ts'
import type { Avatar, NameService } from '#domain/ports/name-service.ts'
import { AvatarFinder } from './avatar-finder.ts'
import { ContractReader, RevertedCall } from './contract-reader.ts'
import type { EnsLibrary } from './ens-library.ts'
import { loadsAsImage } from './loads-as-image.ts'
import { IPFS_GATEWAY, type NamesOptions, UNIVERSAL_RESOLVER } from './names-options.ts'
import { OffchainGateways } from './offchain-gateways.ts'
import { UniversalResolver } from './universal-resolver.ts'
import { WebReader } from './web-reader.ts'

/** A name service on any RPC library, which only normalises, hashes and encodes. */
export class EnsNameService implements NameService {
  readonly #chain: Pick<Chain, 'id' | 'name'>
  readonly #library: EnsLibrary
  readonly #resolver: UniversalResolver
  readonly #avatars: AvatarFinder

  constructor(library: EnsLibrary, chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options: NamesOptions = {}) {
    const { timeoutMs = RPC_TIMEOUT_MS, fetch = (...request) => globalThis.fetch(...request) } = options
    const sources = { ipfsGateway: options.ipfsGateway ?? IPFS_GATEWAY, localContent: options.localContent }
    const web = new WebReader({ fetch, timeoutMs })
    const contracts = new ContractReader(new ChainRpc(chain, options), library, new OffchainGateways(web, sources))
    this.#chain = chain
    this.#library = library
    this.#resolver = new UniversalResolver(contracts, library, options.universalResolver ?? UNIVERSAL_RESOLVER)
    this.#avatars = new AvatarFinder({
      contracts,
      web,
      sources,
      loadsAsImage: options.loadsAsImage ?? loadsAsImage
    })
  }

  async normalise(text: string): Promise<string | undefined> {
    return this.#normalForm(text)
  }

  getName(account: Address): Promise<string | undefined> {
    return this.#read(async () => {
      const name = await this.#resolver.findName(account)
      return name !== undefined && this.#isName(name) ? name : undefined
    })
  }

  getAddress(name: string): Promise<Address | undefined> {
    return this.#read(async () => (this.#isName(name) ? this.#resolver.findAddress(name) : undefined))
  }

  getAvatar(name: string): Promise<Avatar | undefined> {
    return this.#read(async () => {
      const record = this.#isName(name) && (await this.#resolver.findText(name, 'avatar'))
      if (!record) return undefined
      return { url: await this.#avatars.find(record, () => this.#resolver.findAddress(name)) }
    })
  }

  /** A name that is not normalised could pass for another one. */
  #isName(text: string): boolean {
    return this.#normalForm(text) === text
  }

  #normalForm(text: string): string | undefined {
    if (!couldBeName(text)) return undefined
    try {
      return this.#library.normalise(text)
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
