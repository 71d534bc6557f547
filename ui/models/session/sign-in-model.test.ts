// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import type { SignInChains } from '#domain/session/sign-in-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { sessionOf } from '#ui/testing/fake-authentication.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { signInError, signInLabel } from '#ui/words/sign-in.ts'

const { openTab, settled } = openTabs()

const openWithSignIn = (parameters: Parameters<typeof openTab>[0] = {}) => openTab({ signIn: true, ...parameters })

/** Connected, with the sign-in dialog open and its message ready. */
async function ready() {
  const made = openWithSignIn()
  made.models.dialogs.openConnect()
  await made.models.connection.connect('wallet')
  await settled()
  return made
}

test('without an authentication adapter a connected wallet is enough', async () => {
  const { models } = openWithSignIn({ signIn: false })
  await models.connection.connect('wallet')
  expect(models.session.status).toBe('connected')
})

test('signing in without an authentication adapter throws an error for the developer', async () => {
  const { models } = openWithSignIn({ signIn: false })
  await models.connection.connect('wallet')
  await expect(models.signIn.prepare()).rejects.toThrow('No authentication adapter found')
  await expect(models.signIn.press()).rejects.toThrow('No authentication adapter found')
  expect(signInError(models.signIn.signIn)).toBeUndefined()
})

test('a connected wallet is unauthenticated until it has signed, and the connect dialog stays open for that', async () => {
  const { models } = await ready()
  expect(models.session.status).toBe('unauthenticated')
  expect(models.dialogs.open).toBe('connect')
  await models.signIn.press()
  expect(models.session.status).toBe('connected')
  expect(models.dialogs.open).toBeUndefined()
})

test('the button says what happens at each moment', async () => {
  const { models, connector, authentication } = openWithSignIn()
  await models.connection.connect('wallet')
  await settled()
  const labels = [signInLabel(models.signIn.signIn)]
  await models.signIn.prepare()
  labels.push(signInLabel(models.signIn.signIn))
  const sign = deferred<Hex>()
  const verify = deferred<ActiveSession>()
  connector.signMessage = () => sign.promise
  authentication.verify = () => verify.promise
  void models.signIn.press()
  await settled()
  labels.push(signInLabel(models.signIn.signIn))
  sign.resolve('0xab')
  await settled()
  labels.push(signInLabel(models.signIn.signIn))
  verify.resolve(sessionOf(alice))
  await settled()
  expect(labels).toEqual(['Preparing message...', 'Send message', 'Waiting for signature...', 'Verifying signature...'])
})

test('a rejection in the wallet returns to idle without an error, and is shown until the next message is ready', async () => {
  const { models, connector } = await ready()
  connector.signMessage = async () => {
    throw new WalletError('rejected')
  }
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), signInLabel(models.signIn.signIn), models.signIn.canPress]).toEqual([
    undefined,
    'Send message',
    true
  ])
  expect(models.signIn.isRejected).toBe(true)
  connector.signMessage = () => new Promise(() => undefined)
  void models.signIn.press()
  expect(models.signIn.isRejected).toBe(false)
})

test('each failure has its text, and a fresh nonce to try again with', async () => {
  const { models, connector, authentication } = await ready()
  connector.signMessage = async () => {
    throw new WalletError('pending')
  }
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), models.signIn.canPress]).toEqual([
    'Error signing message, please retry!',
    true
  ])
  expect(models.signIn.walletFailure?.problem).toEqual({ kind: 'wallet', problem: 'pending' })
  connector.signMessage = async () => '0xab'
  authentication.verify = async () => undefined
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), models.signIn.canPress]).toEqual([
    'Error verifying signature, please retry!',
    true
  ])
  expect(models.signIn.walletFailure).toBeUndefined()
  authentication.createMessage = async () => {
    throw new Error('broken')
  }
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), models.signIn.canPress]).toEqual(['Oops, something went wrong!', true])
  expect(authentication.nonces).toBe(4)
})

test('opening the dialog twice concurrently fetches one nonce', async () => {
  const { models, authentication } = openWithSignIn()
  await models.connection.connect('wallet')
  await Promise.all([models.signIn.prepare(), models.signIn.prepare()])
  expect([authentication.nonces, models.signIn.canPress]).toEqual([1, true])
})

