import type { Hex } from 'viem'
import {
  type AskNode,
  accountSignature,
  ampleGas,
  type Call,
  executeCalls,
  isContract
} from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { TransactionRequest } from '#devchain/scripted-wallet/accounts/transaction-parameter.ts'
import { type DevAccount, SET_UP_METHOD } from '../config.ts'
import { askNode, assertTestNode } from '../node.ts'

/** Prepares a chain for an account that is more than a key. */
export async function setUp({ kind, address }: DevAccount, chainId: number): Promise<void> {
  if (kind !== 'eoa') await askNode(chainId, SET_UP_METHOD, [address])
}

export async function signMessageAs(account: DevAccount, message: string, chainId: number): Promise<Hex> {
  const ask = await ready(account, chainId)
  return accountSignature(account, (await ask('personal_sign', [message, account.owner])) as Hex, ask)
}

export async function signTypedDataAs(account: DevAccount, typedData: object, chainId: number): Promise<Hex> {
  const ask = await ready(account, chainId)
  return accountSignature(account, (await ask('eth_signTypedData_v4', [account.owner, typedData])) as Hex, ask)
}

/** Sent even if it will revert: the visitor has been warned. */
export async function sendAs(account: DevAccount, transaction: TransactionRequest, chainId: number): Promise<Hex> {
  const ask = await ready(account, chainId)
  if (!isContract(account)) {
    const gas = transaction.gas ?? (await ampleGas(transaction, ask))
    return (await ask('eth_sendTransaction', [{ ...transaction, gas }])) as Hex
  }
  const { to, value = '0x0', data = '0x' } = transaction
  return sendTogetherAs(account, [{ ...(to && { to }), value: BigInt(value), data }], chainId)
}

/** One of several transactions; sent even if it will revert. */
export async function sendCallAs(account: DevAccount, { value, ...given }: Call, chainId: number): Promise<Hex> {
  const ask = await ready(account, chainId)
  const call = { ...given, from: account.address, value: `0x${value.toString(16)}` }
  return (await ask('eth_sendTransaction', [{ ...call, gas: await ampleGas(call, ask) }])) as Hex
}

/** All calls in one atomic transaction; not for an ordinary account. */
export async function sendTogetherAs(account: DevAccount, calls: readonly Call[], chainId: number): Promise<Hex> {
  const ask = await ready(account, chainId)
  const send = async (transaction: object) =>
    (await ask('eth_sendTransaction', [{ ...transaction, from: account.owner }])) as Hex
  return executeCalls(account, calls, ask, send)
}

async function ready(account: DevAccount, chainId: number): Promise<AskNode> {
  await assertTestNode(chainId)
  await setUp(account, chainId)
  return (method, params) => askNode(chainId, method, params)
}
