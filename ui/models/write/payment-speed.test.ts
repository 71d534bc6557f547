// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { paymentEffect } from '#domain/write/payment-effect.ts'
import { reviewedFee } from '#domain/write/payment-review.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { speedsTimes } from '#ui/testing/fake-speeds.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'

const { openTab, settled } = openTabs()
const ONE_ETHER = 10n ** 18n
const MILLIONTH = 10n ** 12n

async function filled(speeds: FeeSpeeds = speedsTimes(), connector = new PromptingConnector()) {
  const tab = openTab({ connector })
  tab.reader.feeSpeeds = speeds
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await settled()
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  const confirm = async () => {
    void paymentForm.payment.confirm()
    await settled()
  }
  return { ...tab, connector, paymentForm, payment: paymentForm.payment, confirm }
}

test('the wallet gets the fees of the normal speed unless another is chosen', async () => {
  const { connector, paymentForm, confirm } = await filled()
  await paymentForm.submit()
  await confirm()
  expect(connector.asked).toMatchObject([{ fees: { maxFeePerGas: 20n, maxPriorityFeePerGas: 2n } }])
})

test.each(['slow', 'fast'] as const)(
  'a visitor who chooses %s reviews its fee, and the wallet gets it',
  async (speed) => {
    const { connector, paymentForm, payment, confirm } = await filled()
    await paymentForm.submit()
    paymentForm.chooseSpeed(speed)
    const { fee, ...fees } = speedsTimes()[speed]
    expect(payment.review && reviewedFee(payment.review)).toBe(fee)
    await confirm()
    expect(connector.asked.map((asked) => asked.fees)).toEqual([fees])
  }
)

test('without a fee history the wallet decides on the fee, as it does if the history is late or fails', async () => {
  const { connector, reader, paymentForm, payment, confirm } = await filled()
  reader.feeSpeeds = undefined
  await paymentForm.submit()
  await confirm()
  payment.cancel()
  payment.cancel()
  reader.getFeeSpeeds = () => Promise.reject(new Error('down'))
  await paymentForm.submit()
  expect(payment.review?.findings).toMatchObject({ fee: 21_000n })
  payment.close()
  reader.getFeeSpeeds = () => new Promise(() => undefined)
  const opening = paymentForm.submit()
  await vi.advanceTimersByTimeAsync(4_000)
  await opening
  expect(payment.review?.findings?.fee).toBe(21_000n)
  await confirm()
  void payment.confirmAgain()
  await settled()
  expect(connector.asked.map((asked) => 'fees' in asked)).toEqual([false, false])
})

test('a wallet that sends proposals is offered no speed', async () => {
  const connector = new PromptingConnector()
  const { paymentForm, payment, confirm } = await filled(
    speedsTimes(),
    Object.assign(connector, { sendsProposals: true })
  )
  await paymentForm.submit()
  expect(payment.review?.findings).toMatchObject({ fee: 21_000n })
  expect(payment.review?.findings).not.toHaveProperty('speeds')
  await confirm()
  expect(connector.asked).toHaveLength(1)
  expect(connector.asked[0]).not.toHaveProperty('fees')
})

test('an old review asks for lower prices if there are any, and never for more than was reviewed', async () => {
  const { connector, reader, paymentForm, payment, confirm } = await filled(speedsTimes(100n))
  await paymentForm.submit()
  paymentForm.chooseSpeed('fast')
  for (const factor of [110n, 50n, 200n]) {
    await vi.advanceTimersByTimeAsync(15_000)
    reader.feeSpeeds = speedsTimes(factor)
    await confirm()
    connector.answers.at(-1)?.(new WalletError('rejected'))
    await settled()
  }
  expect(connector.asked.map((asked) => asked.fees?.maxFeePerGas)).toEqual([3_000n, 1_500n])
  expect(payment.step).toMatchObject({ status: 'review', isChanged: true, review: { speed: 'fast' } })
})

test('an old review whose speeds can no longer be told keeps what was reviewed', async () => {
  const { connector, reader, paymentForm, confirm } = await filled()
  await paymentForm.submit()
  await vi.advanceTimersByTimeAsync(15_000)
  reader.feeSpeeds = undefined
  await confirm()
  expect(connector.asked.map((asked) => asked.fees?.maxFeePerGas)).toEqual([20n])
})

