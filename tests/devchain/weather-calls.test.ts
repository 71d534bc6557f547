import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { dropTransaction, reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
import type { CallFault } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import type { Hex } from '#domain/address.ts'
import { call, type GatewayServer, RawRequest, RawSocket, startGateway } from './raw-clients.ts'

const BASE = 84531
const LINEA = 59140
const BASE_ID = '0x14a33'
const LINEA_ID = '0xe704'
const [alice, bob] = testAccounts as [Hex, Hex]
const { contracts, forkBlock } = readManifest(BASE)
/** `decimals()` */
const DECIMALS = '0x313ce567'
/** `symbol()`, which is tUSD. */
const SYMBOL = '0x95d89b41'
const good = { jsonrpc: '2.0', id: 1, result: BASE_ID }

let devchain: Devchain
let node: string
let weather: Weather
let server: GatewayServer

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE, LINEA] })
  weather = devchain.weatherFor(0)
  server = await startGateway(devchain.gatewayFor(0))
  node = await devchain.url(BASE)
  // With automine, anvil returns the hash before the block is mined, so that a block that is asked for may come first.
  await callNode(node, 'evm_setAutomine', [false])
})

afterEach(() => weather.clear())

afterAll(async () => {
  server?.close()
  await devchain?.stop()
})

