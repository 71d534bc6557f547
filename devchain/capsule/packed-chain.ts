import { type Hex, keccak256 } from 'viem'
import { callNode, NodeError } from '#devchain/json-rpc.ts'
import { type ChainSnapshot, takeSnapshot } from '#devchain/nodes/chain-snapshot.ts'

/** A saved chain plus what its state does not include: pending transactions. */
export interface PackedChain {
  readonly saved: ChainSnapshot
  /** Signed, ordered by nonce for each account; null for one that left the pool while it was being read. */
  readonly pending: readonly (Hex | null)[]
  /** Whether a transaction is mined as soon as it arrives. */
  readonly isAutomining: boolean
}

type Pool = Readonly<Record<string, Readonly<Record<string, { readonly hash: Hex }>>>>

/** @throws Error when the node does not answer. */
export async function packChain(url: string): Promise<PackedChain> {
  const [saved, pool, isAutomining] = await Promise.all([
    takeSnapshot(url),
    callNode<{ readonly pending: Pool; readonly queued: Pool }>(url, 'txpool_content'),
    callNode<boolean>(url, 'anvil_getAutomine')
  ])
  const hashes = [pool.pending, pool.queued].flatMap((part) =>
    Object.values(part).flatMap((byNonce) => Object.values(byNonce).map(({ hash }) => hash))
  )
  const pending = await Promise.all(
    hashes.map((hash) => callNode<Hex | null>(url, 'eth_getRawTransactionByHash', [hash]))
  )
  return { saved, pending, isAutomining }
}

/**
 * The node must already have the chain's state. @returns a sentence about each transaction that could not be restored.
 * @throws Error when the node does not answer.
 */
export async function resendPending(
  url: string,
  { pending, isAutomining }: Pick<PackedChain, 'pending' | 'isAutomining'>
): Promise<readonly string[]> {
  if (!isAutomining) await callNode(url, 'evm_setAutomine', [false])
  const skipped: string[] = []
  for (const transaction of pending) {
    const reason =
      transaction === null
        ? 'A pending transaction left the pool before it could be saved.'
        : await send(url, transaction)
    if (reason) skipped.push(reason)
  }
  return skipped
}

/** @returns why the node rejected it. */
async function send(url: string, transaction: Hex): Promise<string | undefined> {
  try {
    await callNode(url, 'eth_sendRawTransaction', [transaction])
    return undefined
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
    return `The pending transaction ${keccak256(transaction)} was rejected: ${cause.message}.`
  }
}
