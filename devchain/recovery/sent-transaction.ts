import { type Address, isHex, parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem'
import type { RpcCall } from '#devchain/gateway/rpc-call.ts'

/** The sender, and the nonce if the sender set one. */
export interface SentTransaction {
  readonly from: Address
  readonly nonce: number | undefined
}

export function isSending({ method }: RpcCall): boolean {
  return method === 'eth_sendRawTransaction' || method === 'eth_sendTransaction'
}

/** Undefined for calls that send nothing, and for invalid transactions, which the node will reject. */
export async function sentTransactionOf({ method, params }: RpcCall): Promise<SentTransaction | undefined> {
  const [sent] = Array.isArray(params) ? (params as readonly unknown[]) : []
  try {
    if (method === 'eth_sendRawTransaction') return await fromSigned(sent)
    if (method === 'eth_sendTransaction') return fromUnsigned(sent)
  } catch {
    // The node reports the error.
  }
  return undefined
}

async function fromSigned(serialized: unknown): Promise<SentTransaction | undefined> {
  if (!isHex(serialized)) return undefined
  const { nonce = 0 } = parseTransaction(serialized)
  const from = await recoverTransactionAddress({ serializedTransaction: serialized as TransactionSerialized })
  return { from, nonce }
}

function fromUnsigned(transaction: unknown): SentTransaction | undefined {
  const { from, nonce } = (transaction ?? {}) as { readonly from?: unknown; readonly nonce?: unknown }
  if (!isHex(from)) return undefined
  return { from, nonce: isHex(nonce) ? Number(nonce) : undefined }
}
