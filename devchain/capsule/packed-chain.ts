import { callNode } from '#devchain/json-rpc.ts'
import { type SavedChain, saveChain } from '#devchain/saved-chain.ts'
import type { Hex } from '#domain/address.ts'

/** A chain with what its state does not hold: the transactions that wait. */
export interface PackedChain {
  readonly saved: SavedChain
  /** Signed, in the order of their nonces for each account. */
  readonly waiting: readonly Hex[]
  /** Whether a transaction is mined as soon as it arrives. */
  readonly isAutomining: boolean
}

type Pool = Readonly<Record<string, Readonly<Record<string, { readonly hash: Hex }>>>>

/** @throws Error when the node does not answer. */
export async function packChain(url: string): Promise<PackedChain> {
  const [saved, pool, isAutomining] = await Promise.all([
    saveChain(url),
    callNode<{ readonly pending: Pool; readonly queued: Pool }>(url, 'txpool_content'),
    callNode<boolean>(url, 'anvil_getAutomine')
  ])
  const hashes = [pool.pending, pool.queued].flatMap((part) =>
    Object.values(part).flatMap((byNonce) => Object.values(byNonce).map(({ hash }) => hash))
  )
  const waiting = await Promise.all(hashes.map((hash) => callNode<Hex>(url, 'eth_getRawTransactionByHash', [hash])))
  return { saved, waiting, isAutomining }
}

/** For a node that has the chain's state already. @throws Error when the node does not answer. */
export async function unpackWaiting(url: string, { waiting, isAutomining }: PackedChain): Promise<void> {
  if (!isAutomining) await callNode(url, 'evm_setAutomine', [false])
  for (const transaction of waiting) await callNode(url, 'eth_sendRawTransaction', [transaction])
}
