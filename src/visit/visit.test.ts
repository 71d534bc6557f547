// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openBatches, singleCallWallet } from '#src/testing/open-batches.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { openWrites } from '#src/testing/open-writes.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY, serialiseConnection } from '#ui/models/stored-settings.ts'
import { WalletRequestModel } from '#ui/models/wallet/wallet-request-model.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { accountVisitState, resumeDraft, whenQuiet } from './account-visit.ts'
import { connectVisitState, followWallet, resume, whenWalletAnswered } from './visit.ts'

const { openTab, settled } = openTabs()
const { ask } = openWrites()
const { open: openBatch } = openBatches()
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet that answers when the test likes. */
function slowConnector() {
  const { promise, resolve } = deferred<void>()
  const connector = new FakeConnector()
  const { connect, sendTransaction } = connector
  connector.connect = async (...parameters) => promise.then(() => connect.apply(connector, parameters))
  connector.sendTransaction = async (...parameters) => promise.then(() => sendTransaction.apply(connector, parameters))
  return { connector, answer: resolve }
}

test('the open dialog and the picked wallet are reported', async () => {
  const { connector, answer } = slowConnector()
  const { models } = openTab({ connector })
  expect(connectVisitState(models)).toEqual({ isWalletAsked: false })
  models.dialogs.openConnect()
  models.connectDialog.openLearn()
  expect(connectVisitState(models)).toEqual({ dialog: 'connect', isWalletAsked: false })
  models.connectDialog.pick('wallet')
  expect(connectVisitState(models)).toEqual({ dialog: 'connect', walletId: 'wallet', isWalletAsked: true })
  answer()
  await settled()
  expect(connectVisitState(models)).toEqual({ isWalletAsked: false })
})

test('the connect dialog reopens where it was, and asks the picked wallet', async () => {
  const { models } = openTab()
  await resume(models, { dialog: 'connect', walletId: 'wallet' })
  await settled()
  expect(models.connection.account).toBeDefined()
})

test('if the wallet is no longer there, the list is shown', async () => {
  const { models } = openTab({ announced: false })
  await resume(models, { dialog: 'connect', walletId: 'wallet' })
  expect([models.dialogs.open, models.connectDialog.step.name]).toEqual(['connect', 'NONE'])
})

test('a dialog of the account opens once it is known whose account it is', async () => {
  const { models } = openTab()
  await models.connection.connect('wallet')
  await resume(models, { dialog: 'chain' })
  expect(models.dialogs.open).toBe('chain')
})

test('the sign-in is shown again, without asking the connected wallet to connect', async () => {
  const { models } = openTab({ signIn: true })
  await models.connection.connect('wallet')
  await resume(models, { dialog: 'connect', walletId: 'wallet' })
  expect([models.dialogs.open, models.session.status]).toEqual(['connect', 'unauthenticated'])
  expect(models.connection.account).toBeDefined()
})

test('a dialog that the visitor has opened in the meantime stays open', async () => {
  const { models } = openTab()
  await models.connection.connect('wallet')
  models.dialogs.openAccount()
  await resume(models, { dialog: 'chain' })
  expect(models.dialogs.open).toBe('account')
})

test('a picked wallet is distinguished from a restored account', async () => {
  const { connector, answer } = slowConnector()
  const storage = new FakeBrowserStorage()
  const { models } = openTab({ storage, connector })
  const heard: string[] = []
  const stop = followWallet(models, {
    onAsked: () => heard.push('asked'),
    onRestored: () => heard.push('restored'),
    onAccount: (account) => heard.push(account ?? 'none')
  })
  models.connectDialog.pick('wallet')
  const answered = whenWalletAnswered(models)
  answer()
  expect(await answered).toBe(true)
  expect(heard).toEqual(['none', 'asked', models.connection.account])
  await models.connection.disconnect()
  expect(await whenWalletAnswered(models)).toBe(false)
  storage.values.delete(DISCONNECTED_KEY)
  const grant = { account: recipient, chainId: 84531 } as const
  storage.tab().write(CONNECTION_KEY, serialiseConnection({ wallet: { id: 'wallet', isPaired: false }, grant }))
  expect(heard.slice(3)).toEqual(['none', recipient, 'restored'])
  stop()
})

test('a draft is kept for its account and network, and restored for no other', async () => {
  const { models } = openTab({ reader: new FakeReader() })
  await models.connection.connect('wallet')
  models.paymentForm.edit('recipient', recipient)
  models.paymentForm.edit('amount', '1.5')
  const { draft, isWalletAsked } = accountVisitState(models)
  expect(draft).toEqual({ account: models.connection.account, chainId: 84531, recipient, amount: '1.5' })
  expect(isWalletAsked).toBe(false)
  const after = openTab().models
  await after.connection.connect('wallet')
  if (!draft) throw new Error('Nothing was typed.')
  resumeDraft(after, { draft: { ...draft, account: recipient } })
  resumeDraft(after, { draft: { ...draft, chainId: 59140 } })
  resumeDraft(after, {})
  expect(after.paymentForm.draft).toEqual({ recipient: '', amount: '' })
  resumeDraft(after, { draft })
  expect(after.paymentForm.draft).toMatchObject({ recipient, amount: '1.5' })
})

