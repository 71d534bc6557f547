import { transactions } from './en/transactions.ts'
import { liveText } from './live-text.ts'

/** Texts about a transaction besides its status. */
export const transactionText = liveText('transactions', transactions)
