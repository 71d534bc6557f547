import { randomUUID } from 'node:crypto'
import type { AccountChoice } from './accounts/wallet-accounts.ts'
import { BINDING, receiverOf } from './provider/page-bridge.ts'
import type { PageProviderConfig } from './provider/page-provider.ts'
import type { Quirks } from './quirks.ts'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="teal"/%3E%3C/svg%3E'

export interface ScriptedWalletOptions {
  /** The wallet's networks, with its own node for each. */
  readonly nodeUrls: Readonly<Record<number, string>>
  /** Used instead of the page's `rpcUrls` when one of these networks is added: tests have no public endpoints. */
  readonly addableNodeUrls?: Readonly<Record<number, string>>
  readonly chainId: number
  /** Test accounts by index, or smart accounts they own, the current one first. */
  readonly accounts?: readonly AccountChoice[]
  readonly name?: string
  readonly rdns?: string
  readonly icon?: string
  /** Properties such as `isMetaMask` on the provider. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** `on demand`: only after `announce()`, like wallets that load late. */
  readonly announces?: 'immediately' | 'on demand' | 'never'
  readonly takesWindowEthereum?: PageProviderConfig['takesWindowEthereum']
  readonly quirks?: Partial<Quirks>
}

/** The settings of the provider in the page. */
export function pageProviderConfig(
  options: ScriptedWalletOptions,
  { hasRemoveListener, signsInWithConnection }: Pick<Quirks, 'hasRemoveListener' | 'signsInWithConnection'>
): PageProviderConfig {
  const { name = 'Scripted Wallet', rdns = 'test.scripted.wallet', icon = ICON, flags = {} } = options
  const { announces = 'immediately', takesWindowEthereum = true } = options
  const id = randomUUID().slice(0, 8)
  const capabilities = signsInWithConnection !== 'lacks' && {
    capabilities: { signInWithEthereum: { supported: true } }
  }
  const info = { uuid: randomUUID(), name, rdns, icon, ...capabilities }
  const shown = { name, info, flags, announces, takesWindowEthereum, hasRemoveListener }
  return { ...shown, id, binding: BINDING, receiver: receiverOf(id) }
}
