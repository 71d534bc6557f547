import { formatTransaction, type RpcTransaction, type Transaction } from 'viem'
import type { ChainNode } from './chain-node.ts'

/** By sender, then in the order of their nonces. */
export async function pendingTransactions(node: ChainNode): Promise<readonly Transaction[]> {
  type Pool = Readonly<Record<string, Readonly<Record<string, RpcTransaction>>>>
  const { pending, queued } = await node.ask<{ pending: Pool; queued: Pool }>('txpool_content')
  return [pending, queued]
    .flatMap((pool) => Object.values(pool).flatMap((byNonce) => Object.values(byNonce)))
    .map((transaction) => formatTransaction(transaction))
    .sort((a, b) => a.from.localeCompare(b.from) || a.nonce - b.nonce)
}

/** The lowest nonce below a pending transaction's that was never sent; undefined when none is missing. */
export async function missingNonce(node: ChainNode, { from, nonce }: Transaction): Promise<number | undefined> {
  const [next, pending] = await Promise.all([
    node.client.getTransactionCount({ address: from }),
    pendingTransactions(node)
  ])
  const sent = new Set(pending.filter((each) => each.from === from).map((each) => each.nonce))
  for (let candidate = next; candidate < nonce; candidate++) if (!sent.has(candidate)) return candidate
  return undefined
}
