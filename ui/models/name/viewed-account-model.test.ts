// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'

const { openTab, settled } = openTabs()

test('an address is viewed without a wallet, and its balances are read', async () => {
  const { models, reader } = openTab()
  const accounts: unknown[] = []
  const { getBalances } = reader
  reader.getBalances = (chainId, reads) => {
    accounts.push(...reads.map(({ account }) => account))
    return getBalances(chainId, reads)
  }
  await models.viewedAccount.view(bob.toLowerCase())
  expect(models.viewedAccount.viewed).toEqual({ status: 'shown', account: bob, name: undefined })
  models.viewedAccount.balances.watch(84531)
  await settled()
  expect(accounts).toEqual([bob])
  expect(models.viewedAccount.balances.lastKnown(84531)?.value).toBe(10n ** 18n)
})

test('beside a connected wallet, each has its own balances', async () => {
  const { models, reader } = openTab()
  reader.getBalances = async (_chainId, reads) => reads.map(({ account }) => (account === bob ? 2n : 1n))
  await models.connection.connect('wallet')
  await models.viewedAccount.view(bob)
  for (const { balances } of [models, models.viewedAccount]) balances.watch(84531)
  await settled()
  expect(models.balances.lastKnown(84531)?.value).toBe(1n)
  expect(models.viewedAccount.balances.lastKnown(84531)?.value).toBe(2n)
  expect(models.connection.account).toBe(alice)
})

test('a name is looked up and viewed', async () => {
  const { models } = openTab({ names: new FakeNames() })
  const viewing = models.viewedAccount.view('Alice.eth')
  expect(models.viewedAccount.viewed).toEqual({ status: 'looking-up', name: 'Alice.eth' })
  await viewing
  expect(models.viewedAccount.viewed).toEqual({ status: 'shown', account: alice, name: 'alice.eth' })
})

test('a visitor who asks again for a name is answered at once, although endpoints rest after failures', async () => {
  const names = new FakeNames()
  names.getAddress = async () => {
    if (names.restsEnded === 0) throw new Error('It rests.')
    return alice
  }
  const { models } = openTab({ names })
  await models.viewedAccount.view('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'failed', problem: 'unreachable' })
  await models.viewedAccount.view('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'failed', problem: 'unreachable' })
  await models.viewedAccount.retry('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'shown', account: alice })
})

test.each([
  ['nonsense', 'evil', new FakeNames(), 'invalid'],
  ['a name without an account', 'nobody.eth', new FakeNames(), 'no-account'],
  ['a name where none are looked up', 'alice.eth', undefined, 'no-names'],
  [
    'a name that is not one',
    'alice.eth',
    Object.assign(new FakeNames(), { normalise: async () => undefined }),
    'invalid'
  ]
])('%s is not viewed, and it is known why', async (_what, text, names, problem) => {
  const { models } = openTab({ names })
  await models.viewedAccount.view(text)
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'failed', text, problem })
})

test('a name that could not be looked up can be tried again', async () => {
  const names = new FakeNames()
  const { getAddress } = names
  names.getAddress = () => Promise.reject(new Error('No answer'))
  const { models } = openTab({ names })
  await models.viewedAccount.view('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ problem: 'unreachable', details: 'No answer' })
  names.getAddress = getAddress
  await models.viewedAccount.view('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'shown', account: alice })
})

test('a late answer replaces neither a newer view nor none', async () => {
  const names = new FakeNames()
  const late = [deferred<typeof alice>(), deferred<typeof alice>()]
  let asked = 0
  names.getAddress = () => late[asked++]?.promise ?? Promise.resolve(undefined)
  const { models } = openTab({ names })
  const first = models.viewedAccount.view('alice.eth')
  await settled()
  await models.viewedAccount.view(bob)
  late[0]?.resolve(alice)
  await first
  expect(models.viewedAccount.viewed).toMatchObject({ account: bob })
  const second = models.viewedAccount.view('alice.eth')
  await settled()
  models.viewedAccount.stopViewing()
  late[1]?.resolve(alice)
  await second
  expect(models.viewedAccount.viewed).toEqual({ status: 'none' })
})

test('another viewed account never shows the balances of the one before', async () => {
  const { models } = openTab()
  const { balances, view } = models.viewedAccount
  await view(bob)
  balances.watch(84531)
  await settled()
  expect(balances.of(84531).status).toBe('known')
  void view(alice)
  expect(balances.of(84531).status).toBe('loading')
})

test('a name that cannot be looked up says until when its nodes are not asked', async () => {
  const names = new FakeNames()
  names.getAddress = async () => {
    throw new ChainReadError('rate-limited', 1, 'HTTP 429', { pausedUntil: 60_000 })
  }
  const { models } = openTab({ names })
  await models.viewedAccount.view('alice.eth')
  expect(models.viewedAccount.viewed).toMatchObject({ status: 'failed', problem: 'unreachable', pausedUntil: 60_000 })
})
