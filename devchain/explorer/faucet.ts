import { type Address, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { parseUnits } from '#devchain/amount.ts'
import { minedReceipt } from '#devchain/nodes/mined-receipt.ts'
import { tokenBalance } from './chain/address-details.ts'
import type { ChainNode } from './chain/chain-node.ts'
import { FAUCET } from './chain/known-contracts.ts'
import { readMining } from './chain/mining.ts'
import { readTokens, type Token } from './chain/token.ts'
import { checkedAddress } from './checked-address.ts'
import { count } from './parts/amount.ts'

/** The limits for one request, in whole units: far more than a test needs, yet short enough for a page. */
export const MAX_NATIVE = 10_000n
export const MAX_TOKENS = 1_000_000n

/** As typed. */
export interface FaucetRequest {
  readonly address: string
  /** `native`, or the address of a token. */
  readonly asset: string
  readonly amount: string
}

export interface FaucetFailures {
  readonly address?: string
  readonly asset?: string
  readonly amount?: string
}

export type FaucetOutcome =
  | { readonly status: 'refused'; readonly failures: FaucetFailures }
  | {
      readonly status: 'given'
      readonly to: Address
      readonly amount: bigint
      readonly balance: bigint
      /** The native currency when there is none. */
      readonly token?: Token
      /** The minting transaction; none where a balance was set outright. */
      readonly hash?: Hex
      /** The minting is pending until someone mines a block. */
      readonly isWaiting: boolean
    }

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])

/** Funds any account: raises its native balance, and mints tokens or else raises their balance too. */
export async function give(node: ChainNode, request: FaucetRequest): Promise<FaucetOutcome> {
  const token = request.asset === 'native' ? undefined : await tokenOf(node, request.asset)
  const address = checkedAddress(request.address)
  const [decimals, max] = token ? [token.decimals, MAX_TOKENS] : [18, MAX_NATIVE]
  const amount = checkedAmount(request.amount, decimals, max)
  const isUnknownToken = request.asset !== 'native' && !token
  if (typeof address !== 'object' || typeof amount !== 'bigint' || isUnknownToken) {
    return {
      status: 'refused',
      failures: {
        ...(typeof address === 'string' && { address }),
        ...(isUnknownToken && { asset: 'There is no ERC-20 token at this address.' }),
        ...(typeof amount === 'string' && { amount })
      }
    }
  }
  const { to } = address
  return token ? giveToken(node, token, to, amount) : giveNative(node, to, amount)
}

async function giveNative({ client, ask }: ChainNode, to: Address, amount: bigint): Promise<FaucetOutcome> {
  await ask('anvil_addBalance', [to, toHex(amount)])
  await mineForSubscribers(ask)
  return { status: 'given', to, amount, balance: await client.getBalance({ address: to }), isWaiting: false }
}

async function giveToken(node: ChainNode, token: Token, to: Address, amount: bigint): Promise<FaucetOutcome> {
  const hash = await mint(node, token, to, amount)
  const isWaiting = hash !== undefined && !(await isMined(node, hash))
  const held = (await tokenBalance(node, token.address, to)) ?? 0n
  if (hash !== undefined) return { status: 'given', to, amount, token, hash, balance: held, isWaiting }
  try {
    await node.ask('anvil_dealERC20', [to, token.address, toHex(held + amount)])
  } catch {
    const asset = `${token.symbol} does not allow public minting, and its balances cannot be set in storage.`
    return { status: 'refused', failures: { asset } }
  }
  await mineForSubscribers(node.ask)
  const balance = (await tokenBalance(node, token.address, to)) ?? 0n
  return { status: 'given', to, amount, token, balance, isWaiting: false }
}

/** Undefined when the token does not allow public minting. */
async function mint({ client, ask }: ChainNode, token: Token, to: Address, amount: bigint): Promise<Hex | undefined> {
  const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [to, amount] })
  const transaction = { from: FAUCET, to: token.address, data }
  try {
    await client.estimateGas({ account: FAUCET, to: token.address, data })
  } catch {
    return undefined
  }
  await ask('anvil_impersonateAccount', [FAUCET])
  await ask('anvil_setBalance', [FAUCET, toHex(10n ** 18n)])
  return ask<Hex>('eth_sendTransaction', [transaction])
}

/** Even with automatic mining, a receipt may be a moment late. */
async function isMined(node: ChainNode, hash: Hex): Promise<boolean> {
  const { mode } = await readMining(node)
  if (mode !== 'automatic') return false
  return (await minedReceipt(node.client, hash, 5_000)) !== undefined
}

/** Clients refresh balances on a new block, so one is mined, unless mining is manual. */
async function mineForSubscribers(ask: ChainNode['ask']): Promise<void> {
  if (await ask<boolean>('anvil_getAutomine')) await ask('evm_mine')
}

async function tokenOf(node: ChainNode, asset: string): Promise<Token | undefined> {
  if (!isAddress(asset)) return undefined
  return (await readTokens(node, [asset])).get(asset.toLowerCase())
}

function checkedAmount(text: string, decimals: number, max: bigint): bigint | string {
  const amount = parseUnits(text, decimals)
  if (amount === undefined) return `Enter a number with at most ${decimals} decimals, such as 10 or 0.5.`
  if (amount === 0n) return 'Enter more than 0.'
  return amount > max * 10n ** BigInt(decimals) ? `At most ${count(max)} at a time.` : amount
}
