// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { pay } from '#ui/testing/pay.ts'

const described = {
  kind: 'transfer',
  to: bob,
  value: 25n * 10n ** 16n,
  currency: { symbol: 'ETH', decimals: 18 }
} as const

let tabs: { stop: () => void }[] = []

async function filled() {
  const tab = openTab()
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  tab.models.paymentForm.edit('recipient', bob)
  tab.models.paymentForm.edit('amount', '0.25')
  return tab
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of tabs) stop()
  tabs = []
  vi.useRealTimers()
})

test('a transfer goes to the wallet in wei, and into the list of transactions', async () => {
  const { models, connector } = await filled()
  const sent: unknown[] = []
  connector.sendTransaction = async (request) => {
    sent.push(request)
    return hashOf(9)
  }
  await pay(models.paymentForm)
  expect(sent).toEqual([{ from: alice, to: bob, value: 25n * 10n ** 16n, chainId: 84531 }])
  expect(models.paymentForm.step).toEqual({ status: 'sent', account: alice, hash: hashOf(9) })
  expect(models.transactions.recent[0]).toMatchObject({ sent: { hash: hashOf(9), description: described } })
  expect(models.paymentForm.draft).toEqual({ recipient: '', amount: '' })
})

test('nothing is sent while a field is invalid, and each problem is then shown', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new Error('asked')
  }
  models.paymentForm.edit('recipient', '0x12')
  models.paymentForm.edit('amount', '2')
  expect(models.paymentForm.problems).toEqual({})
  await pay(models.paymentForm)
  expect(models.paymentForm.problems).toEqual({ recipient: 'invalid-recipient', amount: 'exceeds-balance' })
  expect(models.paymentForm.step.status).toBe('idle')
})

test('nothing is sent to a recipient with an invalid checksum', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new Error('asked')
  }
  models.paymentForm.edit('recipient', bob.replace('C', 'c'))
  models.paymentForm.touch('recipient')
  expect(models.paymentForm.problems).toEqual({ recipient: 'mistyped-recipient' })
  await pay(models.paymentForm)
  expect(models.paymentForm.step.status).toBe('idle')
})

test('a rejection and a failure keep what was typed', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new WalletError('rejected')
  }
  await pay(models.paymentForm)
  expect(models.paymentForm.step).toMatchObject({ status: 'review', refusal: { isRejection: true } })
  connector.sendTransaction = async () => {
    throw new WalletError('other', {
      message: 'insufficient funds for gas',
      code: -32000,
      problem: 'insufficient-funds'
    })
  }
  await pay(models.paymentForm)
  expect(models.paymentForm.step).toMatchObject({
    status: 'unclear',
    failure: {
      problem: { kind: 'wallet', problem: 'insufficient-funds' },
      details: '-32000: insufficient funds for gas',
      isRejection: false
    }
  })
  expect(models.paymentForm.draft.amount).toBe('0.25')
})

test('Max leaves enough for the fee', async () => {
  const { models } = await filled()
  await models.paymentForm.useMax()
  expect(models.paymentForm.draft.amount).toBe('0.999999999999979')
})

test.each([
  [` ${bob} `, bob],
  ['0x12', alice],
  ['', alice]
])('with %j as the recipient, Max estimates the fee of a transfer to %s', async (recipient, to) => {
  const { models, reader } = await filled()
  const asked: unknown[] = []
  reader.estimateTransferFee = async (_, transfer) => {
    asked.push(transfer.to)
    return 21_000n
  }
  models.paymentForm.edit('recipient', recipient)
  models.paymentForm.edit('amount', '')
  await models.paymentForm.useMax()
  expect(asked).toEqual([to])
})

