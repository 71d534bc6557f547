import { describe, expect, test } from 'vitest'
import { multicall3Bytecode } from '#devchain/recordings/multicall3.ts'
import type { Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { asList, forwardingTo, type Script, sendJson } from '../adapters/scripted-node.ts'
import { deployCode, sendTransaction, withAbi } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, errorOf, facts, id, nobody } from './contract-fork.ts'

const { multicall3: _none, ...withoutMulticall } = baseGoerli

/** Chains on which calls are read one by one. */
const others: readonly (readonly [what: string, chain: Chain])[] = [
  ['without Multicall3', withoutMulticall],
  ['without a contract at the address of Multicall3', { ...baseGoerli, multicall3: nobody }]
]
const chains: typeof others = [['with Multicall3', baseGoerli], ...others]

/** Mines a block before each request of a batch. */
function miningBetween({ callNode }: ContractFork): Script {
  return async (response, body) => {
    const answers: unknown[] = []
    for (const { id: number, method, params } of asList(body)) {
      await callNode('evm_mine')
      answers.push({ jsonrpc: '2.0', id: number, result: await callNode(method, ...params) })
    }
    sendJson(response, answers)
  }
}

/** That many calls are read together, at one block, and fail alone. */
export function describeManyCalls(open: () => ContractFork): void {
  describe('many calls', () => {
    const headOf = async ({ callNode }: ContractFork) => BigInt(await callNode<Hex>('eth_blockNumber'))

    test(`${MULTICALL_BATCH} are read in one request`, async () => {
      const { gateway, Elementary, counted } = open()
      const numbers = Array.from({ length: MULTICALL_BATCH }, (_, i) => i)
      const calls = numbers.map((number) => Elementary.call('echo(uint16)', number))
      expect(await gateway.readMany(id, calls)).toEqual(numbers)
      expect(counted.requests).toEqual([['eth_chainId', 'eth_call']])
    })

    test('none take no request', async () => {
      const { gateway, counted } = open()
      expect(await gateway.readMany(id, [])).toEqual([])
      expect(counted.requests).toEqual([])
    })

    test('a single one is an ordinary read', async () => {
      const { gateway, Elementary, counted } = open()
      expect(await gateway.readMany(id, [Elementary.call('echo(bool)', true)])).toEqual([true])
      expect(counted.requests).toEqual([['eth_chainId', 'eth_call']])
    })

    test.each<readonly [length: number, what: string, chain: Chain]>([
      [MULTICALL_BATCH, 'with Multicall3', baseGoerli],
      [MULTICALL_BATCH + 1, 'with Multicall3', baseGoerli],
      ...others.map(([what, chain]) => [60, what, chain] as const)
    ])('%i are read at one block, on a chain %s, while blocks are mined', async (length, _what, chain) => {
      const fork = open()
      const { contracts } = fork.connect({ chain })
      const before = await headOf(fork)
      fork.counted.script = miningBetween(fork)
      const blocks = await contracts.readMany(
        id,
        Array.from({ length }, (_, i) => fork.Journal.call('blockNumber', BigInt(i)))
      )
      expect(blocks).toHaveLength(length)
      expect(new Set(blocks).size).toBe(1)
      expect(blocks[0]).toBeGreaterThan(before)
      expect(await headOf(fork)).toBeGreaterThan(before + 1n)
    })

    test(`${MULTICALL_BATCH + 1} are in the order of the calls`, async () => {
      const { gateway, Elementary } = open()
      const numbers = Array.from({ length: MULTICALL_BATCH + 1 }, (_, i) => i)
      const calls = numbers.map((number) => Elementary.call('echo(uint16)', number))
      expect(await gateway.readMany(id, calls)).toEqual(numbers)
    })

    test.each(chains)('each has its result or its own error, on a chain %s', async (_what, chain) => {
      const fork = open()
      const { Echo, Elementary, Outcomes, Mute } = fork
      const { contracts } = fork.connect({ chain })
      const wrong: ContractCall = { ...Elementary.call('echo(uint8)', 1), args: [256] }
      const calls = [
        Elementary.call('echo(uint8)', 7),
        Outcomes.call('poor', bob, 1n, 2),
        Outcomes.call('rawRevert', '0x12345678'),
        withAbi(Mute.address, Echo.abi).call('list', []),
        withAbi(nobody, Echo.abi).call('list', []),
        withAbi(nobody, Echo.abi).call('nothing', 1n),
        wrong,
        { ...Echo.call('list', []), address: `0xF${alice.slice(3)}` as const },
        Echo.call('nothing', 1n),
        Elementary.call('echo(string)', 'last')
      ]
      const [at, poor, absent] = [{ address: Outcomes.address }, { type: 'custom', name: 'Poor' }, { address: nobody }]
      const expected = [
        7,
        { ...at, failure: 'reverted', revert: { ...poor, args: [bob, 1n, 2] } },
        { ...at, failure: 'reverted', revert: { type: 'unknown', data: '0x12345678' } },
        { address: Mute.address, failure: 'undecodable' },
        { ...absent, failure: 'no-code' },
        { ...absent, failure: 'no-code' },
        expect.objectContaining({ failure: 'invalid-arguments' }),
        { address: `0xF${alice.slice(3)}`, failure: 'invalid-address' },
        undefined,
        'last'
      ]
      expect((await contracts.readMany(id, calls)).map(facts)).toEqual(expected)
    })

    test.each(chains)(
      'that all fail for their own reasons do not fail together, on a chain %s',
      async (_what, chain) => {
        const fork = open()
        const { contracts } = fork.connect({ chain })
        const calls = [fork.Outcomes.call('bare'), withAbi(nobody, fork.Echo.abi).call('list', [])]
        expect((await contracts.readMany(id, calls)).map(facts)).toMatchObject([
          { failure: 'reverted' },
          { failure: 'no-code' }
        ])
      }
    )

    test.each(chains)('can be read at an older block, on a chain %s', async (_what, chain) => {
      const fork = open()
      const { contracts } = fork.connect({ chain })
      const count = fork.Journal.call('count')
      const blockNumber = await headOf(fork)
      const before = await contracts.read(id, count, { blockNumber })
      const data = await contracts.encode(id, fork.Journal.call('add', 5n))
      await sendTransaction(fork.url, { from: alice, to: fork.Journal.address, data })
      const after = BigInt(String(before)) + 5n
      expect(await contracts.read(id, count, { blockNumber })).toBe(before)
      expect(await contracts.readMany(id, [count, count], { blockNumber })).toEqual([before, before])
      expect(await contracts.readMany(id, [count, count])).toEqual([after, after])
    })

    test('can be read at a block from before Multicall3 was deployed', async () => {
      const fork = open()
      const blockNumber = await headOf(fork)
      const multicall3 = await deployCode(fork.url, alice, multicall3Bytecode())
      const { contracts } = fork.connect({ chain: { ...baseGoerli, multicall3 } })
      const calls = [fork.Journal.call('blockNumber', 0n), fork.Elementary.call('echo(uint8)', 7)]
      expect(await contracts.readMany(id, calls, { blockNumber })).toEqual([blockNumber, 7])
      fork.counted.requests.length = 0
      expect(await contracts.readMany(id, calls)).toEqual([blockNumber + 1n, 7])
      expect(fork.counted.requests, 'through Multicall3').toEqual([['eth_chainId', 'eth_call']])
    })

    test('are read one by one at one block if the node refuses to read them together', async () => {
      const fork = open()
      const { gateway, url, counted, Journal, Elementary } = fork
      counted.script = async (response, body) => {
        const isTogether = JSON.stringify(body).toLowerCase().includes(String(baseGoerli.multicall3).toLowerCase())
        const refusal = { code: -32000, message: 'out of gas' }
        if (!isTogether) return forwardingTo(url)(response, body)
        const answers = asList(body).map(({ id: number, method }) => ({
          jsonrpc: '2.0',
          id: number,
          ...(method === 'eth_chainId' ? { result: `0x${id.toString(16)}` } : { error: refusal })
        }))
        sendJson(response, answers)
      }
      const calls = [
        Journal.call('blockNumber', 0n),
        Elementary.call('echo(uint8)', 7),
        Journal.call('blockNumber', 0n)
      ]
      const head = await headOf(fork)
      expect(await gateway.readMany(id, calls)).toEqual([head, 7, head])
      const sent = counted.requests.flat().filter((method) => method !== 'eth_chainId')
      expect(sent, 'the last call is the same as the first').toEqual([
        'eth_call',
        'eth_blockNumber',
        'eth_call',
        'eth_call'
      ])
    })

    test('of which the node refuses some have the others', async () => {
      const fork = open()
      const { contracts } = fork.connect({ chain: withoutMulticall })
      const calls = [fork.Outcomes.call('endless'), fork.Elementary.call('echo(uint8)', 7)]
      const [stopped, seven] = await contracts.readMany(id, calls)
      expect(stopped).toMatchObject({ name: 'ContractError', failure: 'reverted' })
      expect(seven).toBe(7)
      const none: ContractCall = { ...fork.Elementary.call('echo(uint8)', 1), args: [256] }
      fork.counted.script = (response, body) =>
        sendJson(
          response,
          asList(body).map(({ id: number, method }) => ({
            id: number,
            ...(method === 'eth_call' ? { error: { code: -32602, message: 'no' } } : { result: `0x${id.toString(16)}` })
          }))
        )
      const all = contracts.readMany(id, [fork.Elementary.call('echo(uint8)', 7), none])
      expect(await errorOf(all)).toMatchObject({ name: 'ChainReadError', failure: 'refused', chainId: id })
    })
  })

  describe('reads of one tick', () => {
    test('are one batch, together with reads of the chain', async () => {
      const fork = open()
      const { reader, contracts } = fork.connect()
      const { Elementary, Journal } = fork
      const results = await Promise.all([
        contracts.read(id, Elementary.call('echo(uint8)', 7)),
        reader.getBlockNumber(id),
        contracts.readMany(id, [Elementary.call('echo(uint8)', 8), Elementary.call('echo(uint8)', 9)]),
        contracts.tryCall(id, Journal.call('paid', 0n), { from: alice }),
        contracts.events(id, Journal.event('Nothing'), { fromBlock: 0n, toBlock: 0n }),
        reader.getBalances(id, [{ account: alice }])
      ])
      expect(results[0]).toBe(7)
      expect(results[2]).toEqual([8, 9])
      expect(fork.counted.requests).toHaveLength(1)
      expect(fork.counted.requests[0]?.toSorted()).toEqual(
        [
          'eth_blockNumber',
          'eth_call',
          'eth_call',
          'eth_call',
          'eth_chainId',
          'eth_getBalance',
          'eth_getLogs'
        ].toSorted()
      )
    })
  })
}
