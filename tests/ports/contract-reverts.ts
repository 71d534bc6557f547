import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import type { Revert } from '#domain/contract/revert.ts'
import { standardErrors } from '#domain/contract/standard-errors.ts'
import { saying, startScriptedNode } from '../adapters/scripted-node.ts'
import { deployFixture, withAbi } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, errorOf, facts, id, titled, words } from './contract-fork.ts'

const panic = (code: bigint): Revert => ({ type: 'panic', code })
const nothing: Revert = { type: 'unknown', data: '0x' }
const hostile = 'no\u0000\n\u202Eevil\u202C\u200B\u{1F600}\ufeff'

/** A function of the fixture, its arguments, and how it reverts. */
const reverts: readonly (readonly [name: string, args: readonly unknown[], revert: Revert])[] = [
  ['reason', ['too late'], { type: 'reason', message: 'too late' }],
  ['reason', [''], { type: 'reason', message: '' }],
  ['reason', [hostile], { type: 'reason', message: hostile }],
  ['reason', ['\ufeffmarked'], { type: 'reason', message: '\ufeffmarked' }],
  ['reason', ['x'.repeat(5_000)], { type: 'reason', message: 'x'.repeat(5_000) }],
  ['assertion', [false], panic(0x01n)],
  ['overflow', [255], panic(0x11n)],
  ['division', [0n], panic(0x12n)],
  ['side', [2n], panic(0x21n)],
  ['pop', [], panic(0x31n)],
  ['entry', [2n], panic(0x32n)],
  ['allocate', [2n ** 255n], panic(0x41n)],
  ['poor', [bob, 5n, -3], { type: 'custom', name: 'Poor', args: [bob, 5n, -3] }],
  [
    'refused',
    [{ account: bob, codes: [1, 255] }, ['a', '']],
    { type: 'custom', name: 'Refused', args: [{ account: bob, codes: [1, 255] }, ['a', '']] }
  ],
  ['bare', [], { type: 'custom', name: 'Bare', args: [] }],
  ['silent', [], nothing],
  ['unexplained', [false], nothing],
  ['rawRevert', ['0x'], nothing],
  ['rawRevert', ['0x00'], { type: 'unknown', data: '0x00' }],
  ['rawRevert', ['0x08c379'], { type: 'unknown', data: '0x08c379' }],
  ['rawRevert', ['0x08c379a0'], { type: 'unknown', data: '0x08c379a0' }],
  ['rawRevert', ['0xdeadbeef'], { type: 'unknown', data: '0xdeadbeef' }],
  // A reason that is no UTF-8.
  ['rawRevert', [`0x08c379a0${words(32, 1).slice(2)}${'ff'.padEnd(64, '0')}`], { type: 'reason', message: '\udcff' }],
  // A panic that is too short, an argument that is no int24, an address with dirty bytes.
  ...[`0x4e487b71${'00'.repeat(31)}` as const, `0x588d45a8${words(1, 5, 2n ** 23n).slice(2)}` as const].map(
    (data) => ['rawRevert', [data], { type: 'unknown', data }] as const
  )
]

