import { type FeeRates, feeAt, maximumPrice } from './fee.ts'

/** How soon a visitor wants a transaction to be in a block. */
export type FeeSpeed = 'slow' | 'normal' | 'fast'

/** What a wallet is asked to pay at most, in wei per gas (EIP-1559). */
export interface SuggestedFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

export interface SpeedFee extends SuggestedFees {
  /** The maximum fee of the whole transaction, in wei, with what an OP stack charges for its L1. */
  readonly fee: bigint
}

export type FeeSpeeds = Readonly<Record<FeeSpeed, SpeedFee>>

/** What a node tells of recent blocks, in wei per gas. */
export interface FeeHistory {
  /** Of the block that comes next; undefined on a chain without EIP-1559. */
  readonly nextBaseFee: bigint | undefined
  /** Of each block that the node tells of, the newest last. */
  readonly baseFees: readonly bigint[]
  /** Of each block that the node tells of, the tips at `TIP_PERCENTILES`; all 0 for an empty block. */
  readonly tips: readonly (readonly bigint[])[]
}

/** As many blocks as a few transactions that overpay cannot sway. */
export const FEE_BLOCKS = 20
/** For slow, normal and fast: a tenth, half and nine tenths of a block's gas paid this tip or less. */
export const TIP_PERCENTILES: readonly number[] = [10, 50, 90]

/** In percent of the base fee, for slow, normal and fast. It rises by at most an eighth from block to block. */
const HEADROOM = [125n, 200n, 300n] as const
/** No tip is higher than so many times the node's own price. */
const TIP_AT_MOST = 4n
/** No chain charges a whole coin for a unit of gas. */
const ABSURD_PRICE = 10n ** 18n

/**
 * What a transaction costs at most at each speed. Undefined where there is nothing to choose: on a chain without EIP-1559,
 * if the node tells no history or one that contradicts its prices, or if all speeds cost the same.
 */
export function feeSpeeds(
  gas: bigint,
  rates: FeeRates,
  { nextBaseFee, tips }: Omit<FeeHistory, 'baseFees'>
): FeeSpeeds | undefined {
  const { baseFee, l1Fee, leastTip = 0n } = rates
  const price = maximumPrice(rates)
  if (baseFee === undefined || nextBaseFee === undefined || price === undefined) return undefined
  if (price >= ABSURD_PRICE || nextBaseFee > 2n * baseFee + 1n) return undefined
  const next = baseFee > nextBaseFee ? baseFee : nextBaseFee
  const own = rates.tip ?? larger(price - baseFee, 0n)
  const offered = TIP_PERCENTILES.map((_, i) =>
    larger(smaller(usualTip(tips, i) ?? own, TIP_AT_MOST * price), leastTip)
  ).sort(ascending)
  const [slow, normal, fast] = HEADROOM.map((percent, i) => {
    const maxPriorityFeePerGas = offered[i] ?? own
    const maxFeePerGas = (next * percent + 99n) / 100n + maxPriorityFeePerGas
    return { maxFeePerGas, maxPriorityFeePerGas, fee: feeAt(maxFeePerGas, gas, l1Fee) }
  })
  return slow && normal && fast && slow.fee < fast.fee ? { slow, normal, fast } : undefined
}

/**
 * The median over recent blocks of the price that the transaction in the middle of each has paid, in wei per gas; undefined
 * if they had none that paid, or the node does not tell.
 */
export function usualPrice({ baseFees, tips }: FeeHistory): bigint | undefined {
  const middle = TIP_PERCENTILES.indexOf(50)
  const usual = usualTip(tips, middle)
  if (usual === undefined) return undefined
  const prices = tips.map((block, i) => (baseFees[i] ?? 0n) + (block[middle] || usual)).sort(ascending)
  return prices[Math.floor(prices.length / 2)]
}

/** The median over the blocks in which that share of the gas paid a tip at all. */
function usualTip(tips: FeeHistory['tips'], percentile: number): bigint | undefined {
  const paid = tips.flatMap((block) => block[percentile] || []).sort(ascending)
  return paid[Math.floor(paid.length / 2)]
}

function ascending(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b)
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