describe.each(['HTTP', 'WebSocket'])('over %s', (transport) => {
  async function answerTo(message: unknown): Promise<unknown> {
    if (transport === 'HTTP') return new RawRequest(server.port, message).json()
    const socket = await RawSocket.open(server.port)
    try {
      return await socket.ask(message)
    } finally {
      socket.close()
    }
  }

  const resultOf = async (method: string, ...params: readonly unknown[]) =>
    ((await answerTo(call(method, params))) as { result: unknown }).result

  test.each([
    [{ kind: 'wrong-id' }, { ...good, id: 987_654_321 }],
    [{ kind: 'null-result' }, { ...good, result: null }],
    [
      { kind: 'result', result: 'nonsense' },
      { ...good, result: 'nonsense' }
    ],
    [
      { kind: 'error', code: -32005, message: 'Too many.' },
      { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'Too many.' } }
    ],
    [
      { kind: 'wrong-chain-id', chainId: 5 },
      { ...good, result: '0x5' }
    ]
  ] satisfies [CallFault, object][])('a call gets %o', async (fault, answer) => {
    weather.set({ fault })
    expect(await answerTo(call('eth_chainId'))).toEqual(answer)
  })

  test('one faulty call of a batch does not affect the others', async () => {
    weather.set({ fault: { kind: 'null-result' }, methods: ['eth_gasPrice'] })
    const batch = [call('eth_chainId', [], 1), call('eth_gasPrice', [], 2), call('net_version', [], 3)]
    expect(await answerTo(batch)).toEqual([
      { jsonrpc: '2.0', id: 1, result: BASE_ID },
      { jsonrpc: '2.0', id: 2, result: null },
      { jsonrpc: '2.0', id: 3, result: String(BASE) }
    ])
  })

  test('an omitted answer is missing from its batch', async () => {
    weather.set({ fault: { kind: 'omitted' }, times: 1 })
    expect(await answerTo([call('eth_chainId', [], 1), call('eth_chainId', [], 2)])).toEqual([
      { jsonrpc: '2.0', id: 2, result: BASE_ID }
    ])
  })

  test('the answers of a batch are reversed', async () => {
    weather.set({ fault: { kind: 'reordered' } })
    expect(await answerTo([call('eth_chainId', [], 1), call('net_version', [], 2)])).toEqual([
      { jsonrpc: '2.0', id: 2, result: String(BASE) },
      { jsonrpc: '2.0', id: 1, result: BASE_ID }
    ])
  })

  test('another chain’s node answers', async () => {
    weather.set({ fault: { kind: 'other-chain', chainId: LINEA }, methods: ['eth_chainId'] })
    expect(await resultOf('eth_chainId')).toBe(LINEA_ID)
    expect(await resultOf('net_version')).toBe(String(BASE))
  })

  test('a node with a wrong chain id answers everything else correctly', async () => {
    weather.set({ fault: { kind: 'wrong-chain-id', chainId: 5 } })
    expect(await resultOf('net_version')).toBe('5')
    expect(await resultOf('eth_getTransactionCount', contracts.token, 'latest')).toBe('0x1')
  })

  test('a node with a stale head hides the latest blocks and their effects', async () => {
    const hash = await callNode<string>(node, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
    await callNode(node, 'anvil_mine', ['0x3'])
    const head = Number(await callNode<string>(node, 'eth_blockNumber'))
    const spent = await callNode(node, 'eth_getTransactionCount', [alice, 'latest'])
    weather.set({ fault: { kind: 'stale-head', blocks: 3 } })
    const behind = `0x${(head - 3).toString(16)}`
    expect(await resultOf('eth_blockNumber')).toBe(behind)
    expect(await resultOf('eth_getBlockByNumber', 'latest', false)).toMatchObject({ number: behind })
    expect(await resultOf('eth_getTransactionReceipt', hash)).toBeNull()
    expect(await resultOf('eth_getTransactionCount', alice, 'latest')).toBe(`0x${(Number(spent) - 1).toString(16)}`)
    weather.set({ fault: { kind: 'stale-head', blocks: 2 } })
    expect(await resultOf('eth_getTransactionReceipt', hash)).toMatchObject({ transactionHash: hash })
  })

  test('a stale head is never below the forked block', async () => {
    weather.set({ fault: { kind: 'stale-head', blocks: 1_000_000 } })
    const first = `0x${forkBlock.toString(16)}`
    expect(await resultOf('eth_blockNumber')).toBe(first)
    expect(await resultOf('eth_getBlockByNumber', 'latest', false)).toMatchObject({ number: first })
    expect(await resultOf('eth_getBalance', contracts.token, 'latest')).toBe('0x0')
    expect(await resultOf('eth_call', { to: contracts.token, data: DECIMALS }, 'latest')).toMatch(/^0x0*6$/)
  })

  test('logs are missing, also in receipts', async () => {
    const filter = { address: contracts.token, fromBlock: '0x0', toBlock: `0x${forkBlock.toString(16)}` }
    const [log] = (await resultOf('eth_getLogs', filter)) as readonly { transactionHash: string; blockNumber: string }[]
    expect(await resultOf('eth_getTransactionReceipt', log?.transactionHash)).not.toMatchObject({ logs: [] })
    weather.set({ fault: { kind: 'missing-logs' } })
    expect(await resultOf('eth_getLogs', filter)).toEqual([])
    const receipt = { transactionHash: log?.transactionHash, logs: [] }
    expect(await resultOf('eth_getTransactionReceipt', log?.transactionHash)).toMatchObject(receipt)
    const receipts = await resultOf('eth_getBlockReceipts', log?.blockNumber)
    expect(receipts).toContainEqual(expect.objectContaining(receipt))
  })

  test('logs are searched in few blocks at once', async () => {
    weather.set({ fault: { kind: 'narrow-logs', blocks: 2 } })
    const search = (toBlock: string) => answerTo(call('eth_getLogs', [{ fromBlock: '0x1', toBlock }]))
    expect(await search('0x3')).toMatchObject({ error: { code: -32614 } })
    expect(await search('0x2')).toMatchObject({ result: [] })
  })

  test('logs come with one of another event and a pending one', async () => {
    const filter = { address: contracts.token, fromBlock: '0x0', toBlock: `0x${forkBlock.toString(16)}` }
    const logs = (await resultOf('eth_getLogs', filter)) as readonly object[]
    weather.set({ fault: { kind: 'odd-logs' } })
    const odd = (await resultOf('eth_getLogs', filter)) as readonly object[]
    expect(odd.slice(0, logs.length)).toEqual(logs)
    expect(odd.slice(logs.length)).toMatchObject([{ data: '0x' }, { blockNumber: null }])
  })

  test('receipts do not say whether a transaction succeeded', async () => {
    const filter = { address: contracts.token, fromBlock: '0x0', toBlock: `0x${forkBlock.toString(16)}` }
    const [log] = (await resultOf('eth_getLogs', filter)) as readonly { transactionHash: string }[]
    weather.set({ fault: { kind: 'no-outcome' } })
    expect(await resultOf('eth_getTransactionReceipt', log?.transactionHash)).toMatchObject({ status: null })
  })

  test('logs are null, also in receipts', async () => {
    const filter = { address: contracts.token, fromBlock: '0x0', toBlock: `0x${forkBlock.toString(16)}` }
    const [log] = (await resultOf('eth_getLogs', filter)) as readonly { transactionHash: string }[]
    weather.set({ fault: { kind: 'null-logs' } })
    expect(await resultOf('eth_getLogs', filter)).toBeNull()
    expect(await resultOf('eth_getTransactionReceipt', log?.transactionHash)).toMatchObject({ logs: null })
  })

  test('a symbol is no UTF-8, and everything else is as it was', async () => {
    const readSymbol = () => resultOf('eth_call', { to: contracts.token, data: SYMBOL }, 'latest')
    const symbol = String(await readSymbol())
    weather.set({ fault: { kind: 'bad-texts' } })
    expect(await readSymbol()).toBe(symbol.replace('74555344', '80555344'))
    expect(await resultOf('eth_call', { to: contracts.token, data: DECIMALS }, 'latest')).toMatch(/^0x0*6$/)
  })

  test('the time of a block is a number', async () => {
    weather.set({ fault: { kind: 'number-times' } })
    const timestamp = expect.any(Number)
    expect(await resultOf('eth_getBlockByNumber', 'latest', false)).toMatchObject({ timestamp })
  })
})