test('a message that has waited for a minute gets a new nonce, so that signing has its full lifetime', async () => {
  const { models, connector, authentication } = await ready()
  const signed: string[] = []
  const signMessage = connector.signMessage
  connector.signMessage = (account, message) => {
    signed.push(message)
    return signMessage(account, message)
  }
  await vi.advanceTimersByTimeAsync(59_000)
  connector.refusal = new WalletError('rejected')
  await models.signIn.press()
  await vi.advanceTimersByTimeAsync(60_000)
  await models.signIn.press()
  expect(signed.map((message) => /^Nonce: (.*)$/m.exec(message)?.[1])).toEqual(['nonce00000001', 'nonce00000003'])
  expect([models.session.status, authentication.nonces]).toEqual(['connected', 3])
})

test('without a new nonce, the wallet is not asked to sign', async () => {
  const { models, connector, authentication } = await ready()
  const { prompts } = connector
  authentication.isDown = true
  await vi.advanceTimersByTimeAsync(60_000)
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), signInLabel(models.signIn.signIn)]).toEqual([
    'Error preparing message, please retry!',
    'Try again'
  ])
  expect(connector.prompts).toBe(prompts)
})

test('closing the dialog while a new nonce is fetched sends no request', async () => {
  const { models, connector, authentication } = await ready()
  const { prompts } = connector
  const nonce = deferred<string>()
  authentication.getNonce = () => nonce.promise
  await vi.advanceTimersByTimeAsync(60_000)
  void models.signIn.press()
  await settled()
  await models.signIn.cancel()
  nonce.resolve('nonce00000009')
  await settled()
  expect(connector.prompts).toBe(prompts)
})

test('a failed nonce request can be retried', async () => {
  const { models, authentication } = await ready()
  const getNonce = authentication.getNonce
  authentication.getNonce = async () => {
    throw new Error('down')
  }
  await models.signIn.prepare()
  expect([signInError(models.signIn.signIn), models.signIn.canPress]).toEqual([
    'Error preparing message, please retry!',
    true
  ])
  authentication.getNonce = getNonce
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), signInLabel(models.signIn.signIn)]).toEqual([undefined, 'Send message'])
})

test('cancelling disconnects, and a late signature does not sign in', async () => {
  const { models, connector } = await ready()
  const sign = deferred<Hex>()
  connector.signMessage = () => sign.promise
  void models.signIn.press()
  await settled()
  await models.signIn.cancel()
  sign.resolve('0xab')
  await settled()
  expect(models.session.status).toBe('disconnected')
  expect(models.session.session).toBeUndefined()
})

test('leaving while the wallet is asked says that the request is still open there, until the wallet has answered', async () => {
  const { models, connector } = await ready()
  const sign = deferred<Hex>()
  connector.signMessage = () => sign.promise
  void models.signIn.press()
  await settled()
  expect(models.signIn.isLeftOpen).toBe(false)
  await models.signIn.cancel()
  expect(models.signIn.isLeftOpen).toBe(true)
  sign.resolve('0xab')
  await settled()
  expect(models.signIn.isLeftOpen).toBe(false)
})

test('leaving while the wallet is not asked says nothing of a request', async () => {
  const { models } = await ready()
  await models.signIn.cancel()
  expect(models.signIn.isLeftOpen).toBe(false)
})

test('back returns to the start while the wallet is asked, and says that the request is still open there', async () => {
  const { models, connector } = await ready()
  const sign = deferred<Hex>()
  connector.signMessage = () => sign.promise
  void models.signIn.press()
  await settled()
  models.signIn.back()
  await settled()
  expect([models.signIn.signIn.status, models.signIn.note, models.dialogs.open]).toEqual([
    'ready',
    { kind: 'left-open' },
    'connect'
  ])
  sign.resolve('0xab')
  await settled()
  expect(models.session.status).toBe('unauthenticated')
})

test('back from the start closes the dialog, and the wallet stays connected', async () => {
  const { models, connector } = await ready()
  models.signIn.back()
  await settled()
  expect([models.dialogs.open, models.session.status, connector.revoked]).toEqual([undefined, 'unauthenticated', 0])
})

