import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { deployFixture, withAbi } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, errorOf, facts, id, nobody, titled, words } from './contract-fork.ts'

const text = (length: number, digits: string): Hex => `0x${words(32, length).slice(2)}${digits.padEnd(64, '0')}`

/** Types of the outputs, what the contract returns, and the values if that is what the ABI describes. */
const decodable: readonly (readonly [types: readonly string[], data: Hex, result: unknown])[] = [
  [['uint8'], words(255), 255],
  [['int8'], words(-1), -1],
  [['uint8'], words(1, 2), 1],
  [['string'], `${text(1, '61')}${words(7).slice(2)}`, 'a'],
  [['uint256[]'], words(32, 0), []],
  [['uint256[]'], words(32, 1, 9, 9), [9n]],
  // Not UTF-8: a lone byte, a surrogate, an overlong zero, an end that is missing. Each byte is a lone surrogate.
  [['string'], text(1, 'ff'), '\udcff'],
  [['string'], text(3, 'eda080'), '\udced\udca0\udc80'],
  [['string'], text(2, 'c080'), '\udcc0\udc80'],
  [['string'], text(2, 'e282'), '\udce2\udc82'],
  [['string[]'], words(32, 2, 64, 128, 1, `80${'00'.repeat(31)}`, 1, `61${'00'.repeat(31)}`), ['\udc80', 'a']],
  [[], words(7), undefined],
  [[], '0x', undefined]
]

const undecodable: readonly (readonly [types: readonly string[], data: Hex])[] = [
  // Too short.
  [['uint256'], '0x'],
  [['uint256'], '0x01'],
  [['uint256', 'uint256'], words(1)],
  [['uint256[2]'], words(1)],
  [['string'], words(32)],
  [['string'], words(32, 1)],
  [['bytes'], words(32, 33, 1)],
  [['uint256[]'], words(32, 2, 1)],
  // Not whole words.
  [['uint256'], `${words(1)}00`],
  [[], '0x01'],
  // Words that hold more than the type.
  [['bool'], words(2)],
  [['bool'], words(2n ** 255n)],
  [['uint8'], words(256)],
  [['uint8'], words(2n ** 255n)],
  [['uint48'], words(2n ** 48n)],
  [['int8'], words(128)],
  [['int8'], words(255)],
  [['int8'], words(-129)],
  [['int256[]'], words(64, 0, 1, 1)],
  [['address'], words(2n ** 160n)],
  [['address'], words(`ff${'00'.repeat(31)}`)],
  [['bytes4'], `0x${'01020304'}${'00'.repeat(27)}01`],
  [['bytes1'], words(1)],
  // Lengths and offsets that lead elsewhere.
  [['string'], words(0)],
  [['string'], words(64, 0)],
  [['string'], words(2n ** 255n)],
  [['string'], words(32, 2n ** 255n)],
  [['string'], words(32, 2n ** 53n)],
  [['string'], words(64, 0, 1, `61${'00'.repeat(31)}`)],
  [['uint256[]'], words(32, 2n ** 64n)],
  [['uint256[]'], words(2n ** 64n, 0)],
  [['string[]'], words(32, 1, 0)],
  [['string[]'], words(32, 2, 64, 64, 1, `61${'00'.repeat(31)}`)],
  [['bytes', 'bytes'], words(64, 64, 0)],
  // Padding that is not zero.
  [['bytes'], text(1, 'ffff')],
  [['string'], text(1, '6100000001')],
  [['string'], text(1, 'ff00000001')]
]

/** A call of `raw`, whose result is said to have these types. */
function rawCall({ Outcomes }: ContractFork, types: readonly string[], data: Hex) {
  const outputs = types.map((type) => ({ name: '', type }))
  const fragment = { type: 'function', name: 'raw', inputs: [{ type: 'bytes' }], outputs, stateMutability: 'view' }
  return withAbi(Outcomes.address, [fragment]).call('raw', data)
}

