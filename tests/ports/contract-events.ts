import { describe, expect, test } from 'vitest'
import { reorganise } from '#devchain/weather/chain-weather.ts'
import type { Hex } from '#domain/address.ts'
import { asList, sendJson } from '../adapters/scripted-node.ts'
import { alice, bob, type ContractFork, errorOf, id } from './contract-fork.ts'
import { openJournal } from './contract-journal.ts'

const tagA: Hex = `0x${'aa'.repeat(32)}`
const tagB: Hex = `0x${'bb'.repeat(31)}b0`
const zero: Hex = `0x${'00'.repeat(32)}`

type Filter = Readonly<Record<string, unknown>> | readonly unknown[]

/** That the logs of a contract are read as its ABI describes them. */
export function describeContractEvents(open: () => ContractFork): void {
  describe('events', () => {
    test('are in the order of the chain, with where they are', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      const mined = [
        await journal.write(alice, 'moveTwice', -8_388_608),
        await journal.write(bob, 'move', 8_388_607, true, 255, 'é\u202E')
      ]
      const [first, second] = mined.map(({ transactionHash, blockHash, blockNumber }) => {
        return { transactionHash, blockHash, blockNumber: BigInt(blockNumber) }
      })
      const by = { who: alice, by: -8_388_608 }
      expect(await fork.gateway.events(id, journal.contract.event('Moved'), await journal.range())).toStrictEqual([
        { args: { ...by, isFast: false, step: 1, note: 'one' }, logIndex: 0, ...first },
        { args: { ...by, isFast: true, step: 2, note: 'two' }, logIndex: 1, ...first },
        { args: { who: bob, by: 8_388_607, isFast: true, step: 255, note: 'é\u202E' }, logIndex: 0, ...second }
      ])
    })

    test('are sorted even if the node sends them otherwise', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'moveTwice', 1)
      await journal.write(alice, 'moveTwice', 2)
      fork.counted.script = async (response, body) => {
        const answers: unknown[] = []
        for (const { id: number, method, params } of asList(body)) {
          const result = await fork.callNode<unknown>(method, ...params)
          answers.push({ jsonrpc: '2.0', id: number, result: Array.isArray(result) ? result.toReversed() : result })
        }
        sendJson(response, answers)
      }
      const events = await fork.gateway.events(id, journal.contract.event('Moved'), await journal.range())
      expect(events.map(({ args }) => Object(args).note)).toEqual(['one', 'two', 'one', 'two'])
      expect(events.map(({ args }) => Object(args).by)).toEqual([1, 1, 2, 2])
    })

    test('are those of the range only, both ends included', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      const blocks: bigint[] = []
      for (const step of [1, 2, 3])
        blocks.push(BigInt((await journal.write(alice, 'move', 0, true, step, '')).blockNumber))
      const [first = 0n, second = 0n, third = 0n] = blocks
      const steps = async (fromBlock: bigint, toBlock: bigint) => {
        const events = await fork.gateway.events(id, journal.contract.event('Moved'), { fromBlock, toBlock })
        return events.map(({ args }) => Object(args).step)
      }
      expect(await steps(first, third)).toEqual([1, 2, 3])
      expect(await steps(second, second)).toEqual([2])
      expect(await steps(second, third)).toEqual([2, 3])
      expect(await steps(first - 1n, first - 1n)).toEqual([])
      expect(await steps(third, third + 1_000n)).toEqual([3])
      expect(await errorOf(steps(third + 1n, third + 1_000n)), 'none of it exists').toMatchObject({
        failure: 'refused'
      })
    })

    test.each<readonly [what: string, filter: Filter, steps: readonly number[]]>([
      ['nothing', {}, [1, 2, 3, 4]],
      ['an address', { who: bob }, [2, 4]],
      ['an address in lower case', { who: bob.toLowerCase() }, [2, 4]],
      ['a negative integer', { by: -1 }, [1, 2]],
      ['a bool', { isFast: false }, [1, 4]],
      ['zero', { by: 0 }, [3]],
      ['several', { who: bob, by: -1, isFast: true }, [2]],
      ['what no log has', { by: 77 }, []]
    ])('can be filtered by %s', async (_what, filter, steps) => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'move', -1, false, 1, '')
      await journal.write(bob, 'move', -1, true, 2, '')
      await journal.write(alice, 'move', 0, true, 3, '')
      await journal.write(bob, 'move', 5, false, 4, '')
      const events = await fork.gateway.events(id, journal.contract.event('Moved', filter), await journal.range())
      expect(events.map(({ args }) => Object(args).step)).toEqual(steps)
    })

    test.each<readonly [what: string, filter: Filter, numbers: readonly bigint[]]>([
      ['a bytes32', { tag: tagA }, [1n]],
      ['a bytes32 in upper case', { tag: `0x${'BB'.repeat(31)}B0` }, [2n ** 256n - 1n, 0n]],
      ['a bytes4', { short: '0x01020304' }, [1n, 0n]],
      ['a uint256', { number: 2n ** 256n - 1n }, [2n ** 256n - 1n]]
    ])('can be filtered by %s', async (_what, filter, numbers) => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'tag', tagA, '0x01020304', 1n)
      await journal.write(alice, 'tag', tagB, '0xffffffff', 2n ** 256n - 1n)
      await journal.write(alice, 'tag', tagB, '0x01020304', 0n)
      const events = await fork.gateway.events(id, journal.contract.event('Tagged', filter), await journal.range())
      expect(events.map(({ args }) => Object(args).number)).toEqual(numbers)
    })

    test('have hashes for indexed values that do not fit a topic, and can be filtered by them', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      const point = { x: -7, y: 9n }
      await journal.write(alice, 'hash', 'hello', '0x1234', [1n, 2n], point)
      const range = await journal.range()
      const hashed = {
        text: '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
        data: '0x56570de287d73cd1cb6092bb8fdee6173974955fdef345ae579ee9f475ea7432',
        numbers: '0xe90b7bceb6e7df5418fb78d8ee546e97c83a08bbccc01a0644d599ccd2a7c2e0',
        point
      }
      const [event] = await fork.gateway.events(id, journal.contract.event('Hashed'), range)
      expect(event?.args).toStrictEqual(hashed)
      const same = journal.contract.event('Hashed', { text: hashed.text })
      expect(await fork.gateway.events(id, same, range)).toHaveLength(1)
      expect(await fork.gateway.events(id, journal.contract.event('Hashed', { text: zero }), range)).toEqual([])
      const [pointed] = await fork.gateway.events(id, journal.contract.event('Pointed'), range)
      expect(pointed?.args).toStrictEqual({
        point: '0x25da497fe034c02ffd21d5574a23a88b9565d25e246fa09db32e0a968d9565f4',
        points: [point]
      })
    })

    test('with an unnamed parameter are arrays, and those with odd names have them', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'others', bob)
      const range = await journal.range()
      const hash = '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8'
      const argsOf = async (name: string, filter?: Filter) => {
        const events = await fork.gateway.events(id, journal.contract.event(name, filter), range)
        return events.map(({ args }) => args)
      }
      expect(await argsOf('Unnamed')).toStrictEqual([[bob, 7n, hash]])
      expect(await argsOf('Unnamed', [undefined, hash])).toStrictEqual([[bob, 7n, hash]])
      expect(await argsOf('Unnamed', [alice])).toEqual([])
      const [odd] = await argsOf('Odd')
      const properties = [
        ['length', 1n],
        ['then', 2],
        ['__proto__', 3n],
        ['toString', true]
      ]
      expect(Object.entries(Object(odd))).toEqual(properties)
      expect(await argsOf('Odd', Object.fromEntries([['then', 3]]))).toEqual([])
      expect(await argsOf('Nothing')).toStrictEqual([[]])
    })

    test('of another contract are not included', async () => {
      const fork = open()
      const [journal, other] = [await openJournal(fork), await openJournal(fork)]
      await journal.write(alice, 'move', 1, true, 1, '')
      await other.write(alice, 'move', 1, true, 2, '')
      const events = await fork.gateway.events(id, journal.contract.event('Moved'), await journal.range())
      expect(events.map(({ args }) => Object(args).step)).toEqual([1])
    })

    test('of a block that is reorganised have another block hash', async () => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'move', 1, true, 1, '')
      const range = await journal.range()
      const query = journal.contract.event('Moved')
      const [before] = await fork.gateway.events(id, query, range)
      await reorganise(fork.url, 1)
      expect(await fork.gateway.events(id, query, range)).toEqual([])
      await fork.callNode('evm_increaseTime', 5)
      await journal.write(alice, 'move', 1, true, 1, '')
      const [after] = await fork.gateway.events(id, query, await journal.range())
      expect(after?.args).toEqual(before?.args)
      expect(after?.blockHash).not.toBe(before?.blockHash)
    })
  })
}
