export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

/** One value for every width, or one for widths below 768 px and one for the others. */
type PerBreakpoint<Value> = Value | { readonly smallScreen: Value; readonly largeScreen: Value }

/** What the connect button shows of a connected wallet (requirement B1). */
export interface ConnectButtonDisplay {
  readonly accountStatus: PerBreakpoint<AccountStatus>
  readonly chainStatus: PerBreakpoint<ChainStatus>
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
