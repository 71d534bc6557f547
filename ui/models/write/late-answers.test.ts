// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'

const { openTab, settled } = openTabs()
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
const transfer = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' }
    ],
    outputs: [{ name: '', type: 'bool' }]
  }
] as const

/** A page whose wallet answers on demand, and takes one call at a time. */
async function open() {
  const connector = new PromptingConnector()
  connector.capabilities = { canBatch: false, isAtomic: 'unsupported' }
  const contracts = new FakeContractGateway()
  contracts.answers.set('approve', true).set('swap', true).set('transfer', true)
  const { models } = openTab({ connector, contracts, chains: [{ ...baseGoerli, tokens: [token] }] })
  await models.connection.connect('wallet')
  models.balances.watch(84531)
  await settled()
  const answer = async (given: Parameters<(typeof connector.answers)[number]>[0]) => {
    connector.answers[0]?.(given)
    await settled()
  }
  return { connector, contracts, answer, ...models }
}

/** Started, confirmed, and left while the wallet is asked. */
async function left(write: { start(): () => void; confirm(): void }) {
  const stop = write.start()
  await settled()
  write.confirm()
  await settled()
  stop()
}

test('a single call of a batch that is sent late is told to a page of its own that shows the same call', async () => {
  const { writes, answer } = await open()
  await left(writes.batch(swap))
  const [first] = swap.calls
  const alone = writes.write(first.call, { chainId: 84531, description: 'Approve 5' })
  alone.start()
  await settled()
  expect(alone.mayBeSent).toBe(true)
  await answer(hashOf(9))
  expect(alone.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
})

test('a call of a page that is sent late is told to a batch that shows it as one of its calls', async () => {
  const { writes, answer } = await open()
  const [first] = swap.calls
  await left(writes.write(first.call, { chainId: 84531, description: 'Approve 5' }))
  const batch = writes.batch(swap)
  batch.start()
  await settled()
  await answer(hashOf(9))
  expect(batch.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
  expect(batch.batchState).toMatchObject({ status: 'stepping', hash: hashOf(9), isResumed: true })
})

test('calls that a wallet takes at once, once nobody waits, are told to a list of the same calls', async () => {
  const { writes, connector } = await open()
  connector.capabilities = { canBatch: true, isAtomic: 'supported' }
  connector.batchStatuses.set('b9', { status: 'pending', hashes: [], isAtomic: false })
  const taken = deferred<string>()
  connector.sendCalls = () => taken.promise
  await left(writes.batch(swap))
  const again = writes.batch(swap)
  again.start()
  await settled()
  expect(again.batchState.status).toBe('unasked')
  taken.resolve('b9')
  await settled()
  expect(again.batchState).toEqual({ status: 'batched', id: 'b9' })
})

test('a payment that is sent late is told to a page that shows the same call of the token', async () => {
  const { writes, contracts, openRequests, paymentForm, answer } = await open()
  // The send form encodes a transfer itself, as the token's interface says.
  const data = `0xa9059cbb${bob.slice(2).toLowerCase().padStart(64, '0')}${(2_500_000).toString(16).padStart(64, '0')}`
  contracts.encode = async () => data as `0x${string}`
  paymentForm.edit('token', token.address)
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '2.5')
  await paymentForm.submit()
  void paymentForm.payment.confirm()
  await settled()
  paymentForm.payment.cancel()
  paymentForm.edit('amount', '3')
  const page = writes.write(contract({ address: token.address, abi: transfer }).call('transfer', bob, 2_500_000n), {
    chainId: 84531,
    description: 'Pay 2.5'
  })
  page.start()
  await settled()
  await answer(hashOf(9))
  expect(page.step).toMatchObject({ status: 'sent', hash: hashOf(9) })
  expect(openRequests.late).toMatchObject({ hash: hashOf(9) })
  expect(paymentForm.draft.amount).toBe('3')
})

test('what was not sent after all is said, whatever it was', async () => {
  const { writes, openRequests, answer } = await open()
  const [first] = swap.calls
  await left(writes.write(first.call, { chainId: 84531, description: 'Approve 5' }))
  await answer(new WalletError('rejected'))
  expect(openRequests.said).toMatchObject({ type: 'not-sent', end: { asked: { call: { description: 'Approve 5' } } } })
})
