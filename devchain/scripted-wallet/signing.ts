import type { HDAccount } from 'viem/accounts'
import type { Hex } from '#domain/address.ts'
import { callNode } from '../json-rpc.ts'
import { invalid, WalletError } from './wallet-error.ts'

const TIP_WEI = 1_000_000_000n

/** The parameter of `eth_sendTransaction`. */
export interface TransactionParameter {
  readonly from?: unknown
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}

export function signMessage(signer: HDAccount, message: unknown): Promise<Hex> {
  const text = String(message)
  return signer.signMessage({ message: /^0x(?:[0-9a-f]{2})*$/i.test(text) ? { raw: text as Hex } : text })
}

export function signTypedData(signer: HDAccount, given: unknown, chainId: number): Promise<Hex> {
  const data = typeof given === 'string' ? JSON.parse(given) : given
  const asked = data.domain?.chainId
  if (asked !== undefined && Number(asked) !== chainId) {
    throw new WalletError(invalid(`Provided chainId "${asked}" must match the active chainId "${chainId}"`))
  }
  const { EIP712Domain: _, ...types } = data.types
  return signer.signTypedData({ ...data, types })
}

/** Fills in what the page left out, signs here and hands it to the wallet's own node. @returns the hash. */
export async function sendTransaction(
  signer: HDAccount,
  given: TransactionParameter,
  { chainId, nodeUrl }: { readonly chainId: number; readonly nodeUrl: string }
): Promise<Hex> {
  if (given.chainId !== undefined && Number(given.chainId) !== chainId) {
    throw new WalletError(invalid(`The transaction is for chain ${Number(given.chainId)}, not ${chainId}.`))
  }
  const call = { from: signer.address, to: given.to, value: given.value ?? '0x0', data: given.data ?? '0x' }
  const [nonce, gas, block] = await Promise.all([
    given.nonce ?? callNode<Hex>(nodeUrl, 'eth_getTransactionCount', [signer.address, 'pending']),
    given.gas ?? callNode<Hex>(nodeUrl, 'eth_estimateGas', [call]),
    callNode<{ baseFeePerGas: Hex }>(nodeUrl, 'eth_getBlockByNumber', ['latest', false])
  ])
  const tip = BigInt(given.maxPriorityFeePerGas ?? TIP_WEI)
  const signed = await signer.signTransaction({
    type: 'eip1559',
    chainId,
    to: given.to,
    value: BigInt(call.value),
    data: call.data,
    nonce: Number(nonce),
    gas: BigInt(gas),
    maxPriorityFeePerGas: tip,
    maxFeePerGas: BigInt(given.maxFeePerGas ?? BigInt(block.baseFeePerGas) * 2n + tip)
  })
  return callNode<Hex>(nodeUrl, 'eth_sendRawTransaction', [signed])
}
