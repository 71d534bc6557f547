import { useEffect, useMemo } from 'react'
import type { Fate } from '#domain/transaction/fate.ts'
import type { NewTransaction, SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { descriptionText } from '#ui/words/description.ts'
import { useObserved } from './use-observed.ts'

interface TransactionsOptions {
  /** A configured chain, any other has none; by default the wallet's. */
  readonly chainId?: number | undefined
}

/**
 * An entry: its hash, sender and times (milliseconds since 1970), and its `status` (`pending`, `confirmed` or `failed`) with
 * the block or reason. The description is the text that `add` was given; that of the page's own transactions is in the page's
 * language.
 */
type ListedTransaction = Omit<SentTransaction, 'description'> & Fate & { readonly description: string }

/** `confirmations` are the blocks to wait for, the transaction's own included: 1 by default. */
interface AddedTransaction extends Omit<NewTransaction, 'reviewed' | 'promised'> {
  readonly description: string
}

interface Transactions {
  /** The connected account's, newest first; empty while disconnected. Polled until they are final; pending ones count as on screen. */
  readonly transactions: readonly ListedTransaction[]
  /**
   * Lists a transaction that the connected account has sent on the wallet's chain.
   * @throws Error "Unable to add transaction" and a line for each rule that it breaks, or "No address or chain ID found".
   */
  readonly add: (transaction: AddedTransaction) => void
}

/**
 * The page's list of transactions, kept over reloads.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useTransactions({ chainId }: TransactionsOptions = {}): Transactions {
  const model = useModels().transactions
  const transactions = useObserved(describedList, chainId)
  const pendingId = useObserved(pendingChainId, chainId)
  useEffect(() => (pendingId === undefined ? undefined : model.showPending(pendingId)), [model, pendingId])
  return useMemo(() => ({ transactions, add: (transaction) => model.add(transaction) }), [transactions, model])
}

function listOf({ connection, transactions }: Models, given: number | undefined): readonly Transaction[] {
  const chainId = given ?? connection.chainId
  return chainId === undefined ? [] : transactions.lists.of(chainId)
}

function describedList(models: Models, given: number | undefined): readonly ListedTransaction[] {
  return listOf(models, given).map(({ sent, fate }) => ({
    ...sent,
    ...fate,
    description: descriptionText(sent.description)
  }))
}

/** Of the list, while one of it is pending. */
function pendingChainId(models: Models, given: number | undefined): number | undefined {
  const isPending = listOf(models, given).some(({ fate }) => fate.status === 'pending')
  return isPending ? (given ?? models.connection.chainId) : undefined
}
