import type { Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain.ts'

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
export interface AddChainParameter {
  readonly chainId: Hex
  readonly chainName: string
  readonly nativeCurrency: Chain['nativeCurrency']
  readonly rpcUrls: readonly string[]
  /** Left out where there is none: MetaMask refuses an empty list. */
  readonly blockExplorerUrls?: readonly string[]
}

/** Wallets take absolute URLs only: endpoints and explorers on the page's own origin are written out. */
export function addChainParameter(chain: Chain, origin: string): AddChainParameter {
  const explorers = chain.blockExplorers.map(({ url }) => (url.startsWith('/') ? `${origin}${url}` : url))
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls.map((url) => new URL(url, origin).href),
    ...(explorers.length > 0 && { blockExplorerUrls: explorers })
  }
}