/** That a result is what the ABI describes, or an error: never a guess. */
export function describeContractResults(open: () => ContractFork): void {
  describe('a result', () => {
    test.each(decodable.map(titled))('of %s is decoded', async (_title, types, data, result) => {
      const fork = open()
      const call = rawCall(fork, types, data)
      expect(await fork.gateway.read(id, call)).toStrictEqual(result)
      expect(await fork.gateway.readMany(id, [call, call])).toStrictEqual([result, result])
    })

    test.each(undecodable.map(titled))('of %s is undecodable', async (_title, types, data) => {
      const fork = open()
      const call = rawCall(fork, types, data)
      const expected = { failure: 'undecodable', address: fork.Outcomes.address }
      expect(facts(await errorOf(fork.gateway.read(id, call)))).toEqual(expected)
      expect(facts(await errorOf(fork.gateway.tryCall(id, call, { from: alice })))).toEqual(expected)
      expect((await fork.gateway.readMany(id, [call, call])).map(facts)).toEqual([expected, expected])
    })
  })

  describe('an address', () => {
    test('without a contract has no code, for a function with outputs and one without', async () => {
      const { gateway, Echo } = open()
      for (const address of [nobody, bob]) {
        const absent = withAbi(address, Echo.abi)
        const calls = [absent.call('list', []), absent.call('nothing', 1n), absent.call('several', 1, '', [])] as const
        const expected = { failure: 'no-code', address }
        for (const call of calls) {
          expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
          expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice })))).toEqual(expected)
          expect((await gateway.readMany(id, [call])).map(facts)).toEqual([expected])
        }
        expect((await gateway.readMany(id, calls)).map(facts)).toEqual([expected, expected, expected])
      }
    })

    test('had no code before its contract was deployed', async () => {
      const { gateway, url, callNode } = open()
      const at = { blockNumber: BigInt(await callNode<Hex>('eth_blockNumber')) }
      const later = await deployFixture(url, alice, 'Echo')
      const calls = [later.call('list', []), later.call('nothing', 1n)] as const
      const expected = { failure: 'no-code', address: later.address }
      for (const call of calls) expect(facts(await errorOf(gateway.read(id, call, at)))).toEqual(expected)
      expect((await gateway.readMany(id, calls, at)).map(facts)).toEqual([expected, expected])
      expect(await gateway.readMany(id, calls)).toEqual([[], undefined])
    })

    test('with a wrong checksum is none, and takes no request', async () => {
      const { gateway, Echo, counted } = open()
      for (const address of [`0xF${alice.slice(3)}`, `0x${alice.slice(2).toUpperCase()}`] as const) {
        const call = withAbi(address, Echo.abi).call('list', [])
        const expected = { failure: 'invalid-address', address }
        expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
        expect(facts(await errorOf(gateway.tryCall(id, call, { from: alice })))).toEqual(expected)
        expect(facts(await errorOf(gateway.encode(id, call)))).toEqual(expected)
        expect(facts(await errorOf(gateway.estimate(id, call, { from: alice })))).toEqual(expected)
        expect((await gateway.readMany(id, [call, call])).map(facts)).toEqual([expected, expected])
        const event = withAbi(address, open().Journal.abi).event('Nothing')
        const range = { fromBlock: 0n, toBlock: 1n }
        expect(facts(await errorOf(gateway.events(id, event, range)))).toEqual(expected)
      }
      expect(counted.requests).toEqual([])
    })

    test('in lower case, or with its checksum, is accepted', async () => {
      const { gateway, Echo } = open()
      expect(Echo.address).toBe(Echo.address.toLowerCase())
      const checksummed = await gateway.read(id, open().Elementary.call('echo(address)', Echo.address))
      expect(checksummed).not.toBe(Echo.address)
      for (const address of [Echo.address, checksummed as Hex]) {
        const call = withAbi(address, Echo.abi).call('list', [])
        expect(await gateway.read(id, call)).toEqual([])
        expect(await gateway.readMany(id, [call, call])).toEqual([[], []])
      }
    })
  })

  describe('a function that the contract does not have', () => {
    test('reverts without a fallback', async () => {
      const { gateway, Echo, Outcomes } = open()
      const call = withAbi(Echo.address, Outcomes.abi).call('division', 1n)
      const expected = { failure: 'reverted', address: Echo.address, revert: { type: 'unknown', data: '0x' } }
      expect(facts(await errorOf(gateway.read(id, call)))).toEqual(expected)
      expect((await gateway.readMany(id, [call, call])).map(facts)).toEqual([expected, expected])
    })

    test('is undecodable if a fallback returns nothing, unless the function has no outputs', async () => {
      const { gateway, Echo, Mute } = open()
      const mute = withAbi(Mute.address, Echo.abi)
      const calls = [mute.call('list', []), mute.call('nothing', 1n)] as const
      const expected = { failure: 'undecodable', address: Mute.address }
      expect(facts(await errorOf(gateway.read(id, calls[0])))).toEqual(expected)
      expect(await gateway.read(id, calls[1])).toBeUndefined()
      expect((await gateway.readMany(id, calls)).map(facts)).toEqual([expected, undefined])
    })

    test('is what a fallback returns if the ABI describes that', async () => {
      const { gateway, Elementary, Echo, Seven } = open()
      const seven = withAbi(Seven.address, [...Elementary.abi, ...Echo.abi])
      const calls = [seven.call('echo(uint8)', 1), seven.call('echo(bool)', true), seven.call('nothing', 1n)] as const
      const expected = { failure: 'undecodable', address: Seven.address }
      expect((await gateway.readMany(id, calls)).map(facts)).toEqual([7, expected, undefined])
      expect(await gateway.read(id, calls[0])).toBe(7)
      expect(facts(await errorOf(gateway.read(id, calls[1])))).toEqual(expected)
      expect(await gateway.read(id, calls[2])).toBeUndefined()
    })
  })
}
