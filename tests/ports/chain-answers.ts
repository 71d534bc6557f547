import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { maximumFee } from '#domain/transaction/fee.ts'

/** A chain whose blocks the test mines. */
export interface ControlledChain {
  readonly chainId: number
  /** Reads this chain only. */
  readonly reader: ChainReader
  /** Has a balance. */
  readonly sender: Address
  /** Sends 1 wei from `sender`, to be mined later. */
  send(): Promise<Hex>
  mine(hash: Hex): Promise<void>
  close(): Promise<void>
}

const stranger: Address = '0x00000000000000000000000000000000DeaDBeef'
const unknownHash: Hex = `0x${'ab'.repeat(32)}`

/** What every `ChainReader` returns, with or without nodes; the rest is in `describeChainReader`. */
export function describeChainAnswers(name: string, openChain: () => Promise<ControlledChain>): void {
  describe(`${name} answers`, () => {
    let chain: ControlledChain
    let reader: ChainReader
    let id: number
    beforeAll(async () => {
      chain = await openChain()
      reader = chain.reader
      id = chain.chainId
    })
    afterAll(() => chain?.close())

    test('with one balance per account requested', async () => {
      const { sender: account } = chain
      const [once] = await reader.getBalances(id, [{ account }])
      expect(once).toBeTypeOf('bigint')
      expect(await reader.getBalances(id, [{ account }, { account }])).toEqual([once, once])
      expect(await reader.getBalances(id, [])).toEqual([])
    })

    test('that a transaction is known immediately, and once mined has a receipt and a block and is counted for its sender', async () => {
      const count = await reader.getTransactionCount(id, chain.sender)
      const hash = await chain.send()
      const pending = await reader.getTransaction(id, hash)
      expect(pending).toMatchObject({ value: 1n, blockNumber: undefined, nonce: Number(count) })
      expect(await reader.getReceipt(id, hash)).toBeUndefined()
      expect(await reader.getTransactionCount(id, chain.sender)).toBe(count)
      expect(await reader.getNextNonce(id, chain.sender)).toBe(count + 1n)
      const before = await reader.getBlockNumber(id)
      await chain.mine(hash)
      const blockNumber = await reader.getBlockNumber(id)
      expect(blockNumber).toBeGreaterThan(before)
      expect(await reader.getReceipt(id, hash)).toMatchObject({ succeeded: true, blockNumber })
      expect(await reader.getTransaction(id, hash)).toEqual({ ...pending, blockNumber })
      expect(await reader.getTransactionCount(id, chain.sender)).toBe(count + 1n)
      expect(await reader.getNextNonce(id, chain.sender)).toBe(count + 1n)
      const receipt = await reader.getReceipt(id, hash)
      expect(await reader.getBlockHash(id, blockNumber)).toBe(receipt?.blockHash)
      expect(await reader.getBlockHash(id, blockNumber + 1n)).toBeUndefined()
    })

    test('when blocks were made and what they charge, up to the newest', async () => {
      await chain.mine(await chain.send())
      const head = await reader.getBlockNumber(id)
      // anvil adds a block to its history a moment after mining it.
      const recent = await vi.waitFor(async () => {
        const read = await reader.getRecentBaseFees(id, 3)
        expect(read?.newestBlock).toBe(head)
        return read
      })
      expect(recent?.fees.length).toBeGreaterThan(0)
      expect(recent?.fees.length).toBeLessThanOrEqual(3)
      const times = await Promise.all([head - 1n, head].map((block) => reader.getBlockTime(id, block)))
      // In whole seconds, which both may share.
      expect(times[1]).toBeGreaterThanOrEqual(times[0] ?? Number.POSITIVE_INFINITY)
      expect(await reader.getBlockTime(id, head + 1000n)).toBeUndefined()
    })

    test('which transaction used a nonce, in its block and no other', async () => {
      const count = await reader.getTransactionCount(id, chain.sender)
      const head = await reader.getBlockNumber(id)
      const by = { from: chain.sender, nonce: Number(count) }
      const hash = await chain.send()
      expect(await reader.findTransaction(id, head + 1n, by)).toBeUndefined()
      await chain.mine(hash)
      const mined = await reader.getReceipt(id, hash)
      const blockNumber = mined?.blockNumber ?? 0n
      const sent = await reader.getTransaction(id, hash)
      const found = await reader.findTransaction(id, blockNumber, by)
      expect(found).toEqual({ ...sent, hash, blockNumber, blockHash: mined?.blockHash })
      expect(await reader.findTransaction(id, blockNumber, { ...by, nonce: by.nonce + 1 })).toBeUndefined()
      expect(await reader.findTransaction(id, blockNumber - 1n, by)).toBeUndefined()
      expect(await reader.getTransactionCount(id, chain.sender, blockNumber - 1n)).toBe(count)
      expect(await reader.getTransactionCount(id, chain.sender, blockNumber)).toBe(count + 1n)
    })

    test('nothing for an unknown transaction', async () => {
      expect(await reader.getReceipt(id, unknownHash)).toBeUndefined()
      expect(await reader.getTransaction(id, unknownHash)).toBeUndefined()
    })

    test('with a fee for a transfer that the account can pay for, and with insufficient funds for any other', async () => {
      const transfer = { from: chain.sender, to: chain.sender, value: 1n }
      expect(await reader.estimateTransferFee(id, transfer)).toBeGreaterThan(0n)
      const [balance] = (await reader.getBalances(id, [{ account: chain.sender }])) as bigint[]
      await expect(reader.estimateTransferFee(id, { ...transfer, value: (balance ?? 0n) + 1n })).rejects.toMatchObject({
        name: 'ChainReadError',
        failure: 'insufficient-funds',
        chainId: id
      })
    })

    test('with the prices of a transaction with call data', async () => {
      const { baseFee, tip, gasPrice, l1Fee } = await reader.getFeeRates(id, '0xd0e30db0')
      expect(maximumFee(1n, { baseFee, tip, gasPrice, l1Fee })).toBeGreaterThan(0n)
      expect(l1Fee).toBeGreaterThanOrEqual(0n)
    })

    test('with what some calls would move, one outcome for each', async () => {
      const { sender: from } = chain
      const calls = [{ to: stranger, value: 2n }, { to: from }, { to: stranger, value: 3n }]
      const moved = (value: bigint) => ({ succeeded: true, returned: '0x', transfers: [{ from, to: stranger, value }] })
      const nothing = { succeeded: true, returned: '0x', transfers: [] }
      expect(await reader.simulateCalls(id, from, calls)).toEqual([moved(2n), nothing, moved(3n)])
      expect(await reader.simulateCalls(id, from, [])).toEqual([])
    })

    test('that a chain that is not configured is unreachable, for every read', async () => {
      const { sender: account } = chain
      const reads = [
        reader.getBalances(7, [{ account }]),
        reader.getBlockNumber(7),
        reader.getBlockHash(7, 1n),
        reader.getBlockTime(7, 1n),
        reader.getRecentBaseFees(7, 20),
        reader.getReceipt(7, unknownHash),
        reader.getTransaction(7, unknownHash),
        reader.findTransaction(7, 1n, { from: account, nonce: 0 }),
        reader.getTransactionCount(7, account),
        reader.getNextNonce(7, account),
        reader.getDelegate(7, account),
        reader.estimateTransferGas(7, { from: account, to: account, value: 1n }),
        reader.getUsualFee(7, { from: account, to: account, value: 1n }),
        reader.estimateTransferFee(7, { from: account, to: account, value: 1n }),
        reader.getFeeSpeeds(7, { from: account, to: account, value: 1n }),
        reader.getFeeRates(7, '0x'),
        reader.simulateCalls(7, account, [{ to: account, value: 1n }])
      ]
      const failure = { name: 'ChainReadError', failure: 'unreachable', chainId: 7 }
      for (const outcome of await Promise.allSettled(reads))
        expect(outcome).toMatchObject({ status: 'rejected', reason: failure })
    })
  })
}