test('an error has its HTTP status where it is the only answer', async () => {
  const error = { code: 3, message: 'execution reverted' }
  weather.set({ fault: { kind: 'error', ...error, status: 400 }, methods: ['eth_call'] })
  weather.set({ fault: { kind: 'narrow-logs', blocks: 2, status: 413 }, methods: ['eth_getLogs'] })
  const statusOf = async (message: unknown) => (await new RawRequest(server.port, message).headers).statusCode
  const [reverted, narrow, wide] = [
    call('eth_call', [{ to: alice }, 'latest']),
    call('eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x2' }]),
    call('eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x3' }])
  ]
  expect([await statusOf(reverted), await statusOf(narrow), await statusOf(wide)]).toEqual([400, 200, 413])
  expect(await new RawRequest(server.port, reverted).json()).toEqual({ jsonrpc: '2.0', id: 1, error })
  expect(await statusOf([reverted, call('eth_chainId', [], 2)])).toBe(200)
})

describe('chain weather', () => {
  test('spikes the base fee in one block', async () => {
    await spikeBaseFee(node, 500_000_000_000n)
    expect(await callNode(node, 'eth_getBlockByNumber', ['latest', false])).toMatchObject({
      baseFeePerGas: `0x${500_000_000_000n.toString(16)}`
    })
  })

  test('reorganises the last blocks and loses their transactions', async () => {
    const sent = await callNode<string>(node, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
    await callNode(node, 'anvil_mine', ['0x1'])
    const head = await callNode<string>(node, 'eth_blockNumber')
    const before = await callNode<{ hash: string }>(node, 'eth_getBlockByNumber', [head, false])
    await reorganise(node, 2)
    expect(await callNode(node, 'eth_blockNumber')).toBe(head)
    expect(await callNode(node, 'eth_getBlockByNumber', [head, false])).not.toMatchObject({ hash: before.hash })
    expect(await callNode(node, 'eth_getTransactionReceipt', [sent])).toBeNull()
  })

  test('drops a pending transaction', async () => {
    const hash = await callNode<Hex>(node, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
    expect(await dropTransaction(node, hash)).toBe(true)
    expect(await dropTransaction(node, hash)).toBe(false)
    expect(await callNode(node, 'eth_getTransactionByHash', [hash])).toBeNull()
  })
})
