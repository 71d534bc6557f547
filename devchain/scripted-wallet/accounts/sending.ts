import { setTimeout as sleep } from 'node:timers/promises'
import { type Hex, numberToHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { invalid, unsupported, WalletError } from '../wallet-error.ts'
import { AMPLE_GAS, type AskNode, ampleGas, type Call, executeCalls, executeData, isContract } from './smart-account.ts'
import { delegate, setUpDelegate } from './smart-account-setup.ts'
import type { TransactionParameter } from './transaction-parameter.ts'
import type { Signer } from './wallet-accounts.ts'

const TIP_WEI = 1_000_000_000n

/** Past this, a node that does not answer no longer holds up an account's next transaction. */
const TURN_WITHIN_MS = 2_000
/** An account's last transaction, while it is being sent. */
const turns = new WeakMap<HDAccount, Promise<unknown>>()

export interface SendingChain {
  readonly chainId: number
  readonly askNode: AskNode
}

/** Fills in missing fields, signs, and sends to the wallet's own node. @returns the hash. */
export async function sendTransaction(signer: Signer, given: TransactionParameter, chain: SendingChain): Promise<Hex> {
  assertForChain(given, chain)
  if (!isContract(signer.account)) return sendSigned(signer.key, given, chain)
  const { to, value = '0x0', data = '0x', type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } = given
  // The owner's own transaction, whose nonce and gas are not the account's.
  const terms = { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } as TransactionParameter
  const call = { ...(to && { to }), value: BigInt(value), data }
  return executeCalls(signer.account, [call], chain.askNode, (transaction) =>
    sendSigned(signer.key, { ...terms, ...transaction }, chain)
  )
}

/** @throws WalletError -32602 for a transaction that names another chain. */
export function assertForChain(given: TransactionParameter, { chainId }: Pick<SendingChain, 'chainId'>): void {
  if (given.chainId === undefined || Number(given.chainId) === chainId) return
  throw new WalletError(invalid(`The transaction is for chain ${Number(given.chainId)}, not ${chainId}.`))
}

/** One of several calls, in its own transaction; sent even if it will revert. */
export async function sendCall(signer: Signer, { to, value, data }: Call, chain: SendingChain): Promise<Hex> {
  return sendSigned(signer.key, { ...(to && { to }), value: numberToHex(value), data }, chain)
}

/** All calls in one atomic transaction; upgrades an ordinary account (EIP-7702). */
export async function sendTogether(signer: Signer, calls: readonly Call[], chain: SendingChain): Promise<Hex> {
  const { account, key } = signer
  if (account.kind === 'eoa')
    return sendUpgrading(key, { to: account.address, data: executeData(account.address, calls) }, chain)
  return executeCalls(account, calls, chain.askNode, (transaction) => sendSigned(key, transaction, chain))
}

async function sendUpgrading(
  key: HDAccount,
  given: Required<Pick<TransactionParameter, 'to' | 'data'>>,
  chain: SendingChain
): Promise<Hex> {
  return inTurn(key, () => signUpgradeAndSend(key, given, chain))
}

async function signUpgradeAndSend(
  key: HDAccount,
  given: Required<Pick<TransactionParameter, 'to' | 'data'>>,
  chain: SendingChain
): Promise<Hex> {
  await setUpDelegate(chain.askNode)
  const nonce = Number(await chain.askNode('eth_getTransactionCount', [key.address, 'pending']))
  if (!key.signAuthorization) throw new WalletError(unsupported)
  // The transaction uses a nonce itself before its authorization is checked.
  const authorization = await key.signAuthorization({ address: delegate, chainId: chain.chainId, nonce: nonce + 1 })
  const signed = await key.signTransaction({
    type: 'eip7702',
    chainId: chain.chainId,
    to: given.to,
    data: given.data,
    nonce,
    gas: BigInt(AMPLE_GAS),
    authorizationList: [authorization],
    ...(await feesOf(given, chain))
  })
  return sendRaw(signed, chain)
}

/** Like any wallet: two pages that send at the same time get two nonces. */
function inTurn(key: HDAccount, send: () => Promise<Hex>): Promise<Hex> {
  const last = turns.get(key)
  const turn = (last ? Promise.race([last, sleep(TURN_WITHIN_MS)]) : Promise.resolve())
    .catch(() => undefined)
    .then(send)
  turns.set(key, turn)
  return turn
}

function sendSigned(key: HDAccount, given: TransactionParameter, chain: SendingChain): Promise<Hex> {
  return given.nonce === undefined ? inTurn(key, () => signAndSend(key, given, chain)) : signAndSend(key, given, chain)
}

async function signAndSend(key: HDAccount, given: TransactionParameter, chain: SendingChain): Promise<Hex> {
  const { to, value = '0x0', data = '0x', accessList } = given
  const call = { from: key.address, to, value, data, accessList }
  const [nonce, gas, terms] = await Promise.all([
    given.nonce ?? chain.askNode('eth_getTransactionCount', [key.address, 'pending']),
    // Like any wallet, it only warns of a transaction that will fail, which its user may approve.
    given.gas ?? ampleGas(call, chain.askNode),
    termsOf(given, chain)
  ])
  const signed = await key.signTransaction({
    chainId: chain.chainId,
    to,
    value: BigInt(value),
    data,
    nonce: Number(nonce),
    gas: BigInt(gas),
    ...terms
  })
  return sendRaw(signed, chain)
}

/** The type of the transaction, as asked for or as its other fields need it, with what it pays and lists. */
async function termsOf(given: TransactionParameter, chain: SendingChain) {
  const { gasPrice, accessList = [] } = given
  const withPrice = accessList.length > 0 ? '0x1' : '0x0'
  const type = given.type ?? (gasPrice === undefined ? '0x2' : withPrice)
  if (type === '0x2') return { type: 'eip1559', accessList, ...(await feesOf(given, chain)) } as const
  const price = BigInt(gasPrice ?? String(await chain.askNode('eth_gasPrice', [])))
  if (type === '0x1') return { type: 'eip2930', accessList, gasPrice: price } as const
  return { type: 'legacy', gasPrice: price } as const
}

async function feesOf(
  given: TransactionParameter,
  { askNode }: SendingChain
): Promise<{ readonly maxPriorityFeePerGas: bigint; readonly maxFeePerGas: bigint }> {
  const { baseFeePerGas } = (await askNode('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: Hex }
  const most = given.maxFeePerGas === undefined ? undefined : BigInt(given.maxFeePerGas)
  const usual = most !== undefined && most < TIP_WEI ? most : TIP_WEI
  const tip = given.maxPriorityFeePerGas === undefined ? usual : BigInt(given.maxPriorityFeePerGas)
  return { maxPriorityFeePerGas: tip, maxFeePerGas: most ?? BigInt(baseFeePerGas) * 2n + tip }
}

async function sendRaw(signed: Hex, { askNode }: SendingChain): Promise<Hex> {
  return (await askNode('eth_sendRawTransaction', [signed])) as Hex
}
