import type { Hex } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { lineaIds } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type FeeRates, maximumTransferFee } from '#domain/transaction/fee.ts'
import { FEE_BLOCKS, type FeeSpeeds, feeSpeeds, TIP_PERCENTILES, usualPrice } from '#domain/transaction/fee-speeds.ts'
import { getL1FeeUpperBound } from './contracts/known-fragments.ts'
import { type RpcChain, undefinedIfNodeDeclines } from './rpc-chain.ts'
import type { NodeCall } from './rpc-library.ts'

/** Without its call data. With its signature 168 bytes, more than any signed transfer has. */
const UNSIGNED_TRANSACTION_BYTES = 100

/** Reads in one batch what `maximumTransferFee` needs. */
export async function readTransferFee(
  chain: RpcChain,
  { from, to, value, gas: limit }: Parameters<ChainReader['estimateTransferFee']>[1]
): Promise<bigint> {
  const [balance, gas, rates] = await Promise.all([
    chain.getBalance(from),
    limit ?? chain.estimateGas({ from, to, value }),
    readFeeRates(chain, '0x', { from, to, value })
  ])
  return maximumTransferFee(chain.config.id, { value, balance, gas }, rates)
}

/** Reads in one batch what `feeSpeeds` needs. */
export async function readFeeSpeeds(
  chain: RpcChain,
  { gas: limit, data, ...transaction }: Parameters<ChainReader['getFeeSpeeds']>[1]
): Promise<FeeSpeeds | undefined> {
  const [gas, rates, history] = await Promise.all([
    limit ?? chain.estimateGas({ ...transaction, ...(data && { data }) }),
    readFeeRates(chain, data ?? '0x', transaction),
    chain.getFeeHistory(FEE_BLOCKS, TIP_PERCENTILES).catch(undefinedIfNodeDeclines)
  ])
  return history && feeSpeeds(gas, rates, history)
}

/** Reads in one batch what recent blocks would have charged; the price of an OP stack's L1 has no history. */
export async function readUsualFee(
  chain: RpcChain,
  { gas: limit, data, ...transaction }: Parameters<ChainReader['getUsualFee']>[1]
): Promise<bigint | undefined> {
  const [gas, l1Fee, history] = await Promise.all([
    limit ?? chain.estimateGas({ ...transaction, ...(data && { data }) }),
    readL1Fee(chain, unsignedBytes(data ?? '0x')),
    chain.getFeeHistory(FEE_BLOCKS, TIP_PERCENTILES).catch(undefinedIfNodeDeclines)
  ])
  const price = history && usualPrice(history)
  return price === undefined ? undefined : gas * price + l1Fee
}

/** Reads in one batch what a transaction with this call data is charged. @param sent the rest of it, if that is known */
export async function readFeeRates(
  chain: RpcChain,
  data: Hex,
  sent?: Parameters<ChainReader['getFeeRates']>[2]
): Promise<FeeRates> {
  const [onLinea, baseFee, tip, gasPrice, l1Fee] = await Promise.all([
    sent && readOnLinea(chain, { ...sent, ...(data !== '0x' && { data }) }),
    chain.getBaseFee(),
    chain.getTip().catch(undefinedIfNodeDeclines),
    chain.getGasPrice().catch(undefinedIfNodeDeclines),
    readL1Fee(chain, unsignedBytes(data))
  ])
  return { baseFee, tip, gasPrice, l1Fee, ...(onLinea && { ...onLinea, leastTip: onLinea.tip }) }
}

/** Undefined elsewhere, and where the node does not have the method. */
async function readOnLinea(chain: RpcChain, transaction: NodeCall) {
  if (!lineaIds.includes(chain.config.id)) return undefined
  return chain.estimateOnLinea(transaction).catch(undefinedIfNodeDeclines)
}

function unsignedBytes(data: Hex): bigint {
  return BigInt(UNSIGNED_TRANSACTION_BYTES + (data.length - 2) / 2)
}

/**
 * What an OP stack charges for its L1; 0 elsewhere. viem's own action for it reads one thing after another, and ethers
 * has none.
 */
async function readL1Fee(chain: RpcChain, bytesBeforeSigning: bigint): Promise<bigint> {
  const { codec, config } = chain
  if (!config.gasPriceOracle) return 0n
  const data = codec.encodeCall(getL1FeeUpperBound, [bytesBeforeSigning])
  const bytes = await chain.call({ to: config.gasPriceOracle, data }).catch(undefinedIfNodeDeclines)
  if (bytes === undefined || bytes === '0x') return 0n
  try {
    return codec.decodeResult(getL1FeeUpperBound, bytes)[0] as bigint
  } catch (cause) {
    throw new ChainReadError('malformed', config.id, 'The gas price oracle did not return a fee.', { cause })
  }
}
