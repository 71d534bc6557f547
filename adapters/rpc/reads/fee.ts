import type { Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type FeeRates, maximumTransferFee } from '#domain/transaction/fee.ts'
import { FEE_BLOCKS, type FeeSpeeds, feeSpeeds, TIP_PERCENTILES } from '#domain/transaction/fee-speeds.ts'
import { getL1FeeUpperBound } from './contracts/known-fragments.ts'
import { type RpcChain, undefinedIfNodeDeclines } from './rpc-chain.ts'

/** Without its call data. With its signature 168 bytes, more than any signed transfer has. */
const UNSIGNED_TRANSACTION_BYTES = 100

/** Reads in one batch what `maximumTransferFee` needs. */
export async function readTransferFee(
  chain: RpcChain,
  { from, to, value }: Parameters<ChainReader['estimateTransferFee']>[1]
): Promise<bigint> {
  const [balance, gas, rates] = await Promise.all([
    chain.getBalance(from),
    chain.estimateGas({ from, to, value }),
    readFeeRates(chain, '0x')
  ])
  return maximumTransferFee(chain.config.id, { value, balance, gas }, rates)
}

/** Reads in one batch what `feeSpeeds` needs. */
export async function readFeeSpeeds(
  chain: RpcChain,
  { from, to, value, data }: Parameters<ChainReader['getFeeSpeeds']>[1]
): Promise<FeeSpeeds | undefined> {
  const [gas, rates, history] = await Promise.all([
    chain.estimateGas({ from, to, value, ...(data && { data }) }),
    readFeeRates(chain, data ?? '0x'),
    chain.getFeeHistory(FEE_BLOCKS, TIP_PERCENTILES).catch(undefinedIfNodeDeclines)
  ])
  return history && feeSpeeds(gas, rates, history)
}

/** Reads in one batch what a transaction with this call data is charged. */
export async function readFeeRates(chain: RpcChain, data: Hex): Promise<FeeRates> {
  const [baseFee, tip, gasPrice, l1Fee] = await Promise.all([
    chain.getBaseFee(),
    chain.getTip().catch(undefinedIfNodeDeclines),
    chain.getGasPrice().catch(undefinedIfNodeDeclines),
    readL1Fee(chain, BigInt(UNSIGNED_TRANSACTION_BYTES + (data.length - 2) / 2))
  ])
  return { baseFee, tip, gasPrice, l1Fee }
}

/**
 * What an OP stack charges for its L1; 0 elsewhere. viem's own action for it reads one thing after another, and ethers
 * has none.
 */
async function readL1Fee(chain: RpcChain, unsignedBytes: bigint): Promise<bigint> {
  const { codec, config } = chain
  if (!config.gasPriceOracle) return 0n
  const data = codec.encodeCall(getL1FeeUpperBound, [unsignedBytes])
  const bytes = await chain.call({ to: config.gasPriceOracle, data }).catch(undefinedIfNodeDeclines)
  if (bytes === undefined || bytes === '0x') return 0n
  try {
    return codec.decodeResult(getL1FeeUpperBound, bytes)[0] as bigint
  } catch (cause) {
    throw new ChainReadError('malformed', config.id, 'The gas price oracle did not return a fee.', { cause })
  }
}
