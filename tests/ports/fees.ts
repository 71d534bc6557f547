import { expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/origins/origin.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ScriptedNode } from '../adapters/scripted-node.ts'

const rich: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const poor: Address = '0x00000000000000000000000000000000DeaDBeef'

interface FeeNodes {
  /** Base Goerli and Linea Goerli. */
  readonly chains: readonly Chain[]
  /** Counts what is asked of Base Goerli. */
  readonly counted: ScriptedNode
}

/** What a reader must say of fees and prices, on real nodes. */
export function describeFees(createReader: (chains: readonly Chain[]) => ChainReader, nodes: () => FeeNodes): void {
  const urlOf = (chainId: number) => nodes().chains.find(({ id }) => id === chainId)?.rpcUrls[0] ?? ''
  const read = () => createReader(nodes().chains)

  test.each([baseGoerli, lineaGoerli])('the fee on $name is gas × (2 × base fee + tip)', async ({ id }) => {
    const url = urlOf(id)
    await atOneBlock(url, async ({ baseFee, tip }) => {
      const gas = await callNode<Hex>(url, 'eth_estimateGas', [{ from: rich, to: poor, value: '0x1' }])
      expect(BigInt(gas)).toBeGreaterThanOrEqual(21_000n)
      const fee = await read().estimateTransferFee(id, { from: rich, to: poor, value: 1n })
      expect(fee).toBe(BigInt(gas) * (2n * baseFee + tip))
    })
  })

  test.each([baseGoerli, lineaGoerli])('the prices on $name are those of its node', async ({ id }) => {
    const url = urlOf(id)
    await atOneBlock(url, async (prices) => {
      const gasPrice = BigInt(await callNode<Hex>(url, 'eth_gasPrice'))
      expect(await read().getFeeRates(id, '0xd0e30db0')).toEqual({ ...prices, gasPrice, l1Fee: 0n })
    })
  })

  test('the base fees of recent blocks are those in the blocks, without the next one', async () => {
    const url = urlOf(baseGoerli.id)
    await atOneBlock(url, async () => {
      for (let i = 0; i < 3; i++) await callNode(url, 'evm_mine')
      const head = BigInt(await callNode<Hex>(url, 'eth_blockNumber'))
      const inBlocks = [2n, 1n, 0n].map(async (back) => {
        const number = `0x${(head - back).toString(16)}`
        const block = await callNode<{ baseFeePerGas: Hex }>(url, 'eth_getBlockByNumber', [number, false])
        return BigInt(block.baseFeePerGas)
      })
      const fees = await Promise.all(inBlocks)
      // anvil adds a block to its history a moment after mining it.
      await vi.waitFor(async () =>
        expect(await read().getRecentBaseFees(baseGoerli.id, 3)).toEqual({ newestBlock: head, fees })
      )
    })
  })

  test('a block has the time that the node gives it, and a future one has none', async () => {
    const { number, timestamp } = await callNode<{ number: Hex; timestamp: Hex }>(
      urlOf(baseGoerli.id),
      'eth_getBlockByNumber',
      ['latest', false]
    )
    expect(await read().getBlockTime(baseGoerli.id, BigInt(number))).toBe(Number(timestamp) * 1000)
    expect(await read().getBlockTime(baseGoerli.id, BigInt(number) + 1000n)).toBeUndefined()
  })

  test('a transfer that exceeds the balance fails with insufficient funds', async () => {
    const balance = BigInt(await callNode<Hex>(urlOf(baseGoerli.id), 'eth_getBalance', [rich, 'latest']))
    await expect(
      read().estimateTransferFee(baseGoerli.id, { from: rich, to: poor, value: balance + 1n })
    ).rejects.toMatchObject({ name: 'ChainReadError', failure: 'insufficient-funds', chainId: baseGoerli.id })
  })

  test('a transfer to a contract that rejects it fails as reverted', async () => {
    const { reverter } = readManifest(baseGoerli.id).contracts
    await expect(
      read().estimateTransferFee(baseGoerli.id, { from: rich, to: reverter, value: 1n })
    ).rejects.toMatchObject({ name: 'ChainReadError', failure: 'reverted', chainId: baseGoerli.id })
  })

  test('a fee takes one HTTP request', async () => {
    const { counted } = nodes()
    counted.requests.length = 0
    await read().estimateTransferFee(baseGoerli.id, { from: rich, to: poor, value: 1n })
    expect(counted.requests).toHaveLength(1)
  })
}

/** Between two blocks: an earlier test's transaction may still be mined into the next one. */
async function atOneBlock(
  url: string,
  act: (prices: { readonly baseFee: bigint; readonly tip: bigint }) => Promise<void>
): Promise<void> {
  await callNode(url, 'evm_setAutomine', [false])
  try {
    await callNode(url, 'evm_mine')
    const block = await callNode<{ baseFeePerGas: Hex }>(url, 'eth_getBlockByNumber', ['latest', false])
    const tip = await callNode<Hex>(url, 'eth_maxPriorityFeePerGas')
    await act({ baseFee: BigInt(block.baseFeePerGas), tip: BigInt(tip) })
  } finally {
    await callNode(url, 'evm_setAutomine', [true])
  }
}
