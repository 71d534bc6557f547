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
  tab.models.send.edit('recipient', bob)
  tab.models.send.edit('amount', '0.25')
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
  await pay(models.send)
  expect(sent).toEqual([{ from: alice, to: bob, value: 25n * 10n ** 16n, chainId: 84531 }])
  expect(models.send.step).toEqual({ status: 'sent', account: alice, hash: hashOf(9) })
  expect(models.transactions.recent[0]).toMatchObject({ sent: { hash: hashOf(9), description: described } })
  expect(models.send.draft).toEqual({ recipient: '', amount: '' })
})

test('nothing is sent while a field is invalid, and each problem is then shown', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new Error('asked')
  }
  models.send.edit('recipient', '0x12')
  models.send.edit('amount', '2')
  expect(models.send.problems).toEqual({})
  await pay(models.send)
  expect(models.send.problems).toEqual({ recipient: 'invalid-recipient', amount: 'exceeds-balance' })
  expect(models.send.step.status).toBe('idle')
})

test('nothing is sent to a recipient with an invalid checksum', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new Error('asked')
  }
  models.send.edit('recipient', bob.replace('C', 'c'))
  models.send.touch('recipient')
  expect(models.send.problems).toEqual({ recipient: 'mistyped-recipient' })
  await pay(models.send)
  expect(models.send.step.status).toBe('idle')
})

test('a rejection and a failure keep what was typed', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = async () => {
    throw new WalletError('rejected')
  }
  await pay(models.send)
  expect(models.send.step).toMatchObject({ status: 'review', refusal: { isRejection: true } })
  connector.sendTransaction = async () => {
    throw new WalletError('other', {
      message: 'insufficient funds for gas',
      code: -32000,
      problem: 'insufficient-funds'
    })
  }
  await pay(models.send)
  expect(models.send.step).toMatchObject({
    status: 'unclear',
    failure: {
      problem: { kind: 'wallet', problem: 'insufficient-funds' },
      details: '-32000: insufficient funds for gas',
      isRejection: false
    }
  })
  expect(models.send.draft.amount).toBe('0.25')
})

test('Max leaves enough for the fee', async () => {
  const { models } = await filled()
  await models.send.useMax()
  expect(models.send.draft.amount).toBe('0.999999999999979')
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
  models.send.edit('recipient', recipient)
  models.send.edit('amount', '')
  await models.send.useMax()
  expect(asked).toEqual([to])
})

test.each<[string, (tab: Awaited<ReturnType<typeof filled>>) => unknown]>([
  ['an amount', ({ models }) => models.send.edit('amount', '0.1')],
  ['a recipient', ({ models }) => models.send.edit('recipient', alice)],
  ['another account', ({ connector }) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['another network', ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })],
  [
    'a transfer that is sent',
    async ({ models }) => {
      const paying = pay(models.send)
      await vi.advanceTimersByTimeAsync(4_000)
      await paying
    }
  ]
])('a fee that arrives after %s changes nothing', async (_, act) => {
  const tab = await filled()
  const { models, reader } = tab
  const fee = deferred<bigint>()
  reader.estimateTransferFee = () => fee.promise
  const maximum = models.send.useMax()
  await act(tab)
  const { draft, step } = models.send
  fee.resolve(21_000n)
  await maximum
  expect(models.send).toMatchObject({ draft, step, problems: {} })
})

test('a late fee estimate does not fill a form that was emptied meanwhile', async () => {
  const { models, connector, reader } = await filled()
  for (const account of [bob, alice]) connector.emit({ type: 'accountsChanged', accounts: [account] })
  const fee = deferred<bigint>()
  reader.estimateTransferFee = () => fee.promise
  const maximum = models.send.useMax()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  fee.resolve(21_000n)
  await maximum
  expect(models.send.draft.amount).toBe('')
})

test('Max says when the fee cannot be estimated, until an amount is entered or the transfer is sent', async () => {
  const { models, reader } = await filled()
  reader.estimateTransferFee = () => Promise.reject(new Error('down'))
  await models.send.useMax()
  expect([models.send.problems.amount, models.send.draft.amount]).toEqual(['unknown-fee', '0.25'])
  models.send.edit('amount', '0.5')
  expect(models.send.problems.amount).toBeUndefined()
  await models.send.useMax()
  expect(models.send.problems.amount).toBe('unknown-fee')
  await pay(models.send)
  expect([models.send.step.status, models.send.problems]).toEqual(['sent', {}])
})

test('a pending request tells what was asked for', async () => {
  const { models, connector } = await filled()
  connector.sendTransaction = () => new Promise(() => undefined)
  void pay(models.send)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.send.step).toMatchObject({
    status: 'asking',
    review: { transfer: { to: bob, value: 25n * 10n ** 16n } }
  })
})

test('the failure itself decides what is said about the transaction', async () => {
  const { models, connector } = await filled()
  const outcomeOf = async (cause: Error) => {
    connector.sendTransaction = async () => {
      throw cause
    }
    await pay(models.send)
    if (models.send.payment.isRepeated) await models.send.payment.confirmAgain()
    const { step } = models.send
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
  expect(models.send.draft).toEqual({ recipient: '', amount: '' })
})

test('the recipient is shown in full, as it would be paid, once it is a valid address', async () => {
  const { models } = await filled()
  const recipientOf = (text: string) => {
    models.send.edit('recipient', text)
    return models.send.recipient
  }
  expect(recipientOf(` ${bob}\n`)).toBe(bob)
  expect(recipientOf(bob.toLowerCase())).toBe(bob.toLowerCase())
  for (const text of ['', 'bob.eth', bob.slice(0, -1), bob.replace('C', 'c')]) expect(recipientOf(text)).toBeUndefined()
})

test("a sent entry keeps the recipient's full address", async () => {
  const { models } = await filled()
  await pay(models.send)
  expect(models.transactions.recent).toMatchObject([{ sent: { description: described, to: bob } }])
})
