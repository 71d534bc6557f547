// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import type { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'

const { openTab, settled } = openTabs()

async function filled(recipient: string = bob, connector = new PromptingConnector()) {
  const tab = openTab({ connector })
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await settled()
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', recipient)
  paymentForm.edit('amount', '0.25')
  return { ...tab, connector, paymentForm, payment: paymentForm.payment }
}

test('the wallet is asked for exactly what was reviewed, and only once the visitor has confirmed', async () => {
  const { connector, paymentForm, payment } = await filled()
  await paymentForm.submit()
  expect(payment.step).toMatchObject({ status: 'review', review: { findings: { fee: 21_000n, isContract: false } } })
  expect(connector.asked).toEqual([])
  void payment.confirm()
  await settled()
  expect(connector.asked).toEqual([{ from: alice, to: bob, value: 25n * 10n ** 16n, chainId: 84531 }])
})

test('nothing is confirmed before the chain has answered, and nothing that would fail', async () => {
  const { connector, paymentForm, reader, payment } = await filled()
  const fee = deferred<bigint>()
  reader.estimateTransferFee = () => fee.promise
  const opening = paymentForm.submit()
  await payment.confirm()
  expect([payment.step.status, payment.review?.account]).toEqual(['simulating', alice])
  reader.estimateTransferFee = () => Promise.reject(new ChainReadError('reverted', 84531, 'No.'))
  await payment.simulateAgain()
  await payment.confirm()
  fee.resolve(1n)
  await opening
  expect(payment.review?.findings).toMatchObject({ failure: { failure: 'reverted' } })
  expect(connector.asked).toEqual([])
})

test('a visitor whose node does not answer may go on', async () => {
  const { connector, paymentForm, reader, payment } = await filled()
  reader.estimateTransferFee = () => new Promise(() => undefined)
  reader.isContract = () => new Promise(() => undefined)
  const opening = paymentForm.submit()
  await vi.advanceTimersByTimeAsync(4_000)
  await opening
  expect(payment.review?.findings).toMatchObject({ isContract: undefined, failure: { failure: 'timeout' } })
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(1)
})

test.each<[string, bigint, number]>([
  ['the same is asked for', 21_000n, 1],
  ['a much higher fee is reviewed again', 42_000n, 0]
])('an old review is checked again before the wallet is asked: %s', async (_, fee, requests) => {
  const { connector, paymentForm, reader, payment } = await filled()
  await paymentForm.submit()
  await vi.advanceTimersByTimeAsync(15_000)
  reader.estimateTransferFee = async () => fee
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(requests)
  if (requests === 0) {
    expect(payment.step).toMatchObject({ status: 'review', isChanged: true, review: { findings: { fee } } })
    void payment.confirm()
    await settled()
    expect(connector.asked).toHaveLength(1)
  }
})

test.each([
  ['three blocks', 103n, 1],
  ['four', 104n, 0]
])('a review is checked again by the blocks that have passed too: after %s', async (_blocks, head, requests) => {
  const { connector, paymentForm, reader, payment } = await filled()
  await paymentForm.submit()
  reader.head = head
  reader.estimateTransferFee = async () => 42_000n
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(requests)
})

