import { ChainReadError } from '#domain/chain/chain-read-error.ts'

/** What a chain charges for a transaction; prices are in wei per gas. */
export interface FeeRates {
  /** Undefined on a chain without EIP-1559. */
  readonly baseFee: bigint | undefined
  /** Undefined if the node knows none. */
  readonly tip: bigint | undefined
  /** Undefined if the node knows none. */
  readonly gasPrice: bigint | undefined
  /** What an OP stack charges for its L1, in wei; 0 elsewhere. */
  readonly l1Fee: bigint
  /** What this transaction has to offer at least, where that depends on its data (Linea). */
  readonly leastTip?: bigint
}

/** What a plain transfer takes on most chains. */
const TRANSFER_GAS = 21_000n
/** In percent of the estimated gas. */
const MARGIN = 25n

/** Amounts are in wei. */
interface Transfer {
  readonly value: bigint
  readonly balance: bigint
  readonly gas: bigint
}

/**
 * The maximum fee of a transaction, in wei: gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559, plus
 * 2 × the L1 fee, since that can change before the transaction is mined too. Undefined if no price is known.
 */
export function maximumFee(gas: bigint, rates: FeeRates): bigint | undefined {
  const price = maximumPrice(rates)
  return price === undefined ? undefined : feeAt(price, gas, rates.l1Fee)
}

/** In wei per gas; undefined if no price is known. */
export function maximumPrice({ baseFee, tip, gasPrice }: FeeRates): bigint | undefined {
  return baseFee !== undefined && tip !== undefined ? 2n * baseFee + tip : gasPrice
}

/**
 * The limit that a transaction of everything asks for, by an estimate of its gas: more than that is not left to pay for. A
 * contract may take more by the time it is paid; a plain transfer never does.
 */
export function limitWithMargin(estimated: bigint): bigint {
  return estimated <= TRANSFER_GAS ? estimated : (estimated * (100n + MARGIN)) / 100n
}

/** The maximum fee of a transaction at this maximum price, in wei. */
export function feeAt(price: bigint, gas: bigint, l1Fee: bigint): bigint {
  return gas * price + 2n * l1Fee
}

/** @throws ChainReadError if the balance does not cover the transfer, or no price is known. */
export function maximumTransferFee(chainId: number, { value, balance, gas }: Transfer, rates: FeeRates): bigint {
  // Some nodes (anvil 1.7) estimate any plain transfer, paid for or not.
  if (value > balance) throw new ChainReadError('insufficient-funds', chainId, 'The transfer exceeds the balance.')
  const fee = maximumFee(gas, rates)
  if (fee === undefined) throw new ChainReadError('refused', chainId, 'The node returned no tip and no gas price.')
  return fee
}
