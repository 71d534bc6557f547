import { useEffect, useMemo } from 'react'
import type { NewTransaction, Transaction } from '#domain/transaction/transaction.ts'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useObserved } from './use-observed.ts'

interface TransactionsOptions {
  /** A configured chain, any other has none; by default the wallet's. */
  readonly chainId?: number | undefined
}

interface Transactions {
  /** The connected account's, newest first; empty while disconnected. Polled until they are final; pending ones count as on screen. */
  readonly transactions: readonly Transaction[]
  /**
   * Lists a transaction that the connected account has sent on the wallet's chain.
   * @throws Error "Unable to add transaction" and a line for each rule that it breaks, or "No address or chain ID found".
   */
  readonly add: (transaction: NewTransaction) => void
}

/** The page's list of transactions, kept over reloads. @throws Error outside the provider. */
export function useTransactions({ chainId }: TransactionsOptions = {}): Transactions {
  const model = useModels().transactions
  const transactions = useObserved(listOf, chainId)
  const pendingId = useObserved(pendingChainId, chainId)
  useEffect(() => (pendingId === undefined ? undefined : model.showPending(pendingId)), [model, pendingId])
  return useMemo(() => ({ transactions, add: (transaction) => model.add(transaction) }), [transactions, model])
}

function listOf({ connection, transactions }: Models, given: number | undefined): readonly Transaction[] {
  const chainId = given ?? connection.chainId
  return chainId === undefined ? [] : transactions.lists.of(chainId)
}

/** Of the list, while one of it is pending. */
function pendingChainId(models: Models, given: number | undefined): number | undefined {
  const isPending = listOf(models, given).some(({ status }) => status === 'pending')
  return isPending ? (given ?? models.connection.chainId) : undefined
}
