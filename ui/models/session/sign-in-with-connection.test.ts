// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Grant } from '#domain/ports/connector.ts'
import { ServiceBusyError } from '#domain/session/service-busy-error.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { sessionOf } from '#ui/testing/fake-authentication.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { walletOf } from '#ui/testing/fake-wallet.ts'
import { signInError } from '#ui/words/sign-in.ts'
import { requireSession } from './require-session.ts'

const { openTab, settled } = openTabs()
const MINUTE = 60_000

/** Its wallet and its service can sign in with the connection. */
function openAble(
  options: Parameters<typeof openTab>[0] = {},
  able: Partial<Wallet> = { signsInWithConnection: true }
) {
  const tab = openTab({ signIn: true, announced: false, ...options })
  tab.connector.signsBy = 'wallet_connect'
  tab.authentication.ways = ['wallet_connect']
  tab.discovery.announce(walletOf('wallet', tab.connector, able))
  tab.models.dialogs.openConnect()
  return tab
}

test('one approval connects and signs in, and no dialog asks for anything', async () => {
  const { models, connector, authentication } = openAble()
  const { verify } = authentication
  const service = deferred<undefined>()
  authentication.verify = async (signed) => {
    await service.promise
    return verify(signed)
  }
  await models.connection.connect('wallet')
  await settled()
  expect([models.session.status, models.connection.signed?.account]).toEqual(['loading', alice])
  service.resolve(undefined)
  await settled()
  expect([models.session.status, models.dialogs.open]).toEqual(['connected', undefined])
  expect([connector.prompts, authentication.nonces]).toEqual([1, 1])
})

test('a wallet that does not say that it can, or a service that cannot, is only connected', async () => {
  for (const [ways, able] of [
    [['wallet_connect'], {}],
    [[], { signsInWithConnection: true }]
  ] as const) {
    const tab = openAble({}, able)
    tab.authentication.ways = ways
    await tab.models.connection.connect('wallet')
    await settled()
    expect([tab.models.session.status, tab.models.signIn.canPress]).toEqual(['unauthenticated', true])
    expect([tab.connector.prompts, tab.authentication.nonces]).toEqual([1, 1])
    expect(signInError(tab.models.signIn.signIn)).toBeUndefined()
  }
})

test('where signing in is optional, connecting asks for no signature', async () => {
  const { models, authentication } = openAble({ signIn: 'optional' })
  await models.connection.connect('wallet')
  await settled()
  expect([models.session.status, authentication.nonces]).toEqual(['connected', 0])
})

test('where signing in is optional, whoever needs a session gets it with the connection, and nobody after that', async () => {
  const { models, connector, authentication } = openAble({ signIn: 'optional' })
  models.dialogs.close()
  const required = requireSession(models)
  await settled()
  models.connectDialog.pick('wallet')
  await settled()
  expect([await required, models.dialogs.open, connector.prompts, authentication.nonces]).toEqual([
    true,
    undefined,
    1,
    1
  ])
  models.session.signOut()
  await models.connection.disconnect()
  await settled()
  await models.connection.connect('wallet')
  await settled()
  expect([models.session.current.status, authentication.nonces]).toEqual(['unauthenticated', 1])
})

test('a service that cannot be asked leaves the wallet connected', async () => {
  const { models, connector, authentication } = openAble()
  authentication.signInRequest = async () => Promise.reject(new Error('No answer.'))
  await models.connection.connect('wallet')
  await settled()
  expect([models.session.status, connector.prompts]).toEqual(['unauthenticated', 1])
  expect(signInError(models.signIn.signIn)).toBeUndefined()
})

test('a signature that is not accepted opens the dialog with the reason, and the wallet is asked when the visitor says so', async () => {
  const { models, connector, authentication } = openAble()
  const { verify } = authentication
  authentication.verify = async () => undefined
  await models.connection.connect('wallet')
  await settled()
  expect([models.session.status, models.connection.signed, models.dialogs.open]).toEqual([
    'unauthenticated',
    undefined,
    'connect'
  ])
  expect([signInError(models.signIn.signIn), models.signIn.canPress, connector.prompts]).toEqual([
    'Error verifying signature, please retry!',
    true,
    1
  ])
  models.dialogs.close()
  models.dialogs.openConnect()
  await settled()
  expect(signInError(models.signIn.signIn)).toBeUndefined()
  authentication.verify = verify
  await models.signIn.press()
  expect([models.session.status, connector.prompts]).toEqual(['connected', 2])
})

test('an account that an earlier signature has signed in stays so, whatever becomes of the new one', async () => {
  const { models, authentication } = openAble()
  authentication.session = sessionOf(alice)
  authentication.verify = async () => undefined
  await models.connection.connect('wallet')
  await settled()
  expect(models.session.status).toBe('connected')
})

test('a message that was signed too late is told, and so is a service that is busy', async () => {
  for (const [passedMs, verify, problem] of [
    [10 * MINUTE, async () => undefined, { kind: 'late' }],
    [0, async () => Promise.reject(new ServiceBusyError('busy', 30_000)), { kind: 'busy', until: expect.any(Number) }]
  ] as const) {
    const { models, connector, authentication } = openAble()
    const { connect } = connector
    connector.connect = async (...parameters) => {
      const grant = await connect(...parameters)
      vi.setSystemTime(Date.now() + passedMs)
      return grant
    }
    authentication.verify = verify
    await models.connection.connect('wallet')
    await settled()
    expect(signInError(models.signIn.signIn)).toBe('Error verifying signature, please retry!')
    expect(models.signIn.walletFailure?.problem).toEqual(problem)
  }
})

test('what a wallet grants and signs after the visitor has left signs nobody in', async () => {
  const { models, connector, authentication } = openAble()
  const answer = deferred<Grant>()
  const { connect } = connector
  connector.connect = async (...parameters) => {
    const grant = await connect(...parameters)
    await answer.promise
    return grant
  }
  const connecting = models.connection.connect('wallet')
  await settled()
  models.dialogs.close()
  answer.resolve({ account: alice, chainId: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  await connecting
  expect([authentication.session, models.connection.active, connector.revoked]).toEqual([undefined, undefined, 1])
  await models.connection.connect('wallet')
  await settled()
  expect(authentication.session?.address).toBe(alice)
})

test('a session that the signature starts for an account which the wallet has left meanwhile is ended', async () => {
  const { models, connector, authentication } = openAble()
  const { verify } = authentication
  const service = deferred<undefined>()
  authentication.verify = async (signed) => {
    const session = await verify(signed)
    await service.promise
    return session
  }
  await models.connection.connect('wallet')
  await settled()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  service.resolve(undefined)
  await settled()
  expect([models.session.status, authentication.session]).toEqual(['unauthenticated', undefined])
})

test('a session that is being ended is over before the signature begins another one', async () => {
  const { models, authentication } = openAble()
  await models.connection.connect('wallet')
  await settled()
  const service = deferred<undefined>()
  const { signOut } = authentication
  authentication.signOut = async () => {
    await service.promise
    await signOut()
  }
  await models.connection.disconnect()
  await models.connection.connect('wallet')
  await settled()
  expect(models.session.status).toBe('unauthenticated')
  service.resolve(undefined)
  await settled()
  expect([models.session.status, authentication.session?.address]).toEqual(['connected', alice])
})
