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
  const added = addedChain(chain, location.origin)
  try {
    await askFor(wallet, 'wallet_switchEthereumChain', [{ chainId: added.chainId }], signal)
  } catch (cause) {
    if (!isUnknownChain(cause)) throw cause
    await askFor(wallet, 'wallet_addEthereumChain', [added], signal)
  }
}

/** The parameter of `wallet_addEthereumChain`, with the address through which pages of `origin` reach the local node. */
export function addedChain({ id, name, symbol }: PageChain, origin: string) {
  return {
    chainId: `0x${id.toString(16)}`,
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: [`${origin}/rpc/${id}`]
  }
}