/** How a call of a contract that reverts fails, however it is called. */
export function describeContractReverts(open: () => ContractFork): void {
  describe('a revert', () => {
    test.each(reverts.map(titled))('of %s is told by every kind of call', async (_title, name, args, revert) => {
      const { gateway, Outcomes } = open()
      const call = Outcomes.call(name, ...args)
      const expected = { failure: 'reverted', address: Outcomes.address, revert }
      const fine = Outcomes.call('division', 1n)
      expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
      expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice })))).toEqual(expected)
      expect(facts(await errorOf(gateway.estimate(id, call, { from: alice })))).toEqual(expected)
      expect((await gateway.readMany(id, [fine, call, fine])).map(facts)).toEqual([1n, expected, 1n])
      expect((await gateway.readMany(id, [call])).map(facts)).toEqual([expected])
    })

    test.each(reverts.map(titled))('of %s explains a transaction that was sent', async (_title, name, args, revert) => {
      const { gateway, Outcomes, counted } = open()
      const call = Outcomes.call(name, ...args)
      const sent = { from: alice, to: Outcomes.address, value: 0n, data: await gateway.encode(id, call) }
      counted.requests.length = 0
      expect(await gateway.explain(id, sent, call.errors, {})).toEqual(revert)
      expect(counted.requests.flat().filter((method) => method !== 'eth_chainId')).toEqual(['eth_call'])
      // An error of its own is known by its data alone if its ABI is not.
      const untold = await gateway.explain(id, sent, [], {})
      expect(untold?.type).toBe(revert.type === 'custom' ? 'unknown' : revert.type)
    })

    test('is explained as of a block, with the errors of standard tokens too', async () => {
      const { gateway, Journal, Outcomes, url, callNode } = open()
      const number = BigInt(await callNode<Hex>('eth_blockNumber'))
      // `ERC20InsufficientBalance(alice, 1, 2)`
      const poor = Outcomes.call('rawRevert', `0xe450d38c${words(alice.slice(2), 1, 2).slice(2)}`.toLowerCase())
      const sent = { from: alice, to: Outcomes.address, value: 0n, data: await gateway.encode(id, poor) }
      expect(await gateway.explain(id, sent, standardErrors, { blockNumber: number })).toEqual({
        type: 'custom',
        name: 'ERC20InsufficientBalance',
        args: [alice, 1n, 2n]
      })
      // Before the contract exists, there is nothing to revert.
      const fresh = await deployFixture(url, alice, 'Outcomes')
      const bare = { from: alice, to: fresh.address, value: 0n, data: await gateway.encode(id, fresh.call('bare')) }
      expect(await gateway.explain(id, bare, [], { blockNumber: number })).toBeUndefined()
      expect(await gateway.explain(id, bare, [], { blockNumber: number + 1n })).toMatchObject({ type: 'unknown' })
      const fine = {
        from: bob,
        to: Journal.address,
        value: 0n,
        data: await gateway.encode(id, Journal.call('add', 1n))
      }
      expect(await gateway.explain(id, fine, [], {})).toBeUndefined()
    })

    test('with an error that the ABI does not have is unknown, with its data', async () => {
      const { gateway, Outcomes } = open()
      const abi = Outcomes.abi.filter((entry) => Reflect.get(Object(entry), 'type') !== 'error')
      const call = withAbi(Outcomes.address, abi).call('poor', bob, 5n, -3)
      const data = `0x588d45a8${words(bob.slice(2), 5, -3).slice(2)}`.toLowerCase()
      const expected = { failure: 'reverted', address: Outcomes.address, revert: { type: 'unknown', data } }
      expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
      expect((await gateway.readMany(id, [call, call])).map(facts)).toEqual([expected, expected])
    })

    test('with an offchain lookup sends nothing elsewhere', async () => {
      const { gateway, Outcomes } = open()
      const elsewhere = await startScriptedNode(saying(JSON.stringify({ data: words(7) })))
      try {
        const call = Outcomes.call('lookup', `${elsewhere.url}/{sender}/{data}`)
        const lookup: unknown = expect.objectContaining({ type: 'custom', name: 'OffchainLookup' })
        const expected = { failure: 'reverted', address: Outcomes.address, revert: lookup }
        expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
        expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice })))).toEqual(expected)
        expect((await gateway.readMany(id, [call, call])).map(facts)).toEqual([expected, expected])
        expect(elsewhere.requests).toEqual([])
      } finally {
        elsewhere.close()
      }
    })

    // Nodes have their own words for what is not a REVERT, and no data.
    test.each([
      ['runs out of gas', 'endless'],
      ['is an invalid instruction', 'invalid']
    ])('that %s has no data', async (_what, name) => {
      const { gateway, Outcomes } = open()
      const call = Outcomes.call(name)
      const stopped = { failure: 'reverted', address: Outcomes.address, revert: nothing }
      expect(facts(await errorOf(gateway.read(id, call)))).toEqual(stopped)
      expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice })))).toEqual(stopped)
      expect(facts(await errorOf(gateway.estimate(id, call, { from: alice })))).toEqual(stopped)
      expect((await gateway.readMany(id, [call, Outcomes.call('division', 1n)])).map(facts)).toEqual([stopped, 1n])
    })
  })
}
