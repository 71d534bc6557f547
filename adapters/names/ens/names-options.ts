import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { Address } from '#domain/address.ts'

/** The environment of a name service; the defaults suit a public page. */
export interface NamesOptions extends RpcOptions {
  /** The contract that all names are resolved through; by default ENS's, which has the same address on every chain. */
  readonly universalResolver?: Address
  /** Without a trailing slash. */
  readonly ipfsGateway?: string
  /** The URL below which the development server serves the content of local names; absent in public. */
  readonly localContent?: string
  /** Tells whether a page could show the image, for hosts without CORS; uses `Image` by default. */
  readonly loadsAsImage?: (url: string, signal: AbortSignal) => Promise<boolean>
}

export const UNIVERSAL_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
export const IPFS_GATEWAY = 'https://ipfs.io'
