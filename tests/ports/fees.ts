import { expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { feeSpeeds } from '#domain/transaction/fee-speeds.ts'
import type { ScriptedNode } from '../adapters/scripted-node.ts'

const rich: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const poor: Address = '0x00000000000000000000000000000000DeaDBeef'

/** In wei per gas, above anvil's own. */
const HIGH_TIP = 12n * 10n ** 9n

interface RawHistory {
  readonly baseFeePerGas: readonly Hex[]
  readonly reward: readonly (readonly Hex[])[]
}

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

  test.each([baseGoerli, lineaGoerli])(
    'the speeds on $name follow the tips that its recent blocks paid',
    async ({ id }) => {
      const url = urlOf(id)
      for (const tip of [HIGH_TIP / 3n, HIGH_TIP / 4n, HIGH_TIP]) await sendWithTip(url, tip)
      await atOneBlock(url, async ({ baseFee, tip }) => {
        // anvil adds a block to its history a moment after mining it; the newest one is empty.
        const history = await vi.waitFor(async () => {
          const told = await callNode<RawHistory>(url, 'eth_feeHistory', ['0x14', 'latest', [10, 50, 90]])
          expect(told.reward.at(-2)).toContain(toQuantity(HIGH_TIP))
          return told
        })
        const tips = history.reward.map((block) => block.map(BigInt))
        const transfer = { from: rich, to: poor, value: 1n }
        const speeds = await read().getFeeSpeeds(id, transfer)
        const nextBaseFee = BigInt(history.baseFeePerGas.at(-1) ?? '0x0')
        const gasPrice = BigInt(await callNode<Hex>(url, 'eth_gasPrice'))
        expect(speeds).toEqual(feeSpeeds(21_000n, { baseFee, tip, gasPrice, l1Fee: 0n }, { nextBaseFee, tips }))
        expect(speeds?.normal.maxFeePerGas).toBeGreaterThanOrEqual(2n * baseFee)
      })
    }
  )

  test('the speeds of a call are those of the gas that it takes', async () => {
    const { token } = readManifest(baseGoerli.id).contracts
    const data: Hex = `0xa9059cbb${poor.slice(2).padStart(64, '0')}${'0'.repeat(64)}`
    await atOneBlock(urlOf(baseGoerli.id), async () => {
      const call = { from: rich, to: token, value: 0n, data }
      const gas = BigInt(
        await callNode<Hex>(urlOf(baseGoerli.id), 'eth_estimateGas', [{ from: rich, to: token, data }])
      )
      const speeds = await read().getFeeSpeeds(baseGoerli.id, call)
      expect(gas).toBeGreaterThan(21_000n)
      expect(speeds?.slow.fee).toBe(gas * (speeds?.slow.maxFeePerGas ?? 0n))
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

function toQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

async function sendWithTip(url: string, tip: bigint): Promise<void> {
  const fees = { maxFeePerGas: toQuantity(10n ** 11n), maxPriorityFeePerGas: toQuantity(tip) }
  const hash = await callNode<Hex>(url, 'eth_sendTransaction', [{ from: rich, to: poor, value: '0x1', ...fees }])
  // anvil returns the hash before it mines the block.
  await vi.waitFor(async () => expect(await callNode(url, 'eth_getTransactionReceipt', [hash])).not.toBeNull())
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
