import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { maximumTransferFee } from '#domain/transaction/transfer-fee.ts'
import type { ChainLibrary } from './chain-library.ts'
import { getL1FeeUpperBound } from './contracts/known-fragments.ts'
import { undefinedIfRefused } from './undefined-if-refused.ts'

/** With its signature 168 bytes, more than any signed transfer has. */
const UNSIGNED_TRANSFER_BYTES = 100n

/** Reads in one batch what `maximumTransferFee` needs. */
export async function readTransferFee(
  library: ChainLibrary,
  { from, to, value }: Parameters<ChainReader['estimateTransferFee']>[1]
): Promise<bigint> {
  const [balance, gas, baseFee, tip, gasPrice, l1Fee] = await Promise.all([
    library.getBalance(from),
    library.estimateGas({ from, to, value }),
    library.getBaseFee(),
    library.getTip().catch(undefinedIfRefused),
    library.getGasPrice().catch(undefinedIfRefused),
    readL1Fee(library)
  ])
  return maximumTransferFee(library.chain.id, { value, balance, gas, baseFee, tip, gasPrice, l1Fee })
}

/**
 * What an OP stack charges for its L1; 0 elsewhere. viem's own action for it reads one thing after another, and ethers
 * has none.
 */
async function readL1Fee(library: ChainLibrary): Promise<bigint> {
  const { chain, codec } = library
  if (!chain.gasPriceOracle) return 0n
  const data = codec.encodeCall(getL1FeeUpperBound, [UNSIGNED_TRANSFER_BYTES])
  const bytes = await library.call({ to: chain.gasPriceOracle, data }).catch(undefinedIfRefused)
  if (bytes === undefined || bytes === '0x') return 0n
  try {
    return codec.decodeResult(getL1FeeUpperBound, bytes)[0] as bigint
  } catch (cause) {
    throw new ChainReadError('malformed', chain.id, 'The gas price oracle did not return a fee.', { cause })
  }
}