test('the simulation is of the amount that is reviewed, also where that follows the fee of another speed', async () => {
  const { paymentForm, payment } = await filled()
  const simulatedAmount = () => {
    const { review } = payment
    const effect = review && paymentEffect(review)
    return effect?.status === 'done' && effect.sender
  }
  await paymentForm.useMax()
  await paymentForm.submit()
  const amounts = new Set<bigint>()
  for (const speed of ['normal', 'slow', 'fast'] as const) {
    paymentForm.chooseSpeed(speed)
    await settled()
    const amount = payment.review?.payment.value ?? 0n
    expect(simulatedAmount()).toBe(-amount)
    amounts.add(amount)
  }
  expect(amounts.size).toBe(3)
})

test('a rejected request leads back to the speeds, and while the wallet is asked there is no choice', async () => {
  const { connector, paymentForm, payment, confirm } = await filled()
  await paymentForm.submit()
  await confirm()
  paymentForm.chooseSpeed('slow')
  expect(payment.step.status).toBe('asking')
  connector.answers[0]?.(new WalletError('rejected'))
  await settled()
  paymentForm.chooseSpeed('slow')
  expect(payment.step).toMatchObject({ status: 'review', review: { speed: 'slow' } })
})

test('what was chosen holds until the transfer is sent, and for no other account', async () => {
  const { connector, paymentForm, payment, confirm } = await filled()
  await paymentForm.submit()
  paymentForm.chooseSpeed('fast')
  payment.cancel()
  await paymentForm.submit()
  expect(payment.review?.speed).toBe('fast')
  await confirm()
  connector.answers[0]?.(hashOf(9))
  await settled()
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.5')
  await paymentForm.submit()
  expect(payment.review).not.toHaveProperty('speed')
  paymentForm.chooseSpeed('fast')
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.5')
  await paymentForm.submit()
  expect(payment.review).not.toHaveProperty('speed')
})

test('Max leaves the fee of the chosen speed', async () => {
  const { reader, paymentForm, payment } = await filled()
  const amountOf = async () => {
    await paymentForm.useMax()
    return paymentForm.draft.amount
  }
  expect(await amountOf()).toBe('0.999998')
  await paymentForm.submit()
  paymentForm.chooseSpeed('fast')
  payment.close()
  expect(await amountOf()).toBe('0.999997')
  reader.getFeeSpeeds = () => Promise.reject(new Error('down'))
  expect(await amountOf()).toBe('0.999999999999979')
})

test('a review of everything has what the fee leaves as its amount, whichever speed is chosen', async () => {
  const { connector, reader, paymentForm, payment, confirm } = await filled()
  await paymentForm.useMax()
  reader.feeSpeeds = speedsTimes(2n)
  await paymentForm.submit()
  const amount = () => payment.review?.payment.value
  expect([amount(), payment.isFeeUncovered]).toEqual([ONE_ETHER - 4n * MILLIONTH, false])
  paymentForm.chooseSpeed('fast')
  expect([amount(), payment.isFeeUncovered]).toEqual([ONE_ETHER - 6n * MILLIONTH, false])
  paymentForm.chooseSpeed('slow')
  expect(amount()).toBe(ONE_ETHER - 2n * MILLIONTH)
  await confirm()
  expect(connector.asked).toMatchObject([{ value: ONE_ETHER - 2n * MILLIONTH }])
})

test('the request of a payment of everything carries the gas that its fee is of, and that of no other payment', async () => {
  const { connector, reader, paymentForm, payment, confirm } = await filled()
  reader.estimateTransferGas = async () => 40_000n
  const limits: unknown[] = []
  const { estimateTransferFee, getFeeSpeeds } = reader
  reader.estimateTransferFee = (chainId, transfer) => {
    limits.push(transfer.gas)
    return estimateTransferFee(chainId, transfer)
  }
  reader.getFeeSpeeds = (chainId, transfer) => {
    limits.push(transfer.gas)
    return getFeeSpeeds(chainId, transfer)
  }
  await paymentForm.useMax()
  await paymentForm.submit()
  expect(limits).toEqual([50_000n, 50_000n, 50_000n, 50_000n])
  await confirm()
  expect(connector.asked).toMatchObject([{ gas: 50_000n }])
  payment.close()
  paymentForm.edit('amount', '0.25')
  await paymentForm.submit()
  await confirm()
  expect(connector.asked).toHaveLength(2)
  expect(connector.asked[1]).not.toHaveProperty('gas')
})

test('any other amount stays as it was entered', async () => {
  const { paymentForm, payment } = await filled()
  await paymentForm.useMax()
  paymentForm.edit('amount', '0.999999')
  await paymentForm.submit()
  paymentForm.chooseSpeed('fast')
  expect([payment.review?.payment.value, payment.isFeeUncovered]).toEqual([ONE_ETHER - MILLIONTH, true])
})
