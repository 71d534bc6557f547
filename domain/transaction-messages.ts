import { englishTransactions } from './messages/english-transactions.ts'

/** What is said of a transaction beside its status. Part of the same catalogue as `messages`. */
export const transactionMessages: typeof englishTransactions = englishTransactions
