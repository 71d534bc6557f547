import { type ChainView, chainView } from '#domain/chain/chain-view.ts'
import { useModels } from './models-context.ts'

/** The wallet's network, configured or not; undefined while disconnected. */
export function useChainView(): ChainView | undefined {
  const { chainId, chains } = useModels().connection
  return chainId === undefined ? undefined : chainView(chains, chainId)
}
