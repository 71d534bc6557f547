import { expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { cannotBatch, decidedByNetwork, unknownBatch } from '#domain/wallet/call-batch.ts'
import { account, wallet } from '../fake-eip1193-wallet.ts'
import { refuse } from '../fake-provider.ts'
import { batchStatusOf } from './call-batches.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const OTHER = `0x${'cd'.repeat(32)}` as const
const batch = { from: account, chainId: baseGoerli.id, calls: [{ to: account }], mustBeAtomic: true } as const

const capable = (answer: unknown) =>
  wallet({ wallet_getCapabilities: () => answer }).connector.getCallCapabilities(account, baseGoerli.id)

test.each(['supported', 'ready', 'unsupported'] as const)(
  'a wallet that says "%s" of its chain can batch',
  async (status) => {
    expect(await capable({ '0x14a33': { atomic: { status } } })).toEqual({ canBatch: true, isAtomic: status })
    expect(await capable({ '0x014A33': { atomic: { status } } })).toEqual({ canBatch: true, isAtomic: status })
  }
)

test('what a wallet says of all chains holds for each that it does not name', async () => {
  const ofAll = { atomic: { status: 'supported' } }
  expect(await capable({ '0x0': ofAll })).toEqual({ canBatch: true, isAtomic: 'supported' })
  expect(await capable({ '0x0': ofAll, '0x14a33': {} })).toEqual({ canBatch: true, isAtomic: 'supported' })
  const own = { atomic: { status: 'unsupported' } }
  expect(await capable({ '0x0': ofAll, '0x14a33': own })).toEqual({ canBatch: true, isAtomic: 'unsupported' })
})

test.each([
  [null],
  ['supported'],
  [[]],
  [{}],
  [{ '0x1': { atomic: { status: 'supported' } } }],
  [{ '0x14a33': null }],
  [{ '0x14a33': {} }],
  [{ '0x14a33': { atomic: true } }],
  [{ '0x14a33': { atomic: { status: 'perhaps' } } }],
  [{ '0x14a33': { atomic: { status: ['supported'] } } }]
])('a wallet that answers %j cannot batch', async (answer) => {
  expect(await capable(answer)).toEqual(cannotBatch)
})

test.each([4200, -32601, 4100, -32603])('a wallet that refuses to say (%i) cannot batch', async (code) => {
  const { connector } = wallet({ wallet_getCapabilities: refuse(code) })
  expect(await connector.getCallCapabilities(account, baseGoerli.id)).toEqual(cannotBatch)
})

test('a wallet that says nothing within 10 s cannot batch, and does not say what became of calls', async () => {
  vi.useFakeTimers()
  const silent = () => new Promise(() => undefined)
  const { connector } = wallet({ wallet_getCapabilities: silent, wallet_getCallsStatus: silent })
  const capabilities = connector.getCallCapabilities(account, baseGoerli.id)
  const status = connector.getCallsStatus('batch').catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await capabilities).toEqual(cannotBatch)
  expect(await status).toMatchObject({ kind: 'timeout' })
  vi.useRealTimers()
})

test('calls are asked for as in EIP-5792', async () => {
  const { provider, connector } = wallet({ wallet_sendCalls: () => ({ id: 'batch' }) })
  const calls = [{ to: account, value: 255n }, { to: account, data: '0xd0e30db0' }, { to: account }] as const
  expect(await connector.sendCalls({ ...batch, calls })).toBe('batch')
  expect(provider.asked.at(-1)).toEqual({
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        from: account,
        chainId: '0x14a33',
        atomicRequired: true,
        calls: [{ to: account, value: '0xff' }, { to: account, data: '0xd0e30db0' }, { to: account }]
      }
    ]
  })
})

test('an id may come without an object around it', async () => {
  const { connector } = wallet({ wallet_sendCalls: () => HASH })
  expect(await connector.sendCalls(batch)).toBe(HASH)
})

test.each([[null], [{}], [{ id: '' }], [{ id: 7 }], [7], [''], ['x'.repeat(4097)]])(
  'the answer %j has no id, and leaves open whether the calls were sent',
  async (answer) => {
    const { connector } = wallet({ wallet_sendCalls: () => answer })
    await expect(connector.sendCalls(batch)).rejects.toMatchObject({ kind: 'answer', sent: 'unknown' })
  }
)

test.each([
  [100, 'pending'],
  [200, 'unknown'],
  [299, 'unknown'],
  [400, 'failed'],
  [500, 'failed'],
  [600, 'partial'],
  [300, 'unknown'],
  [0, 'unknown'],
  [-1, 'unknown']
] as const)('without a trace on the network, the code %i means %s', (status, meaning) => {
  expect(batchStatusOf({ status, atomic: true })).toEqual({ status: meaning, hashes: [], isAtomic: true })
})

