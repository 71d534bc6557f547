import { getAddress, type Hex } from 'viem'
import { askAboutCalls } from '#devchain/dev-wallet/described/ask-about-calls.ts'
import type { AskedCall } from '#devchain/dev-wallet/described/described-call.ts'
import type { TransactionRequest } from '#devchain/scripted-wallet/accounts/transaction-parameter.ts'
import { askNode } from '../node.ts'
import type { WalletIdentity } from '../wallet-identity.ts'
import { callDetails } from './call-parts.ts'
import { ask } from './prompt.ts'
import { etherText, type Fact, factList, paragraph } from './prompt-parts.ts'

/** Shows amount, recipient and fee; resolves when the visitor approves. */
export function askToSend(
  identity: WalletIdentity,
  transaction: TransactionRequest,
  chainId: number,
  network: string
): Promise<void> {
  return ask<void>(identity, async () => {
    const value = BigInt(transaction.value ?? '0x0')
    const call = callOf(transaction)
    const [fee, balance, described] = await Promise.all([
      estimateFee(transaction, chainId),
      balanceOf(transaction.from, chainId),
      call && askAboutCalls(chainId, [call])
    ])
    const facts: Fact[] = [
      { name: 'Amount', value: etherText(value), kind: 'amount' },
      { name: 'From', value: getAddress(transaction.from), kind: 'code' },
      { name: 'To', value: transaction.to ? getAddress(transaction.to) : 'A new contract', kind: 'code' },
      { name: 'Network', value: network },
      ...dataFacts(transaction.data),
      ...(fee.kind === 'known' ? [{ name: feeName(transaction), value: etherText(fee.wei) }] : [])
    ]
    const warnings = warningsOf(fee, value, balance).map((warning) => paragraph(warning, 'warning'))
    return {
      title: transaction.to ? 'Send this transaction?' : 'Create this contract?',
      network,
      body: [factList(facts), ...(call ? callDetails(call, described?.[0]) : []), ...warnings],
      answer: () => undefined
    }
  })
}

/** Undefined for a contract's creation, and for a payment. */
function callOf({ to, data = '0x' }: TransactionRequest): AskedCall | undefined {
  return to === undefined || data === '0x' ? undefined : { to, data }
}

type Fee = { readonly kind: 'known'; readonly wei: bigint } | { readonly kind: 'failing'; readonly reason: string }

function warningsOf(fee: Fee, value: bigint, balance: bigint | undefined): readonly string[] {
  if (fee.kind === 'failing') return [`This will probably fail: ${fee.reason}`]
  if (balance === undefined || balance >= value + fee.wei) return []
  return [`This account holds ${etherText(balance)}: not enough for the amount and fee.`]
}

async function balanceOf(account: Hex, chainId: number): Promise<bigint | undefined> {
  try {
    return BigInt(String(await askNode(chainId, 'eth_getBalance', [account, 'latest'])))
  } catch {
    return undefined
  }
}

async function estimateFee(transaction: TransactionRequest, chainId: number): Promise<Fee> {
  try {
    const [gas, price] = await Promise.all([
      transaction.gas ?? askNode(chainId, 'eth_estimateGas', [transaction]),
      suggestedPrice(transaction) ?? askNode(chainId, 'eth_gasPrice')
    ])
    return { kind: 'known', wei: BigInt(String(gas)) * BigInt(String(price)) }
  } catch (cause) {
    return { kind: 'failing', reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** What the page suggests to pay for a unit of gas at most. */
export function suggestedPrice({ maxFeePerGas, gasPrice }: TransactionRequest): Hex | undefined {
  return maxFeePerGas ?? gasPrice
}

/** A limit that the page suggests is the most that can be paid; else the price may change until a block is made. */
export function feeName(transaction: TransactionRequest): string {
  return suggestedPrice(transaction) === undefined ? 'Network fee, about' : 'Network fee, at most'
}

function dataFacts(data: Hex | undefined): readonly Fact[] {
  if (data === undefined || data === '0x') return []
  const bytes = (data.length - 2) / 2
  return [{ name: 'Data', value: `${data.slice(0, 10)}… (${bytes} bytes)`, kind: 'code' }]
}
