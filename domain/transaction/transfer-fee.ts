import { ChainReadError } from '#domain/chain/chain-read-error.ts'

/** What a chain says about the price of a transfer; prices are in wei per gas, amounts in wei. */
interface FeeInputs {
  readonly value: bigint
  readonly balance: bigint
  readonly gas: bigint
  /** Undefined on a chain without EIP-1559. */
  readonly baseFee: bigint | undefined
  /** Undefined if the node knows none. */
  readonly tip: bigint | undefined
  /** Undefined if the node knows none. */
  readonly gasPrice: bigint | undefined
  /** What an OP stack charges for its L1; 0 elsewhere. */
  readonly l1Fee: bigint
}

/**
 * The maximum fee of a transfer, in wei: gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559, plus
 * 2 × the L1 fee, since that can change before the transfer is mined too.
 * @throws ChainReadError if the balance does not cover the transfer, or no price is known.
 */
export function maximumTransferFee(
  chainId: number,
  { value, balance, gas, baseFee, tip, gasPrice, l1Fee }: FeeInputs
): bigint {
  // Some nodes (anvil 1.7) estimate any plain transfer, paid for or not.
  if (value > balance) throw new ChainReadError('insufficient-funds', chainId, 'The transfer exceeds the balance.')
  const price = baseFee !== undefined && tip !== undefined ? 2n * baseFee + tip : gasPrice
  if (price === undefined) throw new ChainReadError('refused', chainId, 'The node returned no tip and no gas price.')
  return gas * price + 2n * l1Fee
}
