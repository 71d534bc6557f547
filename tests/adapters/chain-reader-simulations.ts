import { describe, expect, test } from 'vitest'
import {
  account,
  type CreateEndpointReader,
  good,
  id,
  readBalance,
  unknownMethod,
  useScriptedChain
} from './scripted-chain.ts'
import { answering, type Script, saying } from './scripted-node.ts'

const calls = [{ to: account, value: 1n }]
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const word = (digits: string) => `0x${digits.padStart(64, '0')}`
const party = word(account.slice(2).toLowerCase())
const log = { address: token.toLowerCase(), topics: [TRANSFER, party, party], data: word('5') }
const block = (call: unknown) => ({ result: [{ number: '0x10', calls: [call] }] })
const withLog = (change: object) => block({ status: '0x1', returnData: '0x', logs: [{ ...log, ...change }] })

/** What a reader makes of the simulations that nodes return, and of nodes that cannot simulate. */
export function describeOddSimulations(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} and odd simulations`, () => {
    const chain = useScriptedChain(createReader)
    const simulating = (answer: object) => answering({ ...good, eth_simulateV1: answer })

    test.each([
      ['without logs', { status: '0x01', returnData: '0x', logs: null }, []],
      ['with a transfer of a token', { status: '0x1', returnData: '0x', logs: [log] }, [{ token, value: 5n }]],
      [
        'with one of the native currency',
        { status: '0x1', logs: [{ ...log, address: `0x${'Ee'.repeat(20)}` }] },
        [{ token: undefined, value: 5n }]
      ]
    ])('an outcome %s is read', async (_what, call, transfers) => {
      chain.node.script = simulating(block(call))
      const [outcome] = (await chain.readerAt([chain.node.url]).simulateCalls(id, account, calls)) ?? []
      expect(outcome).toMatchObject({ succeeded: true, returned: '0x' })
      const moved = outcome?.succeeded ? outcome.transfers : undefined
      expect(moved?.map(({ token, value }) => ({ token, value }))).toEqual(transfers)
      for (const { from, to } of moved ?? []) expect([from, to]).toEqual([account, account])
    })

    test.each([
      ['another event', { topics: [word('1'), party, party] }],
      ['no event', { topics: [] }],
      ['a transfer of a collectible', { topics: [TRANSFER, party, party, word('7')], data: '0x' }],
      [
        'a transfer whose parties are data',
        { topics: [TRANSFER], data: `${party}${word('1').slice(2)}${word('5').slice(2)}` }
      ],
      ['a party that is no address', { topics: [TRANSFER, party, `0x${'12'.repeat(32)}`] }],
      ['no value', { data: '0x' }],
      ['two values', { data: `${word('5')}${word('6').slice(2)}` }]
    ])('a log with %s moves nothing', async (_what, change) => {
      chain.node.script = simulating(withLog(change))
      const outcomes = await chain.readerAt([chain.node.url]).simulateCalls(id, account, calls)
      expect(outcomes).toEqual([{ succeeded: true, returned: '0x', transfers: [] }])
    })

    test.each([
      ['a number', { result: 5 }],
      ['nothing', { result: null }],
      ['no block', { result: [] }],
      ['a block without calls', { result: [{ number: '0x10' }] }],
      ['too few calls', { result: [{ calls: [] }] }],
      ['no status', block({ returnData: '0x', logs: [] })],
      ['a status that is neither', block({ status: '0x2', returnData: '0x', logs: [] })],
      ['results that are not bytes', block({ status: '0x1', returnData: 'yes', logs: [] })],
      ['logs that are no list', block({ status: '0x1', returnData: '0x', logs: {} })],
      ['a log of nobody', withLog({ address: 'token' })],
      ['topics that are no hashes', withLog({ topics: ['0x12'] })],
      ['data that is not bytes', withLog({ data: '0x123' })]
    ])('a simulation of %s is malformed, and the node stays in use', async (_what, answer) => {
      chain.node.script = simulating(answer)
      const reader = chain.readerAt([chain.node.url])
      await expect(reader.simulateCalls(id, account, calls)).rejects.toMatchObject({
        name: 'ChainReadError',
        failure: 'malformed',
        chainId: id
      })
      await expectInUse(reader)
    })

    test('a node that does not simulate fails no read', async () => {
      chain.node.script = simulating(unknownMethod)
      const reader = chain.readerAt([chain.node.url])
      expect(await reader.simulateCalls(id, account, calls)).toBeUndefined()
      await expectInUse(reader)
    })

    test.each<[string, Script, string]>([
      ['refuses simulations over HTTP', saying('Forbidden', 403), 'unreachable'],
      ['limits their rate', saying('', 429), 'rate-limited'],
      ['returns something else', saying('<html>'), 'malformed'],
      ['never ends one', () => undefined, 'timeout']
    ])('a node that %s stays in use', async (_what, script, failure) => {
      chain.node.script = (response, body) => {
        const isSimulation = JSON.stringify(body).includes('eth_simulateV1')
        return (isSimulation ? script : answering(good))(response, body)
      }
      const reader = chain.readerAt([chain.node.url], { timeoutMs: 300 })
      await expect(reader.simulateCalls(id, account, calls)).rejects.toMatchObject({ name: 'ChainReadError', failure })
      await expectInUse(reader)
    })

    test('another endpoint is asked where the first one fails', async () => {
      chain.node.script = saying('', 500)
      chain.fallback.script = simulating(block({ status: '0x1' }))
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      expect(await reader.simulateCalls(id, account, calls)).toHaveLength(1)
    })

    test('a simulation from another chain is discarded', async () => {
      chain.node.script = answering({
        ...good,
        eth_chainId: { result: '0x1' },
        eth_simulateV1: block({ status: '0x1' })
      })
      const reader = chain.readerAt([chain.node.url])
      await expect(reader.simulateCalls(id, account, calls)).rejects.toMatchObject({ failure: 'wrong-chain' })
    })

    async function expectInUse(reader: ReturnType<CreateEndpointReader>): Promise<void> {
      let circuit = ''
      reader.watchHealth((_chainId, [endpoint]) => {
        circuit = endpoint?.circuit.status ?? ''
      })()
      expect(circuit).toBe('closed')
      expect(await readBalance(reader)).toBe(7n)
    }
  })
}
