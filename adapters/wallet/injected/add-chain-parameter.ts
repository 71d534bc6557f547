import type { Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { endpointUrl, isSocket } from '#domain/chain/endpoint.ts'

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
interface AddChainParameter {
  readonly chainId: Hex
  readonly chainName: string
  readonly nativeCurrency: Chain['nativeCurrency']
  readonly rpcUrls: readonly string[]
  /** Absent if there are none: MetaMask rejects an empty list. */
  readonly blockExplorerUrls?: readonly string[]
}

/**
 * Wallets accept only absolute URLs and no WebSockets, so URLs on the page's own origin are made absolute.
 * @returns undefined for a chain without such an endpoint, which no wallet accepts.
 */
export function addChainParameter(chain: Chain, origin: string): AddChainParameter | undefined {
  const endpoints = chain.rpcUrls.filter((endpoint) => !isSocket(endpoint))
  if (endpoints.length === 0) return undefined
  const explorers = chain.blockExplorers.map(({ url }) => (url.startsWith('/') ? `${origin}${url}` : url))
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: endpoints.map((endpoint) => endpointUrl(endpoint, origin).href),
    ...(explorers.length > 0 && { blockExplorerUrls: explorers })
  }
}
