import { englishTransactions } from './en/transactions.ts'

/** What is said of a transaction beside its status. */
export const transactionText: typeof englishTransactions = englishTransactions
