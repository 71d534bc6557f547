import { randomUUID } from 'node:crypto'
import { BINDING, doorOf } from './page-bridge.ts'
import type { PageProviderConfig } from './page-provider.ts'
import type { Quirks } from './quirks.ts'
import type { AccountChoice } from './wallet-accounts.ts'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="teal"/%3E%3C/svg%3E'

export interface ScriptedWalletOptions {
  /** The networks that the wallet knows, with its own nodes for them. */
  readonly nodeUrls: Readonly<Record<number, string>>
  /** Used in place of the page's `rpcUrls` when one of these networks is added: public endpoints are not there in a test. */
  readonly addableNodeUrls?: Readonly<Record<number, string>>
  readonly chainId: number
  /** Test accounts by their index, or what they own, the current one first. */
  readonly accounts?: readonly AccountChoice[]
  readonly name?: string
  readonly rdns?: string
  readonly icon?: string
  /** Properties such as `isMetaMask` on the provider. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** `when told`: only after `announce()`, as late wallets do. */
  readonly announces?: 'at once' | 'when told' | 'never'
  readonly takesWindowEthereum?: PageProviderConfig['takesWindowEthereum']
  readonly quirks?: Partial<Quirks>
}

/** What the page's side is told of the wallet. */
export function pageProviderConfig(
  options: ScriptedWalletOptions,
  { hasRemoveListener }: Pick<Quirks, 'hasRemoveListener'>
): PageProviderConfig {
  const { name = 'Scripted Wallet', rdns = 'test.scripted.wallet', icon = ICON, flags = {} } = options
  const { announces = 'at once', takesWindowEthereum = true } = options
  const id = randomUUID().slice(0, 8)
  const shown = { name, rdns, icon, flags, announces, takesWindowEthereum, hasRemoveListener }
  return { ...shown, id, uuid: randomUUID(), binding: BINDING, door: doorOf(id) }
}
