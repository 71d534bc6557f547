import type { DevWallet } from './dev-wallet.ts'
import { type LegacyCallback, sendAsync } from './send-async.ts'
import type { Listener } from './state/wallet-events.ts'

export interface DevWalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  sendAsync(payload: unknown, callback: LegacyCallback): void
  on(event: string, listener: Listener): DevWalletProvider
  /** Missing in some wallets. */
  removeListener?(event: string, listener: Listener): DevWalletProvider
}

/** The wallet as pages see it (EIP-1193). */
export function createProvider(wallet: DevWallet): DevWalletProvider {
  const provider: DevWalletProvider = {
    request: (call) => wallet.request(call),
    sendAsync: (payload, callback) => sendAsync(provider.request, payload, callback),
    on(event, listener) {
      wallet.listen(event, listener)
      return provider
    }
  }
  if (wallet.state.quirks.hasRemoveListener) {
    provider.removeListener = (event, listener) => {
      wallet.unlisten(event, listener)
      return provider
    }
  }
  return provider
}