test('an account that changes while the wallet is asked is said, with the account that was asked for', async () => {
  const { models, connector } = await ready()
  connector.signMessage = () => new Promise(() => undefined)
  void models.signIn.press()
  await settled()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect([models.signIn.signIn.status, models.signIn.note]).toEqual([
    'ready',
    { kind: 'account-changed', account: alice }
  ])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settled()
  expect(models.signIn.note, 'nothing was asked').toBeUndefined()
})

test('a signature for a previous account does not sign in', async () => {
  const { models, connector, authentication } = await ready()
  const verified = deferred<ActiveSession>()
  authentication.verify = () => verified.promise
  void models.signIn.press()
  await settled()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  authentication.session = sessionOf(alice)
  verified.resolve(sessionOf(alice))
  await settled()
  expect([models.session.status, authentication.session]).toEqual(['unauthenticated', undefined])
})

test('cancelling while the service verifies leaves no session behind', async () => {
  const { models, authentication } = await ready()
  const verified = deferred<ActiveSession>()
  authentication.verify = () => verified.promise
  void models.signIn.press()
  await settled()
  await models.signIn.cancel()
  authentication.session = sessionOf(alice)
  verified.resolve(sessionOf(alice))
  await settled()
  expect(authentication.session).toBeUndefined()
})

test('a pending sign-out cannot end the next session', async () => {
  const { models, authentication } = await ready()
  await models.signIn.press()
  const slow = deferred<void>()
  authentication.signOut = () => slow.promise
  models.session.signOut()
  models.dialogs.openConnect()
  await settled()
  expect(models.signIn.canPress).toBe(false)
  slow.resolve()
  await settled()
  expect(models.signIn.canPress).toBe(true)
})

/** Connected on Linea Goerli, with the sign-in dialog open. */
async function onLinea(chains: SignInChains, options: Parameters<typeof openTab>[0] = {}) {
  const made = openWithSignIn(options)
  made.authentication.chains = chains
  await made.models.connection.connect('wallet')
  made.connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  await settled()
  made.models.dialogs.openConnect()
  await settled()
  return made
}

test('on a chain that the service does not take, nothing is signed and its own chains are offered', async () => {
  const { models, connector } = await onLinea({ chainIds: [baseGoerli.id], contractChainIds: [] })
  const { prompts } = connector
  expect([models.signIn.obstacle, models.signIn.canPress, models.signIn.isOnRefusedChain]).toEqual([
    'chain',
    false,
    true
  ])
  expect(models.signIn.otherChains).toEqual([baseGoerli])
  await models.signIn.press()
  expect(connector.prompts).toBe(prompts)
  await models.chainSwitch.switchTo(baseGoerli.id)
  expect([models.signIn.obstacle, models.signIn.canPress, models.signIn.otherChains]).toEqual([undefined, true, []])
  await models.signIn.press()
  expect(models.session.status).toBe('connected')
})

test('a contract account is offered the chains where the service has a node, and a key may sign anywhere', async () => {
  const chains = { chainIds: [baseGoerli.id, lineaGoerli.id], contractChainIds: [baseGoerli.id] }
  const key = await onLinea(chains)
  expect([key.models.signIn.obstacle, key.models.signIn.canPress]).toEqual([undefined, true])
  const reader = new FakeReader()
  reader.contracts.add(alice)
  const { models } = await onLinea(chains, { reader })
  expect([models.signIn.obstacle, models.signIn.otherChains]).toEqual(['contract', [baseGoerli]])
  await models.chainSwitch.switchTo(baseGoerli.id)
  await settled()
  expect(models.signIn.obstacle).toBeUndefined()
})

test('before the service has said which chains it takes, those of the page count', async () => {
  const { models, connector } = openWithSignIn()
  await models.connection.connect('wallet')
  expect(models.signIn.isOnRefusedChain).toBe(false)
  connector.emit({ type: 'chainChanged', chainId: 424242 })
  expect(models.signIn.isOnRefusedChain).toBe(true)
  await settled()
  models.dialogs.openConnect()
  await settled()
  expect([models.signIn.obstacle, models.signIn.canPress], 'a service that takes every chain').toEqual([
    undefined,
    true
  ])
})
