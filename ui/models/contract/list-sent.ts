import type { Address, Hex } from '#domain/address.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { WrittenCall } from './written-call.ts'

/** Makes sure that a call of an earlier visit is listed, where its end is found out. */
export function listSent(
  { chainId, description, call }: WrittenCall,
  account: Address,
  hash: Hex,
  transactions: TransactionsModel
): void {
  if (!transactions.find(account, chainId, hash))
    transactions.add({ hash, description, to: call.address }, { account, chainId })
}
