export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

/** One value for every width, or one for widths below 768 px and one for the others. */
type PerBreakpoint<Value> = Value | { readonly smallScreen: Value; readonly largeScreen: Value }

/** What the connect button shows of a connected wallet (requirement B1). */
export interface ConnectButtonDisplay {
  /** The account's avatar, its name or address, or both (`full`). */
  readonly accountStatus: PerBreakpoint<AccountStatus>
  /** The network's icon, its name, both (`full`), or nothing unless the page does not support it. */
  readonly chainStatus: PerBreakpoint<ChainStatus>
  /** Whether the balance is beside the account. */
  readonly showBalance: PerBreakpoint<boolean>
}

export const defaultDisplay: ConnectButtonDisplay = {
  accountStatus: 'full',
  chainStatus: { smallScreen: 'icon', largeScreen: 'full' },
  showBalance: { smallScreen: false, largeScreen: true }
}

export function atBreakpoint<Value extends string | boolean>(
  value: PerBreakpoint<Value>,
  isLargeScreen: boolean
): Value {
  if (typeof value !== 'object') return value
  return isLargeScreen ? value.largeScreen : value.smallScreen
}
