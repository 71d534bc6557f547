// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { REVIEW_LASTS_BLOCKS } from '#domain/write/review.ts'
import { journal, log, openWrites, options, reverted } from '#src/testing/open-writes.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { type FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { open, settled, nextPoll } = openWrites()
const unreachable = new ChainReadError('unreachable', 84531, 'Down.')

test('a call is simulated for the account, and its result, gas, fee and block are reviewed before the wallet is asked', async () => {
  const { write, connector, contracts } = await open()
  expect(write.step).toMatchObject({
    status: 'review',
    review: { account: alice, result: 7n, gas: 50_000n, fee: 100_000_000_000_000n, head: 100n }
  })
  expect(contracts.calls.find(({ method }) => method === 'tryCall')).toMatchObject({
    chainId: 84531,
    args: ['Hello'],
    sender: { from: alice, value: 3n }
  })
  expect(connector.sent).toEqual([])
})

test('a function that changes nothing is refused before anything is asked', async () => {
  const { writes, contracts, connector } = await open()
  const abi = [{ type: 'function', name: 'total', stateMutability: 'view', inputs: [], outputs: [] }] as const
  const asked = contracts.calls.length
  const write = writes.write(contract({ address: journal, abi }).call('total'), { chainId: 84531, description: 'Read' })
  write.start()
  await settled()
  expect(write.step).toMatchObject({ status: 'refused', failure: { failure: 'misused' } })
  expect([contracts.calls.length - asked, connector.sent.length]).toEqual([0, 0])
})

test.each<[string, (reader: FakeReader, contracts: FakeContractGateway) => void]>([
  ['fails to say', (reader) => (reader.getFeeRates = async () => Promise.reject(unreachable))],
  [
    'knows no price',
    (reader) => (reader.getFeeRates = async () => ({ baseFee: 7n, tip: undefined, gasPrice: undefined, l1Fee: 0n }))
  ],
  ['does not estimate gas', (_, contracts) => (contracts.estimate = async () => Promise.reject(unreachable))]
])('a node that %s leaves a review without a fee, which can be confirmed', async (_, fail) => {
  const reader = new FakeReader()
  const contracts = new FakeContractGateway()
  contracts.answers.set('log', 7n)
  fail(reader, contracts)
  const { write, connector } = await open({ reader, contracts })
  expect(write.step).toMatchObject({ status: 'review', review: { result: 7n, fee: undefined } })
  write.confirm()
  await settled()
  expect(connector.sent).toHaveLength(1)
})

test('a confirmed call goes to the wallet with its call data, into Recent Transactions, and is followed there', async () => {
  const { write, connector, contracts, transactions, mine } = await open()
  write.confirm()
  await settled()
  const data = await contracts.encode(84531, log('Hello'))
  expect(connector.sent).toEqual([{ from: alice, to: journal, value: 3n, data, chainId: 84531 }])
  expect(write.step).toMatchObject({ status: 'sent', hash: hashOf(1) })
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(1), description: 'Log an entry', to: journal } }])
  await mine(1, true)
  expect(write.step.status).toBe('confirmed')
  expect(write.entry).toMatchObject({ sent: { hash: hashOf(1) }, fate: { status: 'confirmed' } })
})

test('a transaction that reverts says why, as of its block', async () => {
  const { write, contracts, mine } = await open()
  write.confirm()
  await settled()
  contracts.answers.set('log', ({ blockNumber }: FakeCall) => (blockNumber === 100n ? reverted('too late') : 7n))
  await mine(1, false)
  expect(write.step).toMatchObject({ status: 'reverted', revert: { type: 'reason', details: 'too late' } })
})

