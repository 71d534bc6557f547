import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type ReadChain, undefinedWhenRefused } from './read-chain.ts'

export type Transfer = Parameters<ChainReader['estimateTransferFee']>[1]

/**
 * Asks an OP stack (since Fjord) what L1 takes at most for a transaction of 168 bytes, more than any signed transfer has:
 * `getL1FeeUpperBound(uint256)` of its `GasPriceOracle`.
 */
const L1_FEE = `0xf1c7a58b${'64'.padStart(64, '0')}`

/**
 * Gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559, and 2 × the fee for L1 where there is one; all
 * asked at once, in one batch.
 */
export async function readTransferFee(
  { id: chainId, gasPriceOracle }: Pick<Chain, 'id' | 'gasPriceOracle'>,
  { from, to, value }: Transfer,
  read: ReadChain
): Promise<bigint> {
  const transfer = { from, to, value: `0x${value.toString(16)}` }
  const [balance, gas, block, tip, gasPrice, l1Fee = '0x'] = await Promise.all([
    read('eth_getBalance', [from, 'latest']),
    read('eth_estimateGas', [transfer]),
    read('eth_getBlockByNumber', ['latest', false]),
    read('eth_maxPriorityFeePerGas', []).catch(undefinedWhenRefused),
    read('eth_gasPrice', []).catch(undefinedWhenRefused),
    gasPriceOracle && read('eth_call', [{ to: gasPriceOracle, data: L1_FEE }, 'latest']).catch(undefinedWhenRefused)
  ])
  // Some nodes (anvil 1.7) estimate any plain transfer, paid for or not.
  if (value > balance) throw new ChainReadError('insufficient-funds', chainId, 'The transfer exceeds the balance.')
  const baseFee = block?.baseFee
  const price = baseFee !== undefined && tip !== undefined ? 2n * baseFee + tip : gasPrice
  if (price === undefined) throw new ChainReadError('refused', chainId, 'The node tells neither a tip nor a gas price.')
  return gas * price + 2n * BigInt(l1Fee === '0x' ? 0 : l1Fee)
}
