import type { Hex } from '#domain/address.ts'
import type { Chain, NativeCurrency } from '#domain/chain/chain.ts'
import { endpointUrl, isSocket } from '#domain/chain/endpoint.ts'

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
interface AddChainParameter {
  readonly chainId: Hex
  readonly chainName: string
  readonly nativeCurrency: Pick<NativeCurrency, 'name' | 'symbol' | 'decimals'>
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
  // Wallets reject properties that they do not know, such as the unit.
  const { name, symbol, decimals } = chain.nativeCurrency
  const explorers = chain.blockExplorers.map(({ url }) => (url.startsWith('/') ? `${origin}${url}` : url))
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: endpoints.map((endpoint) => endpointUrl(endpoint, origin).href),
    ...(explorers.length > 0 && { blockExplorerUrls: explorers })
  }
}
