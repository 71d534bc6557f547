import { type Chain, findChain } from '#domain/chain/chain.ts'
import { chainView } from '#domain/chain/chain-view.ts'
import type { Models } from '#ui/models/models.ts'
import { useObserved } from './use-observed.ts'

type ChainState =
  | {
      readonly status: 'disconnected'
      readonly chainId: undefined
      readonly name: undefined
      readonly chain: undefined
    }
  | { readonly status: 'supported'; readonly chainId: number; readonly name: string; readonly chain: Chain }
  /** The wallet is on a network that is not configured. */
  | { readonly status: 'unsupported'; readonly chainId: number; readonly name: string; readonly chain: undefined }

/**
 * The wallet's network.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useChain(): ChainState {
  return useObserved(chainOf, undefined)
}

function chainOf({ connection: { chainId, chains } }: Models): ChainState {
  if (chainId === undefined) return { status: 'disconnected', chainId, name: undefined, chain: undefined }
  const chain = findChain(chains, chainId)
  const { name } = chainView(chains, chainId)
  return chain ? { status: 'supported', chainId, name, chain } : { status: 'unsupported', chainId, name, chain }
}