describe('the wallet is not asked', () => {
  test.each<[string, unknown, object]>([
    ['the call reverts', reverted('too little'), { failure: 'reverted', revert: { message: 'too little' } }],
    ['there is no contract', new ContractError('no-code', 'Empty.'), { failure: 'no-code' }],
    [
      'the account cannot pay',
      new ChainReadError('insufficient-funds', 84531, 'Poor.'),
      { failure: 'insufficient-funds' }
    ]
  ])('if %s, but the visitor may have it simulated again', async (_, answer, failure) => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('log', answer)
    const { write, connector } = await open({ contracts })
    expect(write.step).toMatchObject({ status: 'refused', account: alice, failure })
    write.confirm()
    await settled()
    expect(connector.prompts).toBe(1)
    contracts.answers.set('log', 7n)
    write.simulate()
    await settled()
    expect(write.step.status).toBe('review')
  })

  test('if the node estimates that the call reverts, although it could not simulate it', async () => {
    const contracts = new FakeContractGateway()
    const slow = new ChainReadError('timeout', 84531, 'Slow.')
    contracts.answers.set('log', ({ method }: FakeCall) => (method === 'estimate' ? reverted('no') : slow))
    const { write } = await open({ contracts })
    expect(write.step.status).toBe('refused')
  })
})

test('a call is refused while the code that encodes it is missing, as there is nothing to ask the wallet for', async () => {
  const contracts = new FakeContractGateway()
  contracts.answers.set('log', 7n)
  contracts.encode = () => Promise.reject(new ChainReadError('not-loaded', 84531, 'Missing.'))
  const { write, connector } = await open({ contracts })
  expect(write.step).toMatchObject({ status: 'refused', account: alice, failure: { failure: 'not-loaded' } })
  write.confirm()
  await settled()
  expect(connector.sent).toEqual([])
})

test('a chain that cannot be read is said, and the visitor may go on', async () => {
  const contracts = new FakeContractGateway()
  contracts.answers.set('log', new ChainReadError('timeout', 84531, 'Slow.'))
  const { write, connector } = await open({ contracts })
  expect(write.step).toMatchObject({ status: 'unsimulated', review: { failure: { failure: 'timeout' } } })
  expect(connector.sent).toEqual([])
  write.confirm()
  await settled()
  expect(connector.sent).toHaveLength(1)
})

test.each([
  ['succeed', 7n],
  ['revert', reverted('too little')]
])(
  'that a call would %s at a node that is behind says nothing of now: the visitor may go on',
  async (_what, answer) => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('log', answer)
    const reader = new FakeReader()
    reader.answer = { host: 'late.example', lag: { blocks: 50n, at: Date.now() } }
    const { write, connector } = await open({ contracts, reader })
    expect(write.step).toMatchObject({ status: 'unsimulated', review: { failure: { failure: 'behind' } } })
    write.confirm()
    await settled()
    expect(connector.sent).toHaveLength(1)
  }
)

describe('between review and request', () => {
  test('another account gets a simulation of its own', async () => {
    const { write, connector, contracts } = await open()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect(write.step).toMatchObject({ status: 'review', review: { account: bob } })
    expect(contracts.calls.filter(({ method }) => method === 'tryCall').map(({ sender }) => sender?.from)).toEqual([
      alice,
      bob
    ])
  })

  test('another network has to be left first, with the switch as the way on', async () => {
    const { write, connector } = await open()
    connector.emit({ type: 'chainChanged', chainId: 5 })
    write.confirm()
    await settled()
    expect([write.step, connector.sent]).toEqual([{ status: 'elsewhere' }, []])
    await write.switchNetwork()
    await settled()
    expect(write.step.status).toBe('review')
  })

  test('a disconnect waits for a wallet', async () => {
    const { write, connection } = await open()
    await connection.disconnect()
    expect(write.step).toEqual({ status: 'disconnected' })
    await connection.connect('wallet')
    await settled()
    expect(write.step.status).toBe('review')
  })

  test('a slow simulation for the previous account is ignored', async () => {
    const contracts = new FakeContractGateway()
    const first = deferred<bigint>()
    contracts.answers.set('log', ({ sender }: FakeCall) => (sender?.from === alice ? first.promise : 8n))
    const { write, connector } = await open({ contracts })
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    first.resolve(7n)
    await settled()
    expect(write.step).toMatchObject({ status: 'review', review: { account: bob, result: 8n } })
  })

  test('an account that changes while the nonce is read is not asked about', async () => {
    const { write, connector, reader } = await open()
    const nonce = deferred<bigint>()
    reader.getNextNonce = () => nonce.promise
    write.confirm()
    await settled()
    expect(write.step.status).toBe('asking')
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    nonce.resolve(7n)
    await settled()
    expect([write.step.status, connector.sent]).toEqual(['review', []])
  })
})

