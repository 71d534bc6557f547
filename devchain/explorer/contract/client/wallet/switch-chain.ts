import type { AnnouncedWallet } from './announced-wallet.ts'
import { isUnknownChain } from './wallet-failure.ts'
import { askFor } from './wallet-request.ts'

/** The chain whose contract the page shows. */
export interface PageChain {
  readonly id: number
  readonly name: string
  readonly symbol: string
}

/** Asks the wallet to switch to the chain, and to add it first if it does not know it. */
export async function askToSwitch(wallet: AnnouncedWallet, chain: PageChain, signal: AbortSignal): Promise<void> {
  const chainId = `0x${chain.id.toString(16)}`
  try {
    await askFor(wallet, 'wallet_switchEthereumChain', [{ chainId }], signal)
  } catch (cause) {
    if (!isUnknownChain(cause)) throw cause
    await askFor(wallet, 'wallet_addEthereumChain', [addedChain(chain, chainId)], signal)
  }
}

/** With the address through which pages reach the local node. */
function addedChain({ id, name, symbol }: PageChain, chainId: string) {
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: [`${location.origin}/rpc/${id}`]
  }
}
