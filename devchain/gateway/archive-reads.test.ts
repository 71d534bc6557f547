import { expect, test } from 'vitest'
import { ArchiveReads } from './archive-reads.ts'
import type { RpcCall } from './rpc-call.ts'

const CHAIN = 84531
const archive = new ArchiveReads([{ chainId: CHAIN, firstBlock: 1_000, forkBlock: 1_070 }])
const call = (method: string, ...params: readonly unknown[]): RpcCall => ({ jsonrpc: '2.0', id: 1, method, params })
const answerTo = (method: string, ...params: readonly unknown[]) =>
  archive.answer(CHAIN, call(method, ...params))?.result

/** The block parameters that the node gets. */
async function forwarded(...blocks: readonly unknown[]): Promise<readonly unknown[]> {
  const calls = blocks.map((block) => call('eth_getBalance', '0x0', block))
  const read = await archive.withinRecording(() => undefined)(CHAIN, calls)
  return (read ?? calls).map(({ params }) => (params as readonly unknown[])[1])
}

test('a block before the recording is an empty one, found by its number and its hash', () => {
  const block = answerTo('eth_getBlockByNumber', '0x3e7', false)
  const { hash, parentHash } = block as { readonly hash: string; readonly parentHash: string }
  expect(block).toMatchObject({ number: '0x3e7', transactions: [], timestamp: '0x6553f0fe' })
  expect(answerTo('eth_getBlockByHash', hash, false)).toEqual(block)
  expect(answerTo('eth_getBlockByHash', parentHash, false)).toEqual(answerTo('eth_getBlockByNumber', '0x3e6', false))
  expect(answerTo('eth_getBlockReceipts', '0x3e7')).toEqual([])
  expect(answerTo('eth_getBlockTransactionCountByNumber', '0x3e7')).toBe('0x0')
})

test('blocks of the recording and later ones, the genesis, other hashes and other chains are left to the node', () => {
  for (const block of ['0x3e8', '0x42e', '0x0', '0xffffffffffffffff', 'latest', undefined])
    expect(answerTo('eth_getBlockByNumber', block, false)).toBeUndefined()
  expect(answerTo('eth_getBlockByHash', `0x${'0'.repeat(61)}3e7`, false)).toBeUndefined()
  expect(answerTo('eth_getBalance', '0x3e7')).toBeUndefined()
  expect(answerTo('toString', '0x3e7')).toBeUndefined()
  expect(archive.answer(1, call('eth_getBlockByNumber', '0x3e7', false))).toBeUndefined()
})

test('state before the end of the recording is read at its end, and later state where it was asked for', async () => {
  expect(await forwarded('0x3e7', '0x42d', 'earliest', { blockNumber: '0x1' })).toEqual(Array(4).fill('0x42e'))
  expect(await forwarded('0x1', '0x42e', '0x42f', 'latest', undefined)).toEqual([
    '0x42e',
    '0x42e',
    '0x42f',
    'latest',
    undefined
  ])
})

test('whatever comes next gets the calls as they will be read, and has the last word', async () => {
  const old = [call('eth_call', {}, '0x1')]
  expect(await archive.withinRecording(async (_chainId, calls) => [...calls, ...calls])(CHAIN, old)).toHaveLength(2)
  expect(archive.withinRecording(() => undefined)(CHAIN, [call('eth_call', {}, 'latest')])).toBeUndefined()
  expect(archive.withinRecording(() => undefined)(1, old)).toBeUndefined()
})

const LOGS = ['eth_getLogs', 'eth_newFilter']

/** The filter that the node gets. */
async function filtered(method: string, filter: object): Promise<unknown> {
  const calls = [call(method, filter)]
  const [read] = (await archive.withinRecording(() => undefined)(CHAIN, calls)) ?? calls
  return [read?.params].flat()[0]
}

test.each(LOGS)('%s looks for logs from the first recorded block on', async (method) => {
  const address = '0x00000000000000000000000000000000000a11ce'
  for (const fromBlock of ['0x0', '0x3e7', '0x03E7', 'earliest']) {
    expect(await filtered(method, { address, fromBlock })).toEqual({ address, fromBlock: '0x3e8' })
    expect(await filtered(method, { fromBlock, toBlock: '0x3e8' })).toEqual({ fromBlock: '0x3e8', toBlock: '0x3e8' })
    expect(await filtered(method, { fromBlock, toBlock: 'latest' })).toEqual({ fromBlock: '0x3e8', toBlock: 'latest' })
  }
})

test.each(LOGS)('%s of recorded and later blocks, and of what is no range, is left to the node', async (method) => {
  const filters = [
    { fromBlock: '0x3e8', toBlock: 'latest' },
    { fromBlock: 'latest' },
    { fromBlock: 0 },
    { toBlock: '0x1' },
    { blockHash: `0x${'0'.repeat(61)}3e7` },
    {}
  ]
  for (const filter of filters) {
    expect(await filtered(method, filter)).toBe(filter)
    expect(answerTo(method, filter)).toBeUndefined()
  }
  for (const params of [undefined, [], ['0x0'], [null]]) {
    const odd = { jsonrpc: '2.0', id: 1, method, params }
    expect(archive.withinRecording(() => undefined)(CHAIN, [odd])).toBeUndefined()
    expect(archive.answer(CHAIN, odd)).toBeUndefined()
  }
  expect(archive.withinRecording(() => undefined)(1, [call(method, { fromBlock: '0x0' })])).toBeUndefined()
})

test('the blocks before the recording have no logs', () => {
  const { hash } = answerTo('eth_getBlockByNumber', '0x3e7', false) as { readonly hash: string }
  expect(answerTo('eth_getLogs', { blockHash: hash })).toEqual([])
})

test.each(LOGS)('%s of blocks before the recording gets its first block, which has no logs either', async (method) => {
  const emptied = { fromBlock: '0x3e8', toBlock: '0x3e8' }
  expect(await filtered(method, { fromBlock: '0x0', toBlock: '0x3e7' })).toEqual(emptied)
  expect(await filtered(method, { fromBlock: 'earliest', toBlock: 'earliest' })).toEqual(emptied)
  expect(answerTo(method, { fromBlock: '0x0', toBlock: '0x3e7' })).toBeUndefined()
})