describe('a review that is older than a few blocks', () => {
  test('is simulated again, and the wallet asked if nothing has changed', async () => {
    const { write, connector, reader, contracts } = await open()
    reader.head = 101n + REVIEW_LASTS_BLOCKS
    write.confirm()
    await settled()
    expect(contracts.calls.filter(({ method }) => method === 'tryCall')).toHaveLength(2)
    expect(connector.sent).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    ['has another result', 8n, 'review'],
    ['reverts by now', reverted('too late'), 'refused']
  ])('does not reach the wallet if the call %s', async (_, answer, status) => {
    const { write, connector, reader, contracts } = await open()
    reader.head = 101n + REVIEW_LASTS_BLOCKS
    contracts.answers.set('log', answer)
    write.confirm()
    await settled()
    expect([write.step.status, connector.sent]).toEqual([status, []])
  })

  test('holds for its 15 seconds where the newest block cannot be read in time', async () => {
    const { write, connector, reader, contracts } = await open()
    reader.getBlockNumber = () => new Promise(() => undefined)
    write.confirm()
    await nextPoll()
    expect(contracts.calls.filter(({ method }) => method === 'tryCall')).toHaveLength(1)
    expect(connector.sent).toHaveLength(1)
  })

  test('is simulated again after 15 seconds too, even if no block has passed', async () => {
    const { write, connector, contracts } = await open()
    await vi.advanceTimersByTimeAsync(15_000)
    contracts.answers.set('log', 8n)
    write.confirm()
    await settled()
    expect([write.step, connector.sent]).toMatchObject([{ status: 'review', isChanged: true }, []])
  })

  test('stays as it was reviewed if no node simulates it in time, and a second confirmation sends it', async () => {
    const { write, connector, reader, contracts } = await open()
    reader.head = 101n + REVIEW_LASTS_BLOCKS
    contracts.answers.set('log', new ChainReadError('timeout', 84531, 'Slow.'))
    write.confirm()
    await settled()
    expect([write.step, connector.sent]).toMatchObject([
      { status: 'review', isUnchecked: true, review: { result: 7n } },
      []
    ])
    write.confirm()
    await settled()
    expect(connector.sent).toHaveLength(1)
  })

  test('is taken back while it is open if a new block says otherwise', async () => {
    const { write, reader, contracts } = await open()
    reader.head++
    contracts.answers.set('log', reverted('too late'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(write.step).toMatchObject({ status: 'refused', isChanged: true, failure: { failure: 'reverted' } })
  })

  test('is not simulated again while it is recent', async () => {
    const { write, reader, contracts } = await open()
    reader.head = 100n + REVIEW_LASTS_BLOCKS
    write.confirm()
    await settled()
    expect(contracts.calls.filter(({ method }) => method === 'tryCall')).toHaveLength(1)
  })
})

test('a chain that is not configured is refused without a request, also while disconnected', async () => {
  const { writes, contracts, connection } = await open({ reader: new FakeReader([84531]) })
  await connection.disconnect()
  const before = contracts.calls.length
  const write = writes.write(log('Hello'), { ...options, chainId: 5 })
  write.start()
  await settled()
  expect(write.step).toMatchObject({ status: 'refused', account: undefined, failure: { chainId: 5 } })
  expect(contracts.calls).toHaveLength(before)
})

test('what a visitor does in a review is read at once although endpoints rest after failures', async () => {
  const { write, reader } = await open()
  const before = reader.restsEnded.length
  write.simulate()
  write.confirm()
  write.confirmAgain()
  expect([before, reader.restsEnded.length]).toEqual([1, 4])
})