describe('a node that is slow at Confirm', () => {
  const never = () => new Promise<never>(() => undefined)
  const slow: readonly (readonly [string, (reader: FakeReader) => void])[] = [
    ['its costs', (reader) => (reader.estimateTransferFee = never)],
    ['its recipient', (reader) => (reader.isContract = never)],
    ['its simulation', (reader) => (reader.simulateCalls = never)]
  ]
  test.each(slow)('about %s leaves what was reviewed, and the visitor decides', async (_what, slowDown) => {
    const { connector, paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    const { review } = payment
    await vi.advanceTimersByTimeAsync(15_000)
    slowDown(reader)
    void payment.confirm()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(payment.step).toEqual({ status: 'review', review, isUnchecked: true })
    expect(connector.asked).toEqual([])
    void payment.confirm()
    await settled()
    expect(connector.asked).toMatchObject([{ to: bob, value: 25n * 10n ** 16n }])
  })

  test('but tells of a change is said to have changed', async () => {
    const { connector, paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    await vi.advanceTimersByTimeAsync(15_000)
    reader.simulateCalls = never
    reader.estimateTransferFee = async () => 42_000n
    void payment.confirm()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([payment.step, connector.asked]).toMatchObject([{ status: 'review', isChanged: true }, []])
  })
})

describe('an open review', () => {
  const poor = () => Promise.reject(new ChainReadError('insufficient-funds', 84531, 'Poor.'))

  test('is taken back with the poll that brings another balance, if that is not enough', async () => {
    const { paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    reader.getBalances = async (_chainId, reads) => reads.map(() => 1n)
    reader.estimateTransferFee = poor
    await vi.advanceTimersByTimeAsync(4_000)
    expect(payment.step).toMatchObject({
      status: 'refused',
      failure: { failure: 'insufficient-funds' },
      isChanged: true
    })
  })

  test('is taken back with a new block once it is 15 seconds old, and not before', async () => {
    const { paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    reader.head++
    reader.estimateTransferFee = async () => 42_000n
    await vi.advanceTimersByTimeAsync(14_000)
    expect(payment.step).not.toHaveProperty('isChanged')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(payment.step).toMatchObject({ status: 'review', isChanged: true, review: { findings: { fee: 42_000n } } })
  })

  test('that is the same speaks of a newer moment, with the fee and the effect that were promised first', async () => {
    const { paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    const { review } = payment
    reader.head++
    reader.estimateTransferFee = async () => 21_001n
    await vi.advanceTimersByTimeAsync(20_000)
    const findings = { ...review?.findings, foundAt: expect.any(Number) }
    expect(payment.step).toEqual({ status: 'review', review: { ...review, findings, head: 101n } })
    expect(payment.review?.findings?.foundAt).toBeGreaterThan(review?.findings?.foundAt ?? Number.NaN)
  })

  test('is not checked again without a new block or another balance, nor once it is closed', async () => {
    const { paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    let checks = 0
    reader.isContract = async () => ++checks < 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(checks).toBe(0)
    payment.close()
    reader.head++
    await vi.advanceTimersByTimeAsync(60_000)
    expect(checks).toBe(0)
  })

  test('is asked about at most every 15 seconds of a node that does not answer, and stays as it is', async () => {
    const { paymentForm, reader, payment } = await filled()
    await paymentForm.submit()
    const { step } = payment
    let checks = 0
    reader.estimateTransferFee = () => {
      checks++
      return Promise.reject(new ChainReadError('timeout', 84531, 'Slow.'))
    }
    reader.head++
    await vi.advanceTimersByTimeAsync(52_000)
    expect([checks, payment.step]).toEqual([3, step])
  })
})

test('a transfer that may have been sent already is checked again too, if its review is old', async () => {
  const { connector, paymentForm, reader, payment } = await filled()
  void pay(paymentForm)
  await settled()
  payment.cancel()
  void payment.confirm()
  await settled()
  expect(payment.isRepeated).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  reader.estimateTransferFee = async () => 42_000n
  void payment.confirmAgain()
  await settled()
  expect(connector.asked).toHaveLength(1)
  expect(payment.step).toMatchObject({ status: 'review', isChanged: true, review: { findings: { fee: 42_000n } } })
})

test.each<[string, (tab: Awaited<ReturnType<typeof filled>>) => void]>([
  ['account', ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['network', ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })]
])('another %s closes the review, and the form says so until something is entered', async (_, act) => {
  const tab = await filled()
  await tab.paymentForm.submit()
  act(tab)
  expect([tab.payment.review, tab.paymentForm.isReviewClosed]).toEqual([undefined, true])
  tab.paymentForm.edit('recipient', bob)
  expect(tab.paymentForm.isReviewClosed).toBe(false)
})

test('a rejection leads back to the review, and from there to the wallet or to what was entered', async () => {
  const { connector, paymentForm, payment } = await filled()
  const paying = pay(paymentForm)
  await settled()
  connector.answers[0]?.(new WalletError('rejected'))
  await paying
  expect(payment.step).toMatchObject({
    status: 'review',
    refusal: { isRejection: true },
    review: { account: alice }
  })
  void payment.confirm()
  await settled()
  expect(payment.step.status).toBe('asking')
  payment.cancel()
  expect(payment.step.status).toBe('review')
  payment.cancel()
  expect([payment.step.status, paymentForm.draft.amount]).toEqual(['idle', '0.25'])
})