test('a kind of request that nothing lists counts until the wallet answers, fails, or is no longer waited for', async () => {
  const { models } = openTab()
  await models.connection.connect('wallet')
  const request = new WalletRequestModel<object>(models.connection, models.pendingRequests)
  const isAsked = () => accountVisitState(models).isWalletAsked
  const granted = deferred<void>()
  const grant = request.run({}, () => granted.promise)
  expect(isAsked()).toBe(true)
  granted.resolve()
  await grant
  expect(isAsked()).toBe(false)
  const failure = request.run({}, () => Promise.reject(new Error('No.')))
  expect(isAsked()).toBe(true)
  await failure
  expect(isAsked()).toBe(false)
  void request.run({}, () => new Promise(() => undefined))
  expect(isAsked()).toBe(true)
  request.cancel()
  expect(isAsked()).toBe(false)
})

test('one of two requests that is answered leaves the other one pending', async () => {
  const { models } = openTab()
  await models.connection.connect('wallet')
  const [one, other] = [1, 2].map(() => new WalletRequestModel<object>(models.connection, models.pendingRequests))
  void one?.run({}, () => new Promise(() => undefined))
  await other?.run({}, async () => undefined)
  expect(accountVisitState(models).isWalletAsked).toBe(true)
})

test.each(['chooseAccount', 'switchChain', 'watchAsset', 'signIn'] as const)(
  'while the wallet is asked for %s, a wallet request is pending',
  async (kind) => {
    const { models, connector } = openTab({ signIn: kind === 'signIn' })
    await models.connection.connect('wallet')
    await settled()
    connector.chooseAccount = () => new Promise(() => undefined)
    connector.switchChain = () => new Promise(() => undefined)
    connector.watchAsset = () => new Promise(() => undefined)
    connector.signMessage = () => new Promise(() => undefined)
    expect(accountVisitState(models).isWalletAsked).toBe(false)
    const ask = {
      chooseAccount: () => models.accountChoice.choose(),
      switchChain: () => models.chainSwitch.switchTo(59140),
      watchAsset: () => models.watchAsset.offer({ address: recipient, symbol: 'tUSD', decimals: 6 }),
      signIn: async () => {
        await models.signIn.prepare()
        await models.signIn.press()
      }
    }
    void ask[kind]()
    await settled()
    expect(accountVisitState(models).isWalletAsked).toBe(true)
  }
)

test('a pending transfer counts as a wallet request, and its draft is not restored', async () => {
  const { models, connector } = openTab()
  await models.connection.connect('wallet')
  connector.sendTransaction = () => new Promise(() => undefined)
  models.paymentForm.edit('recipient', recipient)
  models.paymentForm.edit('amount', '0.1')
  const stop = models.balances.watch(84531)
  await settled()
  void pay(models.paymentForm)
  await settled()
  expect(accountVisitState(models)).toEqual({ isWalletAsked: true, draft: undefined })
  stop()
})

test('a signature that a component has asked for counts as a wallet request until it is reset', async () => {
  const { models, connector } = openTab()
  await models.connection.connect('wallet')
  connector.signMessage = () => new Promise(() => undefined)
  const request = models.signatures.open()
  void request.signMessage('I was here.')
  expect(accountVisitState(models).isWalletAsked).toBe(true)
  request.reset()
  expect(accountVisitState(models).isWalletAsked).toBe(false)
})

test('a call of a contract that the wallet is asked for counts as a wallet request until nothing waits for it', async () => {
  const cancelled = await ask()
  expect(accountVisitState(cancelled.models).isWalletAsked).toBe(true)
  cancelled.write.cancel()
  expect(accountVisitState(cancelled.models).isWalletAsked).toBe(false)
  const stopped = await ask()
  stopped.stopWrite()
  expect(accountVisitState(stopped.models).isWalletAsked).toBe(false)
})

test('calls that the wallet is sent one by one count until the last is confirmed: a reload would lose the others', async () => {
  const { models, confirm, mine, batch } = await openBatch({ connector: singleCallWallet() })
  expect(accountVisitState(models).isWalletAsked).toBe(false)
  await confirm()
  await mine(1)
  expect([batch.batchState.status, accountVisitState(models).isWalletAsked]).toEqual(['stepping', true])
  await mine(2)
  expect(accountVisitState(models).isWalletAsked).toBe(false)
})

test('a visit is quiet unless a dialog is open, a wallet is asked or a balance on screen is awaited', async () => {
  const { connector, answer } = slowConnector()
  const balance = deferred<readonly bigint[]>()
  const reader = Object.assign(new FakeReader(), { getBalances: () => balance.promise })
  const { models } = openTab({ connector, reader })
  expect(await whenQuiet(models)).toBe(false)
  models.dialogs.openConnect()
  const closed = whenQuiet(models)
  models.dialogs.close()
  expect(await closed).toBe(true)
  void models.connection.connect('wallet')
  const connected = whenQuiet(models)
  answer()
  expect(await connected).toBe(true)
  const stop = models.balances.watch(84531)
  const read = whenQuiet(models)
  balance.resolve([1n])
  expect(await read).toBe(true)
  expect(await whenQuiet(models)).toBe(false)
  stop()
})

test('a balance that is no longer on screen is not awaited', async () => {
  const reader = Object.assign(new FakeReader(), { getBalances: () => new Promise<never>(() => undefined) })
  const { models } = openTab({ reader })
  await models.connection.connect('wallet')
  const stop = models.balances.watch(84531)
  const quiet = whenQuiet(models)
  stop()
  expect(await quiet).toBe(true)
})

test('until it is known whether the account is signed in, a visit is not quiet', async () => {
  const { models, authentication } = openTab({ signIn: true })
  const answer = deferred<undefined>()
  authentication.getSession = () => answer.promise
  await models.connection.connect('wallet')
  const told = vi.fn()
  const quiet = whenQuiet(models).then(told)
  await settled()
  expect(told).not.toHaveBeenCalled()
  answer.resolve(undefined)
  await quiet
  expect(models.session.status).toBe('unauthenticated')
})
