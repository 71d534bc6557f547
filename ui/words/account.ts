import type { AccountView } from '#domain/account.ts'
import { displayBalance } from './amount.ts'

/** The connected account as views show it. */
export interface ShownAccount extends AccountView {
  /** Short, and with the symbol: `9,998.4 ETH`. */
  readonly displayBalance?: string
}

/** With the balance as it is written in the page's language. */
export function shownAccount(account: AccountView): ShownAccount {
  const { balanceValue, balanceDecimals: decimals, balanceSymbol: symbol } = account
  if (balanceValue === undefined || decimals === undefined || symbol === undefined) return account
  return { ...account, displayBalance: displayBalance(balanceValue, { decimals, symbol }) }
}
