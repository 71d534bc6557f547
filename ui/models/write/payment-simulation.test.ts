// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'

const { openTab, settled } = openTabs()
const VALUE = 25n * 10n ** 16n
const moved = { from: alice, to: bob, value: VALUE }

async function filled() {
  const connector = new PromptingConnector()
  const tab = openTab({ connector })
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await settled()
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  return { ...tab, connector, paymentForm, payment: paymentForm.payment }
}

test('the review has what a simulation of exactly this transfer moves', async () => {
  const { reader, paymentForm, payment } = await filled()
  const asked: unknown[] = []
  const { simulateCalls } = reader
  reader.simulateCalls = (...question) => {
    asked.push(question.slice(0, 3))
    return simulateCalls(...question)
  }
  await paymentForm.submit()
  expect(asked).toEqual([[84531, alice, [{ to: bob, value: VALUE }]]])
  expect(payment.review?.findings?.simulation).toMatchObject({ outcome: { succeeded: true, transfers: [moved] } })
})

const broken: readonly (readonly [string, ChainReader['simulateCalls'], number])[] = [
  ['cannot simulate', async () => undefined, 0],
  ['fails to simulate', () => Promise.reject(new ChainReadError('malformed', 84531, 'Nonsense.')), 0],
  ['never ends its simulation', () => new Promise(() => undefined), 3_000]
]

test.each(broken)('a node that %s does not hold up the payment', async (_what, simulateCalls, ms) => {
  const { connector, reader, paymentForm, payment } = await filled()
  reader.simulateCalls = simulateCalls
  const opening = paymentForm.submit()
  await vi.advanceTimersByTimeAsync(ms)
  await opening
  expect(payment.review?.findings).toEqual({ foundAt: Date.now(), isContract: false, fee: 21_000n })
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(1)
})

const later: readonly (readonly [string, ChainReader['simulateCalls'], number])[] = [
  ['moves the same', async () => [{ succeeded: true, returned: '0x', transfers: [moved] }], 1],
  ['is not to be had', async () => undefined, 1],
  [
    'moves something else',
    async () => [{ succeeded: true, returned: '0x', transfers: [moved, { ...moved, token: bob }] }],
    0
  ],
  ['fails', async () => [{ succeeded: false }], 0]
]

test.each(later)(
  'an old review whose simulation now %s is confirmed only if it would be read the same',
  async (_what, simulateCalls, requests) => {
    const { connector, reader, paymentForm, payment } = await filled()
    await paymentForm.submit()
    await vi.advanceTimersByTimeAsync(15_000)
    reader.simulateCalls = simulateCalls
    void payment.confirm()
    await settled()
    expect(connector.asked).toHaveLength(requests)
    if (requests === 0) expect(payment.step).toMatchObject({ status: 'review', isChanged: true })
  }
)

test('what a node says that is behind is not of now: the visitor is told, and may go on', async () => {
  const { connector, reader, paymentForm, payment } = await filled()
  reader.answer = { host: 'late.example', lag: { blocks: 50n, at: Date.now() } }
  await paymentForm.submit()
  const findings = { isContract: false, fee: 21_000n, failure: { failure: 'behind' } }
  expect(payment.step).toMatchObject({ status: 'unsimulated', review: { findings } })
  expect(payment.review?.findings).not.toHaveProperty('simulation')
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(1)
})

test('that a payment would fail at a node that is behind does not refuse it', async () => {
  const { reader, paymentForm, payment } = await filled()
  reader.answer = { host: 'late.example', lag: { blocks: 50n, at: Date.now() } }
  const { estimateTransferFee } = reader
  reader.estimateTransferFee = async (...request) => {
    await estimateTransferFee(...request)
    throw new ChainReadError('insufficient-funds', 84531, 'Poor.')
  }
  await paymentForm.submit()
  expect(payment.step).toMatchObject({
    status: 'unsimulated',
    review: { findings: { failure: { failure: 'behind' } } }
  })
})

test('a simulation alone that comes from a node that is behind is not of now either', async () => {
  const { reader, paymentForm, payment } = await filled()
  const { simulateCalls } = reader
  reader.simulateCalls = (chainId, from, calls, onAnswer) => {
    onAnswer?.({ host: 'late.example', lag: { blocks: 1n, at: Date.now() } })
    return simulateCalls(chainId, from, calls)
  }
  await paymentForm.submit()
  expect(payment.step).toMatchObject({
    status: 'unsimulated',
    review: { findings: { failure: { failure: 'behind' } } }
  })
})
