import { findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { WalletPlace } from '#domain/contract/contract-write.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

/** Where the wallet is, as seen from a contract on this chain. */
export function walletPlace({ account, chainId, chains }: ConnectionModel, contractChainId: number): WalletPlace {
  if (!findChain(chains, contractChainId)) return { type: 'unconfigured', failure: unconfigured(contractChainId) }
  if (!account) return { type: 'disconnected' }
  return chainId === contractChainId ? { type: 'ready', account } : { type: 'elsewhere' }
}

function unconfigured(chainId: number): ChainReadError {
  return new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
}
