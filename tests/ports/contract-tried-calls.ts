import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { paymentTransaction, tokenTransfer } from '#domain/transaction/token-transfer.ts'
import { sendTransaction, withAbi } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, errorOf, facts, id, nobody, words } from './contract-fork.ts'

const ETHER = 10n ** 18n

/** `lines([{ name: 'é', from: { x: -1, y: 2 }, to: [] }])` */
const goldenLines = `0xe712cb21${words(32, 1, 32, 128, -1, 2, 192, 2, 'c3a9'.padEnd(64, '0'), 0).slice(2)}`

/** What would happen if a call were sent, and what to send. */
export function describeTriedCalls(open: () => ContractFork): void {
  describe('a call that is tried', () => {
    test('has its sender and value, and the result of a function that changes state', async () => {
      const { gateway, Journal } = open()
      const call = Journal.call('pay', 1n)
      expect(await gateway.tryCall(id, call, { from: bob, value: 5n })).toStrictEqual([bob, 5n, 5n])
      expect(await gateway.tryCall(id, call, { from: alice.toLowerCase() as Hex })).toStrictEqual([alice, 0n, 0n])
    })

    test('a transfer of a token is encoded as the wallet is asked to send it', async () => {
      const { gateway } = open()
      const token = { address: alice, symbol: 'tUSD', decimals: 6 }
      for (const value of [0n, 1n, 2n ** 256n - 1n]) {
        const transfer = { to: bob, value, token }
        const data = await gateway.encode(id, tokenTransfer(transfer, token))
        expect(data).toBe(paymentTransaction(transfer).call?.data)
      }
    })

    test('changes no state', async () => {
      const { gateway, Journal } = open()
      const before = await gateway.read(id, Journal.call('count'))
      expect(await gateway.tryCall(id, Journal.call('add', 3n), { from: alice })).toBe(before)
      expect(await gateway.tryCall(id, Journal.call('add', 3n), { from: alice })).toBe(before)
      expect(await gateway.read(id, Journal.call('count'))).toBe(before)
    })

    test('needs the value that the function asks for, and refuses value that it does not take', async () => {
      const { gateway, Journal } = open()
      const call = Journal.call('paid', 2n)
      expect(await gateway.tryCall(id, call, { from: alice, value: 2n })).toBe(true)
      expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice, value: 1n })))).toMatchObject({
        revert: { type: 'reason', message: 'too little' }
      })
      expect(
        facts(await errorOf(gateway.tryCall(id, Journal.call('add', 1n), { from: alice, value: 1n })))
      ).toMatchObject({ failure: 'reverted', revert: { type: 'unknown', data: '0x' } })
    })

    test('of more value than the sender has fails with insufficient funds, and so does an estimate', async () => {
      const { gateway, Journal } = open()
      const call = Journal.call('pay', 1n)
      const expected = { name: 'ChainReadError', failure: 'insufficient-funds', chainId: id }
      for (const sender of [
        { from: alice, value: 1_000_000n * ETHER },
        { from: nobody, value: 1_000_000n * ETHER }
      ]) {
        expect(await errorOf(gateway.tryCall(id, call, sender))).toMatchObject(expected)
        expect(await errorOf(gateway.estimate(id, call, sender))).toMatchObject(expected)
      }
    })
  })

  describe('call data', () => {
    test('is golden', async () => {
      const { gateway, Echo, Journal } = open()
      expect(await gateway.encode(id, Journal.call('add', 258n))).toBe(
        '0x1003e2d20000000000000000000000000000000000000000000000000000000000000102'
      )
      expect(await gateway.encode(id, Journal.call('count'))).toBe('0x06661abd')
      expect(await gateway.encode(id, Echo.call('lines', [{ name: 'é', from: { x: -1, y: 2n }, to: [] }]))).toBe(
        goldenLines
      )
    })

    test('is what a transaction executes, and takes no request', async () => {
      const { gateway, Journal, url, counted } = open()
      const before = BigInt(String(await gateway.read(id, Journal.call('count'))))
      counted.requests.length = 0
      const data = await gateway.encode(id, Journal.call('add', 40n))
      expect(counted.requests).toEqual([])
      await sendTransaction(url, { from: bob, to: Journal.address, data })
      expect(await gateway.read(id, Journal.call('count'))).toBe(before + 40n)
    })

    test('for a chain that is not configured is not made', async () => {
      const { gateway, Journal } = open()
      expect(await errorOf(gateway.encode(7, Journal.call('count')))).toMatchObject({
        name: 'ChainReadError',
        failure: 'unreachable',
        chainId: 7
      })
    })
  })

  describe('an estimate', () => {
    test('is enough for the transaction, and not much more', async () => {
      const { gateway, Journal, url } = open()
      const call = Journal.call('pay', 1n)
      const gas = await gateway.estimate(id, call, { from: bob, value: 5n })
      const data = await gateway.encode(id, call)
      const used = BigInt((await sendTransaction(url, { from: bob, to: Journal.address, data, value: '0x5' })).gasUsed)
      expect(gas).toBeGreaterThanOrEqual(used)
      expect(gas).toBeLessThan(2n * used)
      await sendTransaction(url, {
        from: bob,
        to: Journal.address,
        data,
        value: '0x5',
        gas: `0x${gas.toString(16)}`
      })
    })

    test('of a call without a contract fails, with or without outputs', async () => {
      const { gateway, Echo } = open()
      const absent = withAbi(nobody, Echo.abi)
      for (const call of [absent.call('nothing', 1n), absent.call('list', [])])
        expect(facts(await errorOf(gateway.estimate(id, call, { from: alice })))).toEqual({
          failure: 'no-code',
          address: nobody
        })
    })
  })
}
