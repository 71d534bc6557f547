import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader, KnownTransaction, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { callOf } from '#domain/transaction/call.ts'
import { withReplacement } from '#domain/transaction/replacement.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { ReplacementSearch } from '#ui/models/transaction/replacement-search.ts'
import { forwardingTo, type ScriptedNode, startScriptedNode } from '../adapters/scripted-node.ts'
import { describeBalances } from './balances.ts'
import { describeFees } from './fees.ts'
import { describeRecipients } from './recipients.ts'
import { describeSimulations } from './simulations.ts'

export type CreateChainReader = (chains: readonly Chain[]) => ChainReader

const unknownHash: Hex = `0x${'12'.repeat(32)}`
const listed = { description: 'Send 5 wei', status: 'pending', addedAt: 1 } as const
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
    /** A counting proxy between the reader and Base Goerli. */
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

    test('a block has a hash, and a future one has none', async () => {
      const { hash, number } = await callBase<{ hash: Hex; number: Hex }>('eth_getBlockByNumber', 'latest', false)
      expect(await reader.getBlockHash(baseGoerli.id, BigInt(number))).toBe(hash)
      expect(await reader.getBlockHash(baseGoerli.id, BigInt(number) + 1000n)).toBeUndefined()
    })

    test('a balance is never older than the last block', async () => {
      const before = await balanceOf(reader, baseGoerli.id, poor)
      await callBase('anvil_setBalance', poor, `0x${(before + 7n).toString(16)}`)
      expect(await balanceOf(reader, baseGoerli.id, poor)).toBe(before + 7n)
    })

    test('an account has the delegate that its code names, and contracts and other accounts have none', async () => {
      const delegate: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
      const delegated: Address = '0x00000000000000000000000000000000DeaDD00d'
      await callBase('anvil_setCode', delegated, `0xef0100${delegate.slice(2)}`)
      const { token } = readManifest(baseGoerli.id).contracts
      const read = [delegated, rich, token].map((account) => reader.getDelegate(baseGoerli.id, account))
      expect(await Promise.all(read)).toEqual([delegate, undefined, undefined])
    })

    test('a receipt reports success and its block', async () => {
      const { transfer } = readManifest(baseGoerli.id).transactions
      const mined = await callBase<{ blockNumber: Hex; blockHash: Hex }>('eth_getTransactionReceipt', transfer)
      expect(await reader.getReceipt(baseGoerli.id, transfer)).toMatchObject({
        succeeded: true,
        blockNumber: BigInt(mined.blockNumber),
        blockHash: mined.blockHash
      })
    })

    test('a receipt reports what the sender has paid beside the value, to the last wei', async () => {
      const hash = await transfer(5n)
      const mined = await vi.waitFor(async () => {
        const receipt = await callBase<Record<string, Hex> | null>('eth_getTransactionReceipt', hash)
        return receipt ?? Promise.reject(new Error('not mined'))
      })
      const { gasUsed, effectiveGasPrice, blockNumber } = mined
      const at = (block: bigint) => callBase<Hex>('eth_getBalance', rich, `0x${block.toString(16)}`)
      const block = BigInt(blockNumber ?? '0x0')
      const paid = BigInt(await at(block - 1n)) - BigInt(await at(block)) - 5n
      expect(BigInt(gasUsed ?? '0x0') * BigInt(effectiveGasPrice ?? '0x0')).toBe(paid)
      expect(await reader.getReceipt(baseGoerli.id, hash)).toMatchObject({
        gasUsed: BigInt(gasUsed ?? '0x0'),
        fee: paid
      })
    })

    test('a block has the same time by its number and by its hash, and an unknown hash has none', async () => {
      const { hash, number, timestamp } = await callBase<Record<'hash' | 'number' | 'timestamp', Hex>>(
        'eth_getBlockByNumber',
        'latest',
        false
      )
      const time = Number(timestamp) * 1000
      expect(await reader.getBlockTime(baseGoerli.id, hash)).toBe(time)
      expect(await reader.getBlockTime(baseGoerli.id, BigInt(number))).toBe(time)
      expect(await reader.getBlockTime(baseGoerli.id, unknownHash)).toBeUndefined()
    })

    test('a receipt reports a revert', async () => {
      const { reverted } = readManifest(baseGoerli.id).transactions
      expect(await reader.getReceipt(baseGoerli.id, reverted)).toMatchObject({ succeeded: false })
    })

    test('a transaction that a node does not know has no receipt and is undefined', async () => {
      expect(await reader.getReceipt(baseGoerli.id, unknownHash)).toBeUndefined()
      expect(await reader.getTransaction(baseGoerli.id, unknownHash)).toBeUndefined()
    })

    test('a mined transaction has its block, a pending one has none', async () => {
      await callBase('evm_setAutomine', false)
      try {
        const hash = await transfer(5n)
        const pending = await reader.getTransaction(baseGoerli.id, hash)
        expect(pending).toMatchObject({ value: 5n, blockNumber: undefined, nonce: expect.any(Number) })
        expect([pending?.from, pending?.to]).toEqual([rich, poor])
        expect(await reader.getReceipt(baseGoerli.id, hash)).toBeUndefined()

        await callBase('evm_mine')
        const blockNumber = await reader.getBlockNumber(baseGoerli.id)
        expect(await reader.getTransaction(baseGoerli.id, hash)).toEqual({ ...pending, blockNumber })
        expect(await reader.getReceipt(baseGoerli.id, hash)).toMatchObject({ succeeded: true, blockNumber })
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('an account’s count covers its mined transactions, and its next nonce pending ones too', async () => {
      expect(await reader.getTransactionCount(baseGoerli.id, poor)).toBe(0n)
      await callBase('evm_setAutomine', false)
      try {
        const count = await reader.getTransactionCount(baseGoerli.id, rich)
        const hash = await transfer(5n)
        expect(await reader.getTransaction(baseGoerli.id, hash)).toMatchObject({ nonce: Number(count) })
        expect(await reader.getTransactionCount(baseGoerli.id, rich)).toBe(count)
        expect(await reader.getNextNonce(baseGoerli.id, rich)).toBe(count + 1n)
        await callBase('evm_mine')
        expect(await reader.getTransactionCount(baseGoerli.id, rich)).toBe(count + 1n)
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('a transaction is found in its block by sender and nonce, in one HTTP request', async () => {
      await callBase('evm_setAutomine', false)
      try {
        const count = await reader.getTransactionCount(baseGoerli.id, rich)
        const data = '0xa9059cbb'
        const hashes = [await transfer(5n), await callBase<Hex>('eth_sendTransaction', { from: rich, to: poor, data })]
        await callBase('evm_mine')
        const blockNumber = await reader.getBlockNumber(baseGoerli.id)
        counted.requests.length = 0
        const fresh = createReader(chainsAt(counted.url))
        const by = (nonce: bigint) => ({ from: rich.toLowerCase() as Address, nonce: Number(nonce) })
        const found = await fresh.findTransaction(baseGoerli.id, blockNumber, by(count + 1n))
        expect(counted.requests).toEqual([['eth_chainId', 'eth_getBlockByNumber']])
        expect(found).toMatchObject({ hash: hashes[1], value: 0n, data, blockNumber })
        expect(await fresh.findTransaction(baseGoerli.id, blockNumber, by(count))).toMatchObject({ hash: hashes[0] })
        expect(await fresh.findTransaction(baseGoerli.id, blockNumber, by(count + 2n))).toBeUndefined()
        expect(await fresh.findTransaction(baseGoerli.id, blockNumber + 1n, by(count))).toBeUndefined()
        const counts = [blockNumber - 1n, blockNumber].map((at) => fresh.getTransactionCount(baseGoerli.id, rich, at))
        expect(await Promise.all(counts)).toEqual([count, count + 2n])
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('a replacement is found among many blocks, and what the original did is known beforehand', async () => {
      await callBase('evm_setAutomine', false)
      try {
        const [nonce, head] = [
          await reader.getTransactionCount(baseGoerli.id, rich),
          await reader.getBlockNumber(baseGoerli.id)
        ]
        const first = await transfer(5n)
        const call = callOf((await reader.getTransaction(baseGoerli.id, first)) as KnownTransaction)
        expect(call).toBe(`${poor} 5 0x`.toLowerCase())
        const fee = `0x${(10n ** 12n).toString(16)}`
        const again = { from: rich, to: poor, value: '0x5', nonce: `0x${nonce.toString(16)}` }
        const speedUp = { ...again, maxFeePerGas: fee, maxPriorityFeePerGas: fee }
        const hash = await callBase<Hex>('eth_sendTransaction', speedUp)
        await callBase('anvil_mine', 40)
        const firstSeenBlock = Number(head)
        const sent = { hash: first, from: rich, nonce: Number(nonce), firstSeenBlock, ...listed }
        const entry: Transaction = { sent, fate: { status: 'pending' } }
        const search = new ReplacementSearch(reader, baseGoerli.id, () => true)
        const { found } = await search.step(entry, head + 40n)
        expect(found).toMatchObject({ hash, blockNumber: head + 1n })
        expect(
          withReplacement({ ...entry, sent: { ...sent, call: call ?? '' } }, found as MinedTransaction).fate
        ).toMatchObject({
          speedUp: hash
        })
      } finally {
        await callBase('evm_setAutomine', true)
      }
    })

    test('a transaction that creates a contract has no recipient', async () => {
      const hash = await callBase<Hex>('eth_sendTransaction', { from: rich, data: '0x00' })
      expect(await reader.getTransaction(baseGoerli.id, hash)).toMatchObject({ to: undefined, value: 0n })
    })

    describeRecipients(createReader, () => chainsAt(counted.url))

    describeFees(createReader, () => ({ chains: chainsAt(counted.url), counted }))

    describeSimulations(createReader, () => ({ chains: chainsAt(counted.url), counted }))

    test('each balance read takes one HTTP request, the first one too', async () => {
      counted.requests.length = 0
      const fresh = createReader(chainsAt(counted.url))
      await balanceOf(fresh, baseGoerli.id, rich)
      await balanceOf(fresh, baseGoerli.id, rich)
      expect(counted.requests).toEqual(Array(2).fill(['eth_chainId', 'eth_getBalance']))
    })

    test('requests of one tick are batched, and none waits for another chain', async () => {
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

    test('subscribers get the endpoint states: immediately if the chain was read before, otherwise at its first read', async () => {
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

    test('a node of another chain is rejected', async () => {
      const misconfigured = createReader([{ ...baseGoerli, rpcUrls: [urls[lineaGoerli.id] ?? ''] }])
      await expect(balanceOf(misconfigured, baseGoerli.id, rich)).rejects.toMatchObject({ failure: 'wrong-chain' })
    })
  })
}