test.each<[string, (tab: Awaited<ReturnType<typeof filled>>) => unknown]>([
  ['an amount', ({ models }) => models.paymentForm.edit('amount', '0.1')],
  ['a recipient', ({ models }) => models.paymentForm.edit('recipient', alice)],
  ['another account', ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['another network', ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })],
  [
    'a transfer that is sent',
    async ({ models }) => {
      const paying = pay(models.paymentForm)
      await vi.advanceTimersByTimeAsync(4_000)
      await paying
    }
  ]
])('a fee that arrives after %s changes nothing', async (_, act) => {
  const tab = await filled()
  const { models, reader } = tab
  const fee = deferred<bigint>()
  reader.estimateTransferFee = () => fee.promise
  const maximum = models.paymentForm.useMax()
  await act(tab)
  const { draft, step } = models.paymentForm
  fee.resolve(21_000n)
  await maximum
  expect(models.paymentForm).toMatchObject({ draft, step, problems: {} })
})

test('a late fee estimate does not fill a form that was emptied meanwhile', async () => {
  const { models, connector, reader } = await filled()
  for (const account of [bob, alice]) connector.emit({ type: 'accountsChanged', accounts: [account] })
  const fee = deferred<bigint>()
  reader.estimateTransferFee = () => fee.promise
  const maximum = models.paymentForm.useMax()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  fee.resolve(21_000n)
  await maximum
  expect(models.paymentForm.draft.amount).toBe('')
})

test('Max says when the fee cannot be estimated, until an amount is entered or the transfer is sent', async () => {
  const { models, reader } = await filled()
  reader.estimateTransferFee = () => Promise.reject(new Error('down'))
  await models.paymentForm.useMax()
  expect([models.paymentForm.problems.amount, models.paymentForm.draft.amount]).toEqual(['unknown-fee', '0.25'])
  models.paymentForm.edit('amount', '0.5')
  expect(models.paymentForm.problems.amount).toBeUndefined()
  await models.paymentForm.useMax()
  expect(models.paymentForm.problems.amount).toBe('unknown-fee')
  await pay(models.paymentForm)
  expect([models.paymentForm.step.status, models.paymentForm.problems]).toEqual(['sent', {}])
})

test('a pending request tells what was asked for', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = () => new Promise(() => undefined)
  void pay(models.paymentForm)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.paymentForm.step).toMatchObject({
    status: 'asking',
    review: { payment: { to: bob, value: 25n * 10n ** 16n } }
  })
})

test('the failure itself decides what is said about the transaction', async () => {
  const { models, connector } = await filled()
  const outcomeOf = async (cause: Error) => {
    connector.sendTransaction = async () => {
      throw cause
    }
    await pay(models.paymentForm)
    if (models.paymentForm.payment.isRepeated) await models.paymentForm.payment.confirmAgain()
    const { step } = models.paymentForm
    if (step.status === 'unclear') return step.whetherSent
    return 'refusal' in step && 'no'
  }
  expect(await outcomeOf(new WalletError('other', { message: 'insufficient funds', code: -32000, sent: 'no' }))).toBe(
    'no'
  )
  expect(await outcomeOf(new WalletError('other', { message: 'already known', code: -32000, sent: 'likely' }))).toBe(
    'likely'
  )
  expect(await outcomeOf(new WalletError('other', { message: 'Internal JSON-RPC error.', code: -32603 }))).toBe(
    'unknown'
  )
  expect(await outcomeOf(new Error('socket hang up'))).toBe('unknown')
})

test('the form is cleared when the network changes', async () => {
  const { models, connector } = await filled()
  connector.emit({ type: 'chainChanged', chainId: 59140 })
  expect(models.paymentForm.draft).toEqual({ recipient: '', amount: '' })
})

test('the recipient is shown in full, as it would be paid, once it is a valid address', async () => {
  const { models } = await filled()
  const recipientOf = (text: string) => {
    models.paymentForm.edit('recipient', text)
    return models.paymentForm.recipient
  }
  expect(recipientOf(` ${bob}\n`)).toBe(bob)
  expect(recipientOf(bob.toLowerCase())).toBe(bob.toLowerCase())
  for (const text of ['', 'bob.eth', bob.slice(0, -1), bob.replace('C', 'c')]) expect(recipientOf(text)).toBeUndefined()
})

test("a sent entry keeps the recipient's full address", async () => {
  const { models } = await filled()
  await pay(models.paymentForm)
  expect(models.transactions.recent).toMatchObject([{ sent: { description: described, to: bob } }])
})
