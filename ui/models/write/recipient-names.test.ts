// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'

const { openTab, settled } = openTabs()

async function filled(recipient: string, names: FakeNames | undefined = named()) {
  const connector = new PromptingConnector()
  const tab = openTab({ connector, names })
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await settled()
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', recipient)
  paymentForm.edit('amount', '0.25')
  return { paymentForm, payment: paymentForm.payment, connector, names }
}

/** Bob is `bob.eth`, with a picture. */
function named(): FakeNames {
  const names = new FakeNames()
  names.names.set(bob, 'bob.eth')
  names.avatars.set('bob.eth', { url: 'https://pictures.example/bob.png' })
  return names
}

test('the address that a name stands for is reviewed beside the name, and paid', async () => {
  const { paymentForm, payment, connector } = await filled(' Bob.eth ')
  paymentForm.touch('recipient')
  await settled()
  expect([paymentForm.recipient, paymentForm.problems]).toEqual([bob, {}])
  await paymentForm.submit()
  expect(payment.review).toMatchObject({ payment: { to: bob }, name: 'bob.eth' })
  expect(paymentForm.name).toMatchObject({ avatarUrl: 'https://pictures.example/bob.png' })
  void payment.confirm()
  await settled()
  expect(connector.asked).toMatchObject([{ to: bob, value: 25n * 10n ** 16n }])
})

test('a name is looked up again for the review: it may stand for another address by now', async () => {
  const { paymentForm, payment, names } = await filled('bob.eth')
  paymentForm.touch('recipient')
  await settled()
  names?.names.delete(bob)
  names?.names.set(alice, 'bob.eth')
  await paymentForm.submit()
  expect(payment.review?.payment.to).toBe(alice)
})

test.each<[string, (names: FakeNames) => void, string]>([
  ['stands for no address', (names) => names.names.clear(), 'unknown-name'],
  [
    'cannot be a name',
    (names) => {
      names.normalise = async () => undefined
    },
    'invalid-name'
  ],
  [
    'cannot be read',
    (names) => {
      names.getAddress = () => Promise.reject(new ChainReadError('timeout', 1, 'No.'))
    },
    'unreadable-name'
  ]
])('nothing is reviewed for a name that %s, and the field says so', async (_, change, problem) => {
  const names = named()
  change(names)
  const { paymentForm, payment } = await filled('bob.eth', names)
  await paymentForm.submit()
  expect([paymentForm.problems.recipient, payment.review]).toEqual([problem, undefined])
})

test('what is typed while a name is looked up for the review is never sent in its place', async () => {
  const names = named()
  const late = deferred<typeof bob>()
  names.getAddress = () => late.promise
  const { paymentForm, payment } = await filled('bob.eth', names)
  const opening = paymentForm.submit()
  await settled()
  expect(paymentForm.problems.recipient).toBe('resolving-name')
  paymentForm.edit('recipient', 'carol.eth')
  late.resolve(bob)
  await opening
  expect([payment.review, paymentForm.recipient, paymentForm.problems]).toEqual([undefined, undefined, {}])
})

test('an amount that is still being typed when a name is found is not reviewed', async () => {
  const names = named()
  const late = deferred<typeof bob>()
  names.getAddress = () => late.promise
  const { paymentForm, payment } = await filled('bob.eth', names)
  const opening = paymentForm.submit()
  await settled()
  paymentForm.edit('amount', '0.2')
  late.resolve(bob)
  await opening
  expect([payment.review, paymentForm.recipient, paymentForm.problems]).toEqual([undefined, bob, {}])
})

test('without a name service, and without a dot, a word is no address', async () => {
  const names = named()
  const { paymentForm } = await filled('vitalik', names)
  await paymentForm.submit()
  expect([paymentForm.problems.recipient, names.asked.includes('vitalik')]).toEqual(['invalid-recipient', false])
})

test.each<[string, () => Promise<undefined>]>([
  ['cannot be read', () => Promise.reject(new Error('No picture.'))],
  ['never comes', () => new Promise(() => undefined)]
])('a picture that %s keeps nobody from the review', async (_, getAvatar) => {
  const names = named()
  names.getAvatar = getAvatar
  const { paymentForm, payment } = await filled('bob.eth', names)
  await paymentForm.submit()
  expect(payment.review).toMatchObject({ name: 'bob.eth', payment: { to: bob } })
  expect(paymentForm.name).not.toHaveProperty('avatarUrl')
})

test('an address is reviewed with the name and the picture that it has, without being looked up before', async () => {
  const { paymentForm, payment, names } = await filled(bob)
  names?.asked.splice(0)
  paymentForm.touch('recipient')
  await settled()
  expect([paymentForm.reviewedRecipient, names?.asked]).toEqual([undefined, []])
  await paymentForm.submit()
  await settled()
  expect(payment.review).not.toHaveProperty('name')
  expect(paymentForm.reviewedRecipient).toMatchObject({
    name: 'bob.eth',
    avatarUrl: 'https://pictures.example/bob.png'
  })
  payment.close()
  await paymentForm.submit()
  expect(names?.asked, 'once').toEqual([bob, 'bob.eth'])
})

test.each<[string, (names: FakeNames) => void]>([
  ['no name', (names) => names.names.clear()],
  ['a name that cannot be looked up', (names) => (names.getName = () => Promise.reject(new Error('No answer')))],
  ['a name that is never found', (names) => (names.getName = () => new Promise(() => undefined))]
])('an address with %s is reviewed and paid without one', async (_what, act) => {
  const { paymentForm, payment, connector, names } = await filled(bob)
  if (names) act(names)
  await paymentForm.submit()
  expect([paymentForm.reviewedRecipient, payment.review?.findings?.fee]).toEqual([undefined, 21_000n])
  void payment.confirm()
  await settled()
  expect(connector.asked).toHaveLength(1)
})

test('a late name is never that of another address', async () => {
  const { paymentForm, payment, names } = await filled(bob)
  const late = deferred<string>()
  const getName = names?.getName
  if (names) names.getName = (account) => (account === bob ? late.promise : (getName?.(account) ?? late.promise))
  await paymentForm.submit()
  payment.close()
  paymentForm.edit('recipient', alice)
  await paymentForm.submit()
  late.resolve('bob.eth')
  await settled()
  expect(paymentForm.reviewedRecipient).toMatchObject({ name: 'alice.eth' })
})

test('a name that is typed is looked up at once although endpoints rest after failures, and says until when they wait', async () => {
  const { paymentForm, names } = await filled('bob.eth')
  if (!names) return
  names.getAddress = async () => {
    throw new ChainReadError('rate-limited', 1, 'HTTP 429', { pausedUntil: 60_000 })
  }
  await paymentForm.submit()
  expect(names.restsEnded).toBe(1)
  expect(paymentForm.name).toEqual({ status: 'unreadable', typed: 'bob.eth', pausedUntil: 60_000 })
})
