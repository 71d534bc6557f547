import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { asList, sendJson } from '../adapters/scripted-node.ts'
import { withAbi } from './contract-fixtures.ts'
import { alice, type ContractFork, errorOf, facts, id, words } from './contract-fork.ts'
import { openJournal } from './contract-journal.ts'

/** keccak256 of `Raw(bool,bool,uint8)`. */
const RAW_TOPIC: Hex = '0xc078f7270050433987809a82be12c6f2e6167176a3ebdbd9018aaa9ce414ba43'

/** That a log which is not what the ABI describes is left out, and says nothing about the others. */
export function describeOddEvents(open: () => ContractFork): void {
  describe('odd events', () => {
    test.each<readonly [what: string, indexed: readonly boolean[]]>([
      ['fewer', [true, true, false, false, false]],
      ['others', [true, true, false, true, false]]
    ])('whose ABI has %s indexed parameters are left out', async (_what, indexed) => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'move', 1, true, 7, '')
      const types = ['address', 'int24', 'bool', 'uint8', 'string']
      const inputs = types.map((type, i) => ({ name: `p${i}`, type, indexed: indexed[i] === true }))
      const changed = withAbi(journal.contract.address, [{ type: 'event', name: 'Moved', inputs }])
      const reading = fork.gateway.events(id, changed.event('Moved'), await journal.range())
      expect(await reading).toEqual([])
    })

    test.each<readonly [what: string, topic: Hex, data: Hex, decoded: unknown]>([
      ['as it should be', words(1), words(7), { flag: true, small: 7 }],
      ['longer', words(1), words(7, 8), { flag: true, small: 7 }],
      ['a bool of 2', words(2), words(7), undefined],
      ['a dirty uint8', words(1), words(256), undefined],
      ['without data', words(1), '0x', undefined],
      ['cut', words(1), '0x00', undefined]
    ])('that are %s are decoded or left out', async (_what, topic, data, decoded) => {
      const fork = open()
      const journal = await openJournal(fork)
      await journal.write(alice, 'rawLog', RAW_TOPIC, topic, words(1), data)
      await journal.write(alice, 'rawLog', RAW_TOPIC, words(1), words(1), words(9))
      const inputs = [
        { name: 'flag', type: 'bool', indexed: true },
        { name: 'other', type: 'bool', indexed: true },
        { name: 'small', type: 'uint8' }
      ]
      const raw = withAbi(journal.contract.address, [{ type: 'event', name: 'Raw', inputs }])
      const reading = fork.gateway.events(id, raw.event('Raw'), await journal.range())
      expect(await reading).toMatchObject([
        ...(decoded ? [{ args: { other: true, ...decoded } }] : []),
        { args: { flag: true, other: true, small: 9 } }
      ])
    })

    test('filtered by an address with a wrong checksum are not read', async () => {
      const { gateway, Journal, counted } = open()
      const query = { ...Journal.event('Moved'), filter: [`0xF${alice.slice(3)}`, undefined, undefined] }
      const reading = gateway.events(id, query, { fromBlock: 0n, toBlock: 1n })
      expect(facts(await errorOf(reading))).toEqual({ failure: 'invalid-arguments', address: Journal.address })
      expect(counted.requests).toEqual([])
    })

    test('of several contracts are left out, an address that is none is an error, and one request is for all', async () => {
      const fork = open()
      const [odd, good, quiet] = [await openJournal(fork), await openJournal(fork), await openJournal(fork)]
      const range = { ...(await odd.range()) }
      await odd.write(alice, 'rawLog', RAW_TOPIC, words(2), words(1), words(7))
      await good.write(alice, 'rawLog', RAW_TOPIC, words(1), words(1), words(7))
      const inputs = [
        { name: 'flag', type: 'bool', indexed: true },
        { name: 'other', type: 'bool', indexed: true },
        { name: 'small', type: 'uint8' }
      ]
      const { address, ...event } = withAbi(odd.contract.address, [{ type: 'event', name: 'Raw', inputs }]).event('Raw')
      const wrong: Address = `0xF${alice.slice(3)}`
      const addresses = [good.contract.address, address, wrong, quiet.contract.address, good.contract.address]
      fork.counted.requests.length = 0
      const toBlock = (await good.range()).toBlock
      const outcomes = await fork.gateway.eventsOfMany(id, { ...event, addresses }, { ...range, toBlock })
      const found = [expect.objectContaining({ args: { flag: true, other: true, small: 7 } })]
      expect(outcomes.map(facts)).toEqual([found, [], { failure: 'invalid-address', address: wrong }, [], found])
      expect(fork.counted.requests.flat().filter((method) => method === 'eth_getLogs')).toHaveLength(1)
    })

    test('of a range that the node refuses are refused', async () => {
      const { gateway, Journal, counted } = open()
      counted.script = (response, body) =>
        sendJson(
          response,
          asList(body).map(({ id: number, method }) => ({
            jsonrpc: '2.0',
            id: number,
            ...(method === 'eth_chainId'
              ? { result: `0x${id.toString(16)}` }
              : { error: { code: -32602, message: 'block range is too wide' } })
          }))
        )
      const reading = gateway.events(id, Journal.event('Moved'), { fromBlock: 0n, toBlock: 10n ** 9n })
      expect(await errorOf(reading)).toMatchObject({ name: 'ChainReadError', failure: 'refused', chainId: id })
    })
  })
}