test.each([
  ['partial', 200, '0x0', '0x1'],
  ['failed', 200, '0x0', '0x0'],
  ['confirmed', 200, '0x1', '0x01'],
  ['partial', 500, '0x1', '0x0'],
  ['partial', 400, '0x1', '0x1'],
  ['failed', 500, '0x0', '0x0']
] as const)('a batch is %s, although the wallet says %i, if its receipts say so', (status, code, first, second) => {
  const receipts = [
    { transactionHash: HASH, status: first },
    { transactionHash: OTHER, status: second }
  ]
  expect(batchStatusOf({ status: code, receipts })).toEqual({ status, hashes: [HASH, OTHER], isAtomic: false })
})

test('an atomic batch that is called failed and has a receipt of success leaves open what became of it', () => {
  const receipts = [{ transactionHash: HASH, status: '0x1' }]
  expect(batchStatusOf({ status: 500, atomic: true, receipts })).toEqual({
    status: 'unknown',
    hashes: [HASH],
    isAtomic: true
  })
})

test('the receipts of calls in one transaction give its hash once, in whatever letter case', () => {
  const receipt = { transactionHash: HASH, status: '0x1' }
  const capitals = { ...receipt, transactionHash: `0x${HASH.slice(2).toUpperCase()}` }
  expect(batchStatusOf({ status: 200, atomic: true, receipts: [receipt, capitals] })?.hashes).toEqual([HASH])
})

test.each([
  [null],
  [{}],
  [{ status: 'CONFIRMED' }],
  [{ status: 200.5 }],
  [{ status: 200, receipts: 'none' }],
  [{ status: 200, receipts: Array(1001).fill({ transactionHash: HASH, status: '0x1' }) }]
])('%j is no status', async (answer) => {
  const { connector } = wallet({ wallet_getCallsStatus: () => answer })
  await expect(connector.getCallsStatus('batch')).rejects.toMatchObject({ kind: 'answer' })
})

test.each([
  [{ status: 200, receipts: [{ transactionHash: HASH }] }],
  [{ status: 200, receipts: [{ transactionHash: HASH, status: null }] }],
  [{ status: 200, receipts: [{ transactionHash: HASH, status: '' }] }],
  [{ status: 200, receipts: [{ transactionHash: HASH, status: 'fine' }] }],
  [{ status: 200, receipts: [{ hash: HASH }] }],
  [{ status: 200, receipts: [HASH] }],
  [{ status: 200, transactionHash: HASH }],
  [{ status: 200, receipts: [], transactionHashes: [HASH] }],
  [{ status: 200, transactions: [{ hash: HASH }] }],
  [{ status: 'CONFIRMED', receipts: [{ transactionHash: HASH, status: '0x1' }] }]
])('the network decides what became of %j', (answer) => {
  expect(batchStatusOf(answer)).toMatchObject({ status: 'unproven', hashes: [HASH] })
})

test.each([[[]], [[null]], [[{ transactionHash: '0x12', status: '0x1' }]], [[{ blockHash: HASH, status: '0x1' }]]])(
  'a batch that is called confirmed with the receipts %j left no trace, and is not',
  (receipts) => {
    expect(batchStatusOf({ status: 200, atomic: true, receipts })).toMatchObject({ status: 'unknown', hashes: [] })
  }
)

test.each([
  [['confirmed', 'confirmed'], 'confirmed'],
  [['failed', 'failed'], 'failed'],
  [['confirmed', 'failed'], 'partial'],
  [['confirmed', 'pending'], 'pending'],
  [['confirmed'], 'unknown'],
  [['failed'], 'unknown'],
  [['confirmed', undefined], 'partial'],
  [[undefined, undefined], 'unknown']
] as const)('two calls whose transactions have become %j are %s', (outcomes, status) => {
  const report = { status: 'unproven', hashes: [HASH], isAtomic: false } as const
  expect(decidedByNetwork(report, 2, outcomes).status).toBe(status)
  const atomic = outcomes.length === 1 ? outcomes[0] : status
  expect(decidedByNetwork({ ...report, isAtomic: true }, 2, outcomes).status).toBe(atomic)
  expect(decidedByNetwork({ ...report, status: 'failed' }, 2, outcomes).status).toBe('failed')
})

test('a batch that the wallet does not know has an unknown status', async () => {
  const { connector } = wallet({ wallet_getCallsStatus: refuse(5730, 'There is no bundle with this id.') })
  expect(await connector.getCallsStatus('batch')).toEqual(unknownBatch)
})

test.each([
  [5700, 'unsupported', 'unsupported', 'no'],
  [5710, 'other', 'unknown-chain', 'no'],
  [5720, 'other', 'duplicate-batch', 'likely'],
  [5740, 'other', 'too-many-calls', 'no'],
  [5750, 'rejected', 'rejected', 'no'],
  [5760, 'unsupported', 'unsupported', 'no']
] as const)('a refusal with %i is %s, %s, and has been sent: %s', async (code, kind, problem, sent) => {
  const { connector } = wallet({ wallet_sendCalls: refuse(code, 'No.') })
  await expect(connector.sendCalls(batch)).rejects.toMatchObject({ kind, problem, sent })
})
