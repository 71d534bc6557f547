import type { Address } from './address.ts'
import { formatUnits } from './amount.ts'
import type { NativeCurrency } from './chain/chain.ts'
import { displayName } from './name/name.ts'

/** The connected account as views show it (requirement E3). Fields that are not known yet are absent. */
export interface AccountView {
  readonly address: Address
  /** The name, else the shortened address, cut like a label. */
  readonly displayName: string
  /** Not shortened. */
  readonly ensName?: string
  /** An image URL. */
  readonly ensAvatar?: string
  /** In base units. This and the other balance fields are in the current chain's native currency. */
  readonly balanceValue?: bigint
  readonly balanceDecimals?: number
  /** Exact, such as `1.000000000000000001`. */
  readonly balanceFormatted?: string
  readonly balanceSymbol?: string
  /** On the current chain. */
  readonly hasPendingTransactions: boolean
}

interface AccountData {
  readonly address: Address
  readonly name?: string | undefined
  readonly avatarUrl?: string | undefined
  /** In base units of the currency. */
  readonly balance?: bigint | undefined
  readonly currency?: NativeCurrency | undefined
  readonly hasPendingTransactions: boolean
}

export function accountView(known: AccountData): AccountView {
  const { address, name, avatarUrl, balance, currency, hasPendingTransactions } = known
  return {
    address,
    displayName: displayName(address, name),
    hasPendingTransactions,
    ...(name !== undefined && { ensName: name }),
    ...(avatarUrl !== undefined && { ensAvatar: avatarUrl }),
    ...(balance !== undefined &&
      currency && {
        balanceValue: balance,
        balanceDecimals: currency.decimals,
        balanceFormatted: formatUnits(balance, currency.decimals),
        balanceSymbol: currency.symbol
      })
  }
}
