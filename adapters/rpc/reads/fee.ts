import type { Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type FeeRates, maximumTransferFee } from '#domain/transaction/fee.ts'
import { FEE_BLOCKS, type FeeSpeeds, feeSpeeds, TIP_PERCENTILES } from '#domain/transaction/fee-speeds.ts'
import type { ChainLibrary } from './chain-library.ts'
import { getL1FeeUpperBound } from './contracts/known-fragments.ts'
import { undefinedIfRefused } from './undefined-if-refused.ts'

/** Without its call data. With its signature 168 bytes, more than any signed transfer has. */
const UNSIGNED_TRANSACTION_BYTES = 100

/** Reads in one batch what `maximumTransferFee` needs. */
export async function readTransferFee(
  library: ChainLibrary,
  { from, to, value }: Parameters<ChainReader['estimateTransferFee']>[1]
): Promise<bigint> {
  const [balance, gas, rates] = await Promise.all([
    library.getBalance(from),
    library.estimateGas({ from, to, value }),
    readFeeRates(library, '0x')
  ])
  return maximumTransferFee(library.chain.id, { value, balance, gas }, rates)
}

/** Reads in one batch what `feeSpeeds` needs. */
export async function readFeeSpeeds(
  library: ChainLibrary,
  { from, to, value, data }: Parameters<ChainReader['getFeeSpeeds']>[1]
): Promise<FeeSpeeds | undefined> {
  const [gas, rates, history] = await Promise.all([
    library.estimateGas({ from, to, value, ...(data && { data }) }),
    readFeeRates(library, data ?? '0x'),
    library.getFeeHistory(FEE_BLOCKS, TIP_PERCENTILES).catch(undefinedIfRefused)
  ])
  return history && feeSpeeds(gas, rates, history)
}

/** Reads in one batch what a transaction with this call data is charged. */
export async function readFeeRates(library: ChainLibrary, data: Hex): Promise<FeeRates> {
  const [baseFee, tip, gasPrice, l1Fee] = await Promise.all([
    library.getBaseFee(),
    library.getTip().catch(undefinedIfRefused),
    library.getGasPrice().catch(undefinedIfRefused),
    readL1Fee(library, BigInt(UNSIGNED_TRANSACTION_BYTES + (data.length - 2) / 2))
  ])
  return { baseFee, tip, gasPrice, l1Fee }
}

/**
 * What an OP stack charges for its L1; 0 elsewhere. viem's own action for it reads one thing after another, and ethers
 * has none.
 */
async function readL1Fee(library: ChainLibrary, unsignedBytes: bigint): Promise<bigint> {
  const { chain, codec } = library
  if (!chain.gasPriceOracle) return 0n
  const data = codec.encodeCall(getL1FeeUpperBound, [unsignedBytes])
  const bytes = await library.call({ to: chain.gasPriceOracle, data }).catch(undefinedIfRefused)
  if (bytes === undefined || bytes === '0x') return 0n
  try {
    return codec.decodeResult(getL1FeeUpperBound, bytes)[0] as bigint
  } catch (cause) {
    throw new ChainReadError('malformed', chain.id, 'The gas price oracle did not return a fee.', { cause })
  }
}
