import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type ReadChain, undefinedWhenRefused } from './read-chain.ts'

export type Transfer = Parameters<ChainReader['estimateTransferFee']>[1]

/**
 * `getL1FeeUpperBound(uint256)` of an OP stack's `GasPriceOracle` (since Fjord), for a transaction of 168 bytes (100 and
 * its signature), more than any signed transfer has.
 */
const L1_FEE = `0xf1c7a58b${'64'.padStart(64, '0')}`

/**
 * Gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559, plus 2 × the L1 fee if there is one; all
 * read in one batch.
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
  if (price === undefined) throw new ChainReadError('refused', chainId, 'The node returned no tip and no gas price.')
  return gas * price + 2n * BigInt(l1Fee === '0x' ? 0 : l1Fee)
}
