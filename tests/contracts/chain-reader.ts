import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devchain, startDevchain } from '#devchain/forks.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/origins/origin.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import type { EndpointHealth } from '#domain/endpoint-health.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { forwardingTo, type ScriptedNode, startScriptedNode } from '../adapters/scripted-node.ts'
import { describeBalances } from './balances.ts'

export type CreateChainReader = (chains: readonly Chain[]) => ChainReader

const unknownHash: Hex = `0x${'12'.repeat(32)}`
const rich: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const poor: Address = '0x00000000000000000000000000000000DeaDBeef'

async function balanceOf(reader: ChainReader, chainId: number, account: Address): Promise<bigint> {
  const [balance] = await reader.getBalances(chainId, [{ account }])
  return balance as bigint
}

/** What every `ChainReader` must do on real nodes. */
export function describeChainReader(name: string, createReader: CreateChainReader): void {
  describe(`${name} on real nodes`, () => {
    let devchain: Devchain
    let urls: Record<number, string>
    /** Stands between the reader and Base Goerli, and counts. */
    let counted: ScriptedNode
    let reader: ChainReader

    const chainsAt = (url: string): readonly Chain[] => [
      { ...baseGoerli, rpcUrls: [url] },
      { ...lineaGoerli, rpcUrls: [urls[lineaGoerli.id] ?? ''] }
    ]
    const callBase = <Result>(method: string, ...params: unknown[]) =>
      callNode<Result>(urls[baseGoerli.id] ?? '', method, params)
    const transfer = (value: bigint) =>
      callBase<Hex>('eth_sendTransaction', { from: rich, to: poor, value: `0x${value.toString(16)}` })

    beforeAll(async () => {
      devchain = await startDevchain()
      urls = {
        [baseGoerli.id]: await devchain.url(baseGoerli.id),
        [lineaGoerli.id]: await devchain.url(lineaGoerli.id)
      }
      counted = await startScriptedNode(forwardingTo(urls[baseGoerli.id] ?? ''))
      reader = createReader(chainsAt(urls[baseGoerli.id] ?? ''))
    })

    afterAll(async () => {
      counted?.close()
      await devchain?.stop()
    })

    test.each([baseGoerli, lineaGoerli])('a balance on $name is what the node holds', async ({ id }) => {
      const held = await callNode<Hex>(urls[id] ?? '', 'eth_getBalance', [rich, 'latest'])
      expect(await balanceOf(reader, id, rich)).toBe(BigInt(held))
      expect(await balanceOf(reader, id, rich)).toBeGreaterThan(0n)
    })

    describeBalances(createReader, () => counted)

    test.each([baseGoerli, lineaGoerli])('the block number of $name is the head', async ({ id }) => {
      expect(await reader.getBlockNumber(id)).toBe(BigInt(await callNode<Hex>(urls[id] ?? '', 'eth_blockNumber')))
    })

    test('a balance is never older than the last block', async () => {
      const before = await balanceOf(reader, baseGoerli.id, poor)
      await callBase('anvil_setBalance', poor, `0x${(before + 7n).toString(16)}`)
      expect(await balanceOf(reader, baseGoerli.id, poor)).toBe(before + 7n)
    })

    test('a receipt tells success and its block', async () => {
      const { transfer } = readManifest(baseGoerli.id).transactions
      const mined = await callBase<{ blockNumber: Hex; blockHash: Hex }>('eth_getTransactionReceipt', transfer)
      expect(await reader.getReceipt(baseGoerli.id, transfer)).toEqual({
        succeeded: true,
        blockNumber: BigInt(mined.blockNumber),
        blockHash: mined.blockHash
      })
    })

    test('a receipt tells a revert', async () => {
      const { reverted } = readManifest(baseGoerli.id).transactions
      expect(await reader.getReceipt(baseGoerli.id, reverted)).toMatchObject({ succeeded: false })
    })

    test('what a node does not know has no receipt and is no transaction', async () => {
      expect(await reader.getReceipt(baseGoerli.id, unknownHash)).toBeUndefined()
      expect(await reader.getTransaction(baseGoerli.id, unknownHash)).toBeUndefined()
    })

    test('a mined transaction is known with its block, a pending one without', async () => {
      await callBase('evm_setAutomine', false)
      try {
        const hash = await transfer(5n)
        const pending = await reader.getTransaction(baseGoerli.id, hash)
        expect(pending).toMatchObject({ value: 5n, blockNumber: undefined, nonce: expect.any(Number) })
        expect([pending?.from, pending?.to].map((account) => account?.toLowerCase())).toEqual(
          [rich, poor].map((account) => account.toLowerCase())
        )
        expect(await reader.getReceipt(baseGoerli.id, hash)).toBeUndefined()

        await callBase('evm_mine')
        const blockNumber = await reader.getBlockNumber(baseGoerli.id)
        expect(await reader.getTransaction(baseGoerli.id, hash)).toEqual({ ...pending, blockNumber })
        expect(await reader.getReceipt(baseGoerli.id, hash)).toMatchObject({ succeeded: true, blockNumber })
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('an account’s count is that of its mined transactions, and so the nonce of its next one', async () => {
      expect(await reader.getTransactionCount(baseGoerli.id, poor)).toBe(0n)
      await callBase('evm_setAutomine', false)
      try {
        const count = await reader.getTransactionCount(baseGoerli.id, rich)
        const hash = await transfer(5n)
        expect(await reader.getTransaction(baseGoerli.id, hash)).toMatchObject({ nonce: Number(count) })
        expect(await reader.getTransactionCount(baseGoerli.id, rich)).toBe(count)
        await callBase('evm_mine')
        expect(await reader.getTransactionCount(baseGoerli.id, rich)).toBe(count + 1n)
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('a transaction that creates a contract has no recipient', async () => {
      const hash = await callBase<Hex>('eth_sendTransaction', { from: rich, data: '0x00' })
      expect(await reader.getTransaction(baseGoerli.id, hash)).toMatchObject({ to: undefined, value: 0n })
    })

    test.each([baseGoerli, lineaGoerli])('the fee on $name is gas × (2 × base fee + tip)', async ({ id }) => {
      const url = urls[id] ?? ''
      const { baseFeePerGas } = await callNode<{ baseFeePerGas: Hex }>(url, 'eth_getBlockByNumber', ['latest', false])
      const tip = await callNode<Hex>(url, 'eth_maxPriorityFeePerGas')
      const gas = await callNode<Hex>(url, 'eth_estimateGas', [{ from: rich, to: poor, value: '0x1' }])
      expect(BigInt(gas)).toBeGreaterThanOrEqual(21_000n)
      expect(await reader.estimateTransferFee(id, { from: rich, to: poor, value: 1n })).toBe(
        BigInt(gas) * (2n * BigInt(baseFeePerGas) + BigInt(tip))
      )
    })

    test('a transfer of more than the account holds fails as insufficient funds', async () => {
      const balance = await balanceOf(reader, baseGoerli.id, rich)
      await expect(
        reader.estimateTransferFee(baseGoerli.id, { from: rich, to: poor, value: balance + 1n })
      ).rejects.toMatchObject({ name: 'ChainReadError', failure: 'insufficient-funds', chainId: baseGoerli.id })
    })

    test('a transfer to a contract that refuses it fails as reverted', async () => {
      const { reverter } = readManifest(baseGoerli.id).contracts
      await expect(
        reader.estimateTransferFee(baseGoerli.id, { from: rich, to: reverter, value: 1n })
      ).rejects.toMatchObject({ name: 'ChainReadError', failure: 'reverted', chainId: baseGoerli.id })
    })

    test('the first balance costs one HTTP request, and so does every further one', async () => {
      counted.requests.length = 0
      const fresh = createReader(chainsAt(counted.url))
      await balanceOf(fresh, baseGoerli.id, rich)
      expect(counted.requests).toEqual([['eth_chainId', 'eth_getBalance']])
      await balanceOf(fresh, baseGoerli.id, rich)
      expect(counted.requests.slice(1)).toEqual([['eth_getBalance']])
    })

    test('requests of one tick travel together, and none waits for another chain', async () => {
      counted.requests.length = 0
      const fresh = createReader(chainsAt(counted.url))
      const balances = await Promise.all([
        balanceOf(fresh, baseGoerli.id, rich),
        balanceOf(fresh, baseGoerli.id, poor),
        fresh.getBlockNumber(baseGoerli.id),
        balanceOf(fresh, lineaGoerli.id, rich)
      ])
      expect(balances).toHaveLength(4)
      expect(counted.requests).toEqual([['eth_chainId', 'eth_getBalance', 'eth_getBalance', 'eth_blockNumber']])
    })

    test('a fee costs one HTTP request', async () => {
      counted.requests.length = 0
      await createReader(chainsAt(counted.url)).estimateTransferFee(baseGoerli.id, { from: rich, to: poor, value: 1n })
      expect(counted.requests).toHaveLength(1)
    })

    test('whoever watches hears how the endpoints are: at once when a chain was read before, else with its first read', async () => {
      const fresh = createReader(chainsAt(counted.url))
      const heard: (readonly [number, readonly EndpointHealth[]])[] = []
      const stop = fresh.watchHealth((...health) => heard.push(health))
      expect(heard).toEqual([])
      await fresh.getBlockNumber(baseGoerli.id)
      const { host } = new URL(counted.url)
      const health = [{ host, via: 'http', circuit: { status: 'closed' }, latencyMs: expect.any(Number) }]
      expect(heard).toMatchObject([[baseGoerli.id, health]])
      stop()
      fresh.watchHealth((...later) => heard.push(later))()
      expect(heard).toMatchObject([
        [baseGoerli.id, health],
        [baseGoerli.id, health]
      ])
      await fresh.getBlockNumber(baseGoerli.id)
      expect(heard).toHaveLength(2)
    })

    test('a node of another chain is not believed', async () => {
      const misconfigured = createReader([{ ...baseGoerli, rpcUrls: [urls[lineaGoerli.id] ?? ''] }])
      await expect(balanceOf(misconfigured, baseGoerli.id, rich)).rejects.toMatchObject({ failure: 'wrong-chain' })
    })
  })
}
