import type { DevWalletProvider } from './provider.ts'
import type { WalletIdentity } from './wallet-identity.ts'

/** Announces the wallet (EIP-6963) now and on every request; sets `window.ethereum` only if it is free. */
export function announce({ name, icon, rdns }: WalletIdentity, provider: DevWalletProvider): void {
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns })
  const detail = Object.freeze({ info, provider })
  const dispatch = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
  if ('ethereum' in window) return
  Object.defineProperty(window, 'ethereum', { value: provider, configurable: true, writable: true })
}
