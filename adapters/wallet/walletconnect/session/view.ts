import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import type { Address } from '#domain/address.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'

/** A session as the page sees it right now. */
export interface SessionView {
  /** The one in use comes first. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  /** Whether some other configured chain can be reached from here. */
  readonly canSwitchChain: boolean
  /** The name of the wallet that the visitor picked for it, if known. */
  readonly wallet?: string
  /** What the wallet at the other end calls itself: plain text of bounded length. */
  readonly peerName?: string
}

/** Parses data from another tab. @returns undefined if it is not a view. */
export function parseSessionView(data: unknown): SessionView | undefined {
  const { accounts, chainId, canSwitchChain, wallet, peerName } = Object(data)
  if (!Array.isArray(accounts) || !Number.isSafeInteger(chainId) || typeof canSwitchChain !== 'boolean')
    return undefined
  const addresses = accounts.map(checksumAddress).filter((address) => address !== undefined)
  if (addresses.length < accounts.length) return undefined
  const names = { ...(typeof wallet === 'string' && { wallet }), ...peerNamed(peerName) }
  return { accounts: addresses, chainId, canSwitchChain, ...names }
}

export function peerNamed(text: unknown): Pick<SessionView, 'peerName'> {
  const peerName = plainText(text, MAX_NAME_LENGTH)
  return peerName ? { peerName } : {}
}

/** The events for a wallet's listeners. */
export function changesBetween(
  before: SessionView | undefined,
  view: SessionView | undefined
): readonly ConnectorEvent[] {
  if (!view) return before ? [{ type: 'disconnected' }] : []
  const { accounts, chainId, peerName } = view
  const events: ConnectorEvent[] = []
  if (chainId !== before?.chainId) events.push({ type: 'chainChanged', chainId })
  if (accounts.join() !== before?.accounts.join())
    events.push({ type: 'accountsChanged', accounts, ...peerNamed(peerName) })
  return events
}

/** False only for two that are known to be different. */
export function couldBeSameWallet(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other
}
