import { ChainEndpoints, type RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { translateLibraryError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { AvatarError } from '#domain/name/avatar-record.ts'
import { couldBeName } from '#domain/name/name.ts'
import type { Avatar, NameService } from '#domain/ports/name-service.ts'
import { AvatarFinder, loadsAsImage } from './avatar-finder.ts'
import type { EnsLibrary } from './ens-library.ts'
import { OffchainGateways } from './offchain-gateways.ts'
import { RecordReader } from './record-reader.ts'
import { WebReader } from './web-reader.ts'

/** The environment of a name service; the defaults suit a public page. */
export interface NamesOptions extends RpcOptions {
  /** The contract that all names are resolved through; by default ENS's, which has the same address on every chain. */
  readonly universalResolver?: Address
  /** Without a trailing slash. */
  readonly ipfsGateway?: string
  /** The URL below which the development server serves the content of local names; absent in public. */
  readonly localContent?: string
  /** Tells whether a page could show the image, for hosts without CORS; uses `Image` by default. */
  readonly loadsAsImage?: typeof loadsAsImage
}

const UNIVERSAL_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const IPFS_GATEWAY = 'https://ipfs.io'
/** A label's length is one byte where contracts read names. */
const MAX_LABEL_BYTES = 255

/** A name service on any RPC library, which makes the reads; this checks what it is asked and what it returns. */
export class EnsNameService implements NameService {
  readonly #chain: Pick<Chain, 'id' | 'name'>
  readonly #library: EnsLibrary
  readonly #endpoints: ChainEndpoints
  readonly #records: RecordReader
  readonly #avatars: AvatarFinder

  constructor(library: EnsLibrary, chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options: NamesOptions = {}) {
    const { timeoutMs = RPC_TIMEOUT_MS, fetch = (...request) => globalThis.fetch(...request) } = options
    const sources = { ipfsGateway: options.ipfsGateway ?? IPFS_GATEWAY, localContent: options.localContent }
    const web = new WebReader({ fetch, timeoutMs })
    this.#chain = chain
    this.#library = library
    this.#endpoints = new ChainEndpoints(chain, options)
    this.#records = new RecordReader({
      library,
      endpoints: this.#endpoints,
      gateways: new OffchainGateways(web, sources),
      names: { chainId: chain.id, universalResolver: options.universalResolver ?? UNIVERSAL_RESOLVER }
    })
    this.#avatars = new AvatarFinder({
      records: this.#records,
      web,
      sources,
      loadsAsImage: options.loadsAsImage ?? loadsAsImage
    })
  }

  async endRests(): Promise<void> {
    this.#endpoints.endRests()
  }

  async normalise(text: string): Promise<string | undefined> {
    return this.#normalForm(text)
  }

  getName(account: Address): Promise<string | undefined> {
    return this.#read(async () => {
      const name = await this.#records.find((client) => client.getName(account))
      return name !== undefined && this.#isName(name) ? name : undefined
    })
  }

  getAddress(name: string): Promise<Address | undefined> {
    return this.#read(async () => (this.#isName(name) ? this.#findAddress(name) : undefined))
  }

  getAvatar(name: string): Promise<Avatar | undefined> {
    return this.#read(async () => {
      const record = this.#isName(name) && (await this.#records.find((client) => client.getText(name, 'avatar')))
      if (!record) return undefined
      return { url: await this.#avatars.find(record, () => this.#findAddress(name)) }
    })
  }

  #findAddress(name: string): Promise<Address | undefined> {
    return this.#records.find((client) => client.getAddress(name))
  }

  /** A name that is not normalised could pass for another one. */
  #isName(text: string): boolean {
    return this.#normalForm(text) === text && text.split('.').every(fitsLabel)
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
    return translateLibraryError(id, error, error)
  }
}

function fitsLabel(label: string): boolean {
  return new TextEncoder().encode(label).length <= MAX_LABEL_BYTES
}
