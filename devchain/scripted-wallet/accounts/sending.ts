import { setTimeout as sleep } from 'node:timers/promises'
import { type Hex, numberToHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { BundleCall } from '#devchain/scripted-wallet/calls/call-bundle.ts'
import { invalid, unsupported, WalletError } from '../wallet-error.ts'
import { AMPLE_GAS, type AskNode, ampleGas, type Call, executeCalls, executeData, isContract } from './smart-account.ts'
import { delegate, setUpDelegate } from './smart-account-setup.ts'
import type { Signer } from './wallet-accounts.ts'

const TIP_WEI = 1_000_000_000n

/** Past this, a node that does not answer no longer holds up an account's next transaction. */
const TURN_WITHIN_MS = 2_000
/** An account's last transaction, while it is being sent. */
const turns = new WeakMap<HDAccount, Promise<unknown>>()

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

export interface SendingChain {
  readonly chainId: number
  readonly askNode: AskNode
}

/** Fills in missing fields, signs, and sends to the wallet's own node. @returns the hash. */
export async function sendTransaction(signer: Signer, given: TransactionParameter, chain: SendingChain): Promise<Hex> {
  if (given.chainId !== undefined && Number(given.chainId) !== chain.chainId) {
    throw new WalletError(invalid(`The transaction is for chain ${Number(given.chainId)}, not ${chain.chainId}.`))
  }
  if (!isContract(signer.account)) return sendSigned(signer.key, given, chain)
  const { to, value = '0x0', data = '0x' } = given
  if (to === undefined) throw new WalletError(invalid('This account cannot create contracts.'))
  const { maxFeePerGas, maxPriorityFeePerGas } = given
  const fees = { ...(maxFeePerGas && { maxFeePerGas }), ...(maxPriorityFeePerGas && { maxPriorityFeePerGas }) }
  const call = { to, value: BigInt(value), data }
  return executeCalls(signer.account, [call], chain.askNode, (transaction) =>
    sendSigned(signer.key, { ...transaction, ...fees }, chain)
  )
}

/** One of several calls, in its own transaction; sent even if it will revert. */
export async function sendCall(signer: Signer, { value, ...given }: BundleCall, chain: SendingChain): Promise<Hex> {
  const call = { ...given, from: signer.account.address, value: numberToHex(value) }
  return sendSigned(signer.key, { ...call, gas: await ampleGas(call, chain.askNode) }, chain)
}

/** All calls in one atomic transaction; upgrades an ordinary account (EIP-7702). */
export async function sendTogether(signer: Signer, calls: readonly Call[], chain: SendingChain): Promise<Hex> {
  const { account, key } = signer
  if (account.kind === 'eoa') return sendUpgrading(key, { to: account.address, data: executeData(calls) }, chain)
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
  const call = { from: key.address, to: given.to, value: given.value ?? '0x0', data: given.data ?? '0x' }
  const [nonce, gas, fees] = await Promise.all([
    given.nonce ?? chain.askNode('eth_getTransactionCount', [key.address, 'pending']),
    given.gas ?? chain.askNode('eth_estimateGas', [call]),
    feesOf(given, chain)
  ])
  const signed = await key.signTransaction({
    type: 'eip1559',
    chainId: chain.chainId,
    to: given.to,
    value: BigInt(call.value),
    data: call.data,
    nonce: Number(nonce),
    gas: BigInt(String(gas)),
    ...fees
  })
  return sendRaw(signed, chain)
}

async function feesOf(
  given: TransactionParameter,
  { askNode }: SendingChain
): Promise<{ readonly maxPriorityFeePerGas: bigint; readonly maxFeePerGas: bigint }> {
  const { baseFeePerGas } = (await askNode('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: Hex }
  const tip = BigInt(given.maxPriorityFeePerGas ?? TIP_WEI)
  return { maxPriorityFeePerGas: tip, maxFeePerGas: BigInt(given.maxFeePerGas ?? BigInt(baseFeePerGas) * 2n + tip) }
}

async function sendRaw(signed: Hex, { askNode }: SendingChain): Promise<Hex> {
  return (await askNode('eth_sendRawTransaction', [signed])) as Hex
}
