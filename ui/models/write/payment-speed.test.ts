// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { transferEffect } from '#domain/write/transfer-effect.ts'
import { reviewedFee } from '#domain/write/transfer-review.ts'
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
  const { send } = tab.models
  send.edit('recipient', bob)
  send.edit('amount', '0.25')
  const confirm = async () => {
    void send.payment.confirm()
    await settled()
  }
  return { ...tab, connector, send, payment: send.payment, confirm }
}

test('the wallet gets the fees of the normal speed unless another is chosen', async () => {
  const { connector, send, confirm } = await filled()
  await send.submit()
  await confirm()
  expect(connector.asked).toMatchObject([{ fees: { maxFeePerGas: 20n, maxPriorityFeePerGas: 2n } }])
})

test.each(['slow', 'fast'] as const)(
  'a visitor who chooses %s reviews its fee, and the wallet gets it',
  async (speed) => {
    const { connector, send, payment, confirm } = await filled()
    await send.submit()
    send.chooseSpeed(speed)
    const { fee, ...fees } = speedsTimes()[speed]
    expect(payment.review && reviewedFee(payment.review)).toBe(fee)
    await confirm()
    expect(connector.asked.map((asked) => asked.fees)).toEqual([fees])
  }
)

test('without a fee history the wallet decides on the fee, as it does if the history is late or fails', async () => {
  const { connector, reader, send, payment, confirm } = await filled()
  reader.feeSpeeds = undefined
  await send.submit()
  await confirm()
  payment.cancel()
  payment.cancel()
  reader.getFeeSpeeds = () => Promise.reject(new Error('down'))
  await send.submit()
  expect(payment.review?.checks).toMatchObject({ fee: 21_000n })
  payment.close()
  reader.getFeeSpeeds = () => new Promise(() => undefined)
  const opening = send.submit()
  await vi.advanceTimersByTimeAsync(4_000)
  await opening
  expect(payment.review?.checks?.fee).toBe(21_000n)
  await confirm()
  void payment.confirmAgain()
  await settled()
  expect(connector.asked.map((asked) => 'fees' in asked)).toEqual([false, false])
})

test('a wallet that sends proposals is offered no speed', async () => {
  const connector = new PromptingConnector()
  const { send, payment, confirm } = await filled(speedsTimes(), Object.assign(connector, { sendsProposals: true }))
  await send.submit()
  expect(payment.review?.checks).toMatchObject({ fee: 21_000n })
  expect(payment.review?.checks).not.toHaveProperty('speeds')
  await confirm()
  expect(connector.asked).toHaveLength(1)
  expect(connector.asked[0]).not.toHaveProperty('fees')
})

test('an old review asks for lower prices if there are any, and never for more than was reviewed', async () => {
  const { connector, reader, send, payment, confirm } = await filled(speedsTimes(100n))
  await send.submit()
  send.chooseSpeed('fast')
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
  const { connector, reader, send, confirm } = await filled()
  await send.submit()
  await vi.advanceTimersByTimeAsync(15_000)
  reader.feeSpeeds = undefined
  await confirm()
  expect(connector.asked.map((asked) => asked.fees?.maxFeePerGas)).toEqual([20n])
})

test('the simulation is of the amount that is reviewed, also where that follows the fee of another speed', async () => {
  const { send, payment } = await filled()
  const simulatedAmount = () => {
    const { review } = payment
    const effect = review && transferEffect(review)
    return effect?.status === 'done' && effect.sender
  }
  await send.useMax()
  await send.submit()
  const amounts = new Set<bigint>()
  for (const speed of ['normal', 'slow', 'fast'] as const) {
    send.chooseSpeed(speed)
    await settled()
    const amount = payment.review?.transfer.value ?? 0n
    expect(simulatedAmount()).toBe(-amount)
    amounts.add(amount)
  }
  expect(amounts.size).toBe(3)
})

test('a rejected request leads back to the speeds, and while the wallet is asked there is no choice', async () => {
  const { connector, send, payment, confirm } = await filled()
  await send.submit()
  await confirm()
  send.chooseSpeed('slow')
  expect(payment.step.status).toBe('asking')
  connector.answers[0]?.(new WalletError('rejected'))
  await settled()
  send.chooseSpeed('slow')
  expect(payment.step).toMatchObject({ status: 'review', review: { speed: 'slow' } })
})

test('what was chosen holds until the transfer is sent, and for no other account', async () => {
  const { connector, send, payment, confirm } = await filled()
  await send.submit()
  send.chooseSpeed('fast')
  payment.cancel()
  await send.submit()
  expect(payment.review?.speed).toBe('fast')
  await confirm()
  connector.answers[0]?.(hashOf(9))
  await settled()
  send.edit('recipient', bob)
  send.edit('amount', '0.5')
  await send.submit()
  expect(payment.review).not.toHaveProperty('speed')
  send.chooseSpeed('fast')
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  send.edit('recipient', bob)
  send.edit('amount', '0.5')
  await send.submit()
  expect(payment.review).not.toHaveProperty('speed')
})

test('Max leaves the fee of the chosen speed', async () => {
  const { reader, send, payment } = await filled()
  const amountOf = async () => {
    await send.useMax()
    return send.draft.amount
  }
  expect(await amountOf()).toBe('0.999998')
  await send.submit()
  send.chooseSpeed('fast')
  payment.close()
  expect(await amountOf()).toBe('0.999997')
  reader.getFeeSpeeds = () => Promise.reject(new Error('down'))
  expect(await amountOf()).toBe('0.999999999999979')
})

test('a review of everything has what the fee leaves as its amount, whichever speed is chosen', async () => {
  const { connector, reader, send, payment, confirm } = await filled()
  await send.useMax()
  reader.feeSpeeds = speedsTimes(2n)
  await send.submit()
  const amount = () => payment.review?.transfer.value
  expect([amount(), payment.isFeeUncovered]).toEqual([ONE_ETHER - 4n * MILLIONTH, false])
  send.chooseSpeed('fast')
  expect([amount(), payment.isFeeUncovered]).toEqual([ONE_ETHER - 6n * MILLIONTH, false])
  send.chooseSpeed('slow')
  expect(amount()).toBe(ONE_ETHER - 2n * MILLIONTH)
  await confirm()
  expect(connector.asked).toMatchObject([{ value: ONE_ETHER - 2n * MILLIONTH }])
})

test('any other amount stays as it was entered', async () => {
  const { send, payment } = await filled()
  await send.useMax()
  send.edit('amount', '0.999999')
  await send.submit()
  send.chooseSpeed('fast')
  expect([payment.review?.transfer.value, payment.isFeeUncovered]).toEqual([ONE_ETHER - MILLIONTH, true])
})
