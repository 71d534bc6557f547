import type { RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import type { Address } from '#domain/address.ts'

/** What a name service takes from its surroundings; the defaults are those of a page in public. */
export interface NamesOptions extends RpcOptions {
  /** The contract that everything is asked of; by default the one that stands at the same address on every chain of ENS. */
  readonly universalResolver?: Address
  /** Without a trailing slash. */
  readonly ipfsGateway?: string
  /** The URL below which the development server serves what local names lead to; in public there is none. */
  readonly localContent?: string
  /** Tells whether a page could show the picture, for hosts that do not let a page ask; by the page's `Image`, by default. */
  readonly loadsAsImage?: (url: string, signal: AbortSignal) => Promise<boolean>
}

export const UNIVERSAL_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
export const IPFS_GATEWAY = 'https://ipfs.io'
