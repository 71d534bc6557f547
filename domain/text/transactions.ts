import { englishTransactions } from './en/transactions.ts'

/** Texts about a transaction besides its status. */
export const transactionText: typeof englishTransactions = englishTransactions
