// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, confirmed, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'

const { openTab, settled } = openTabs()

/** A page that has cancelled a request for 0.25 ETH. */
async function open() {
  const connector = new PromptingConnector()
  const { models } = openTab({ connector })
  await models.connection.connect('wallet')
  models.balances.watch(84531)
  await settled()
  const { paymentForm } = models
  const submit = async (recipient: string, amount: string) => {
    paymentForm.edit('recipient', recipient)
    paymentForm.edit('amount', amount)
    void pay(paymentForm)
    await settled()
  }
  await submit(bob, '0.25')
  paymentForm.payment.cancel()
  return { models, paymentForm, answers: connector.answers, submit }
}

test('the same recipient and amount are sent again only after the visitor has confirmed', async () => {
  const { paymentForm, answers, submit } = await open()
  await submit(bob, '0.25')
  expect(paymentForm.payment.isRepeated).toBe(true)
  await pay(paymentForm)
  expect([paymentForm.payment.isRepeated, answers.length]).toEqual([true, 1])
  void paymentForm.payment.confirmAgain()
  await settled()
  expect([paymentForm.payment.isRepeated, paymentForm.step.status, answers.length]).toEqual([false, 'asking', 2])
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('a hash that comes %i ticks before a cancel empties the form', async (ticks) => {
  const { models, paymentForm, answers, submit } = await open()
  await submit(bob, '0.3')
  answers[1]?.(hashOf(9))
  for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
  paymentForm.payment.cancel()
  await settled()
  expect(paymentForm.draft).toEqual({ recipient: '', amount: '' })
  expect(models.transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
})

test('the same transfer is recognised in any notation', async () => {
  const { paymentForm, answers, submit } = await open()
  await submit(` ${bob.toLowerCase()}`, '0.250')
  expect([paymentForm.payment.isRepeated, answers.length]).toEqual([true, 1])
})

test.each([
  [bob, '0.26'],
  [alice, '0.25']
])('%s and %s are a different transfer, which needs no confirmation', async (recipient, amount) => {
  const { answers, submit } = await open()
  await submit(recipient, amount)
  expect(answers).toHaveLength(2)
})

test('a failure with an unknown outcome needs confirmation too', async () => {
  const { paymentForm, answers, submit } = await open()
  await submit(bob, '0.3')
  answers[1]?.(new Error('socket hang up'))
  await settled()
  expect(paymentForm.step).toMatchObject({ status: 'unclear', whetherSent: 'unknown' })
  await pay(paymentForm)
  expect([paymentForm.payment.isRepeated, answers.length]).toEqual([true, 2])
})

test.each<[string, (opened: Awaited<ReturnType<typeof open>>) => unknown]>([
  ['an edit', ({ paymentForm }) => paymentForm.edit('amount', '0.3')],
  ['cancelling', ({ paymentForm }) => paymentForm.payment.cancel()],
  ['a wallet that sent it after all', ({ answers }) => answers[0]?.(hashOf(9))],
  ['a wallet that reports that nothing was sent', ({ answers }) => answers[0]?.(new WalletError('rejected'))],
  ['dismissing the attempt', ({ models: { attempts } }) => attempts.undecided.map(attempts.dismiss)]
])('%s ends the confirmation', async (_, act) => {
  const opened = await open()
  await opened.submit(bob, '0.25')
  act(opened)
  await settled()
  expect(opened.paymentForm.payment.isRepeated).toBe(false)
})

describe('if another tab is asking its wallet for the same', () => {
  const asking = async () => {
    const storage = new FakeBrowserStorage()
    const connectors = [new PromptingConnector(), new PromptingConnector()] as const
    const tabs = connectors.map((connector) => openTab({ storage, connector }).models)
    for (const { connection, balances, paymentForm } of tabs) {
      await connection.connect('wallet')
      balances.watch(84531)
      await settled()
      paymentForm.edit('recipient', bob)
      paymentForm.edit('amount', '0.25')
      void pay(paymentForm)
      await settled()
    }
    const paymentForm = tabs[1]?.paymentForm
    return { paymentForm, answer: connectors[0].answers[0], asked: connectors[1].answers }
  }

  test('the question stays once that one is sent and listed', async () => {
    const { paymentForm, answer, asked } = await asking()
    expect(paymentForm?.step.status).toBe('repeating')
    answer?.(hashOf(9))
    await settled()
    expect([paymentForm?.step.status, asked.length]).toEqual(['repeating', 0])
    void paymentForm?.payment.confirmAgain()
    await settled()
    expect([paymentForm?.step.status, asked.length]).toEqual(['asking', 1])
  })

  test('the transfer is reviewed again, and can be confirmed, once that one was not sent', async () => {
    const { paymentForm, answer, asked } = await asking()
    answer?.(new WalletError('rejected'))
    await settled()
    expect(paymentForm?.step.status).toBe('review')
    void paymentForm?.payment.confirm()
    await settled()
    expect([paymentForm?.step.status, asked.length]).toEqual(['asking', 1])
  })
})

test('a first transfer that is sent after all, while it is repeated, empties the form and is shown', async () => {
  const { models, paymentForm, answers, submit } = await open()
  await submit(bob, '0.25')
  void paymentForm.payment.confirmAgain()
  await settled()
  answers[0]?.(hashOf(9))
  await settled()
  expect(paymentForm.step.status).toBe('asking')
  expect(models.openRequests.late).toMatchObject({ hash: hashOf(9) })
  answers[1]?.(new WalletError('rejected'))
  await settled()
  expect(paymentForm).toMatchObject({ step: { status: 'sent', hash: hashOf(9) }, draft: { recipient: '', amount: '' } })
})

test('the form follows the sent entry for as long as it is listed', async () => {
  const { models, paymentForm, answers, submit } = await open()
  await submit(bob, '0.3')
  answers[1]?.(hashOf(9))
  await settled()
  expect(paymentForm.entry).toMatchObject({ sent: { hash: hashOf(9) }, fate: { status: 'pending' } })
  const entry = models.transactions.recent[0]
  if (entry) models.transactions.lists.keep(alice, 84531, confirmed(entry))
  expect(paymentForm.entry).toMatchObject({ fate: { status: 'confirmed' } })
  models.transactions.clear()
  expect(paymentForm.entry).toBeUndefined()
})

test.each<[string, Error | undefined]>([
  ['the request was cancelled meanwhile', undefined],
  ['the wallet was lost', new WalletError('timeout')]
])('while the last visit’s wallet is being restored, it is not asked, nor afterwards if %s', async (_, gone) => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const before = openTab({ storage, connector })
  await before.models.connection.connect('wallet')
  before.stop()
  const resumed = deferred<void>()
  connector.resume = async () => {
    await resumed.promise
    if (gone) throw gone
    return connector.granted
  }
  const { models } = openTab({ storage, connector })
  const { paymentForm, connection } = models
  const stored = () => [...storage.values.keys()].filter((key) => key.startsWith(attemptsPrefix(alice)))
  models.balances.watch(84531)
  await settled()
  expect(connection.connection.status).toBe('restoring')
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  const submitting = pay(paymentForm)
  await settled()
  expect([paymentForm.step.status, stored()]).toEqual(['asking', []])
  if (!gone) paymentForm.payment.cancel()
  resumed.resolve()
  await submitting
  expect([connector.sent, stored(), paymentForm.step.status]).toEqual([[], [], gone ? 'idle' : 'review'])
})

test('a payment that is confirmed during a restore is asked of the wallet that another tab has connected meanwhile', async () => {
  const [storage, connector, other] = [new FakeBrowserStorage(), new FakeConnector(), new FakeConnector()]
  const open = () => {
    const tab = openTab({ storage, connector })
    tab.discovery.announce(walletOf('other', other))
    return tab
  }
  const before = open()
  await before.models.connection.connect('wallet')
  before.stop()
  connector.resume = () => new Promise(() => undefined)
  const { models } = open()
  models.balances.watch(84531)
  await settled()
  const { connection, paymentForm } = models
  expect(connection.connection.status).toBe('restoring')
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  void pay(paymentForm)
  await settled()
  expect([paymentForm.step.status, connector.sent, other.sent]).toEqual(['asking', [], []])
  await open().models.connection.connect('other')
  await settled()
  expect(connection.active).toMatchObject({ account: alice, wallet: { id: 'other' } })
  expect([connector.sent, other.sent]).toMatchObject([[], [{ to: bob }]])
  expect(paymentForm.step.status).toBe('sent')
})
