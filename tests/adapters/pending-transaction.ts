import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { TransactionRequest } from '#domain/ports/connector.ts'
import type { SuggestedFees } from '#domain/transaction/fee-speeds.ts'

interface Known extends Readonly<Record<'from' | 'to' | 'value' | 'input', Hex>> {
  readonly blockNumber: Hex | null
}

/** What a wallet has sent to a node of Base Goerli; undefined if it is mined, or unknown. */
export async function pendingTransaction(nodeUrl: string, hash: Hex): Promise<TransactionRequest | undefined> {
  const known = await callNode<Known | null>(nodeUrl, 'eth_getTransactionByHash', [hash])
  if (known?.blockNumber !== null) return undefined
  const { from, to, value, input: data } = known
  const request = { from: checksummed(from), to: checksummed(to), value: BigInt(value), chainId: baseGoerli.id }
  return data === '0x' ? request : { ...request, data }
}

/** The fees of what a wallet has sent to a node of Base Goerli. */
export async function pendingFees(nodeUrl: string, hash: Hex): Promise<SuggestedFees> {
  const known = await callNode<Record<keyof SuggestedFees, Hex>>(nodeUrl, 'eth_getTransactionByHash', [hash])
  return {
    maxFeePerGas: BigInt(known.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(known.maxPriorityFeePerGas)
  }
}

function checksummed(address: Address): Address {
  return testAccounts.find((one) => one.toLowerCase() === address) ?? address
}
