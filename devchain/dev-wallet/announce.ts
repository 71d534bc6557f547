import { walletIcon } from './icon.ts'
import type { DevWalletProvider } from './provider.ts'

/** Tells the page of the wallet (EIP-6963), now and whenever it asks; `window.ethereum` is taken only when it is free. */
export function announce(provider: DevWalletProvider): void {
  const info = { uuid: crypto.randomUUID(), name: 'Dev Wallet', icon: walletIcon, rdns: 'dev.portside.wallet' }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const tell = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', tell)
  tell()
  if ('ethereum' in window) return
  Object.defineProperty(window, 'ethereum', { value: provider, configurable: true, writable: true })
}
