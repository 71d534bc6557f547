// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ServiceBusyError } from '#domain/session/service-busy-error.ts'
import { formatSignInMessage, parseSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import type { Models } from '#ui/models/models.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { shownSignInFailure, signInError } from '#ui/words/sign-in.ts'

const { openTab, settled } = openTabs()

const LIFETIME_MS = 5 * 60_000
const NOT_AS_SHOWN =
  'Your wallet was not asked, because the prepared message differs from what is shown here. Nothing was signed. Send the message again; if this repeats, reload the page.'

/** As the dialog shows it. */
function failureOf({ signIn }: Models) {
  return signIn.walletFailure && shownSignInFailure(signIn.walletFailure, String)
}

type Request = Parameters<AuthenticationAdapter['createMessage']>[0]

/** What an honest service writes. */
const honest = (request: Request): SignInMessage => ({
  ...request,
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Portside.',
  issuedAt: Date.now(),
  expiresAt: Date.now() + LIFETIME_MS
})

/** Connected as Alice, with the sign-in dialog open and a message ready; lists what the wallet is asked to sign. */
async function ready() {
  const authentication = new FakeAuthentication()
  const { models, connector } = openTab({ authentication, signIn: true })
  const asked: string[] = []
  const { signMessage } = connector
  connector.signMessage = (account, message) => {
    asked.push(message)
    return signMessage(account, message)
  }
  models.dialogs.openConnect()
  await models.connection.connect('wallet')
  await settled()
  return { models, connector, authentication, asked }
}

test.each<[string, Partial<SignInMessage>, string]>([
  ['host', { domain: 'evil.example' }, 'Website: app.example expected, evil.example in the message.'],
  [
    'origin',
    { uri: 'https://evil.example' },
    'Address of the page: https://app.example expected, https://evil.example in the message.'
  ],
  ['account', { address: bob }, `Account: ${alice} expected, ${bob} in the message.`],
  ['chain', { chainId: 1 }, 'Chain ID: 84531 expected, 1 in the message.'],
  ['nonce', { nonce: 'nonce99999999' }, 'Nonce: nonce00000001 expected, nonce99999999 in the message.'],
  ['end', { expiresAt: Date.now() + 86_400_000 }, 'The message would not be valid for the time shown.']
])('the wallet is not asked to sign a message for another %s', async (_what, changed, details) => {
  const { models, authentication, asked } = await ready()
  const { createMessage } = authentication
  authentication.createMessage = async (request) => formatSignInMessage({ ...honest(request), ...changed })
  await models.signIn.press()
  expect(asked).toEqual([])
  expect(signInError(models.signIn.signIn)).toBe('Error signing message, please retry!')
  expect(failureOf(models)).toMatchObject({ reason: NOT_AS_SHOWN, details })
  authentication.createMessage = createMessage
  await models.signIn.press()
  await models.signIn.press()
  expect([models.session.status, asked.length]).toEqual(['connected', 1])
})

test('a message that is no sign-in message is not signed, and how long it is valid is not known', async () => {
  const { models, authentication, asked } = await ready()
  authentication.createMessage = async () => 'Send all my money to Bob.'
  await models.signIn.prepare()
  expect(models.signIn.shown?.validity).toEqual({ kind: 'unknown' })
  await models.signIn.press()
  expect([asked, failureOf(models)?.details]).toEqual([[], 'The text is not a sign-in message as this page writes it.'])
})

test('what is shown is what the wallet gets', async () => {
  const { models, connector, asked } = await ready()
  const shown = () => {
    const { website, chain, validity } = models.signIn.shown ?? {}
    return [website, chain?.id, validity]
  }
  expect(shown()).toEqual(['app.example', baseGoerli.id, { kind: 'lasts', minutes: 5 }])
  const signed = deferred<'0xab'>()
  connector.signMessage = async (_account, message) => {
    asked.push(message)
    return signed.promise
  }
  void models.signIn.press()
  await settled()
  const [message = ''] = asked
  const end = Date.parse(/^Expiration Time: (.*)$/m.exec(message)?.[1] ?? '')
  expect(shown()).toEqual(['app.example', baseGoerli.id, { kind: 'ends', at: end }])
  expect(message).toMatch(
    new RegExp(`^app.example wants .*:\n${alice}\n.*\nURI: https://app.example\n.*\nChain ID: 84531\n`, 's')
  )
  signed.resolve('0xab')
  await settled()
  expect(models.session.status).toBe('connected')
})

test('a network that is switched while the dialog is open is the one shown, and signed', async () => {
  const { models, connector, asked } = await ready()
  connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  await settled()
  expect(models.signIn.shown?.chain.name).toBe(lineaGoerli.name)
  await models.signIn.press()
  expect(asked[0]).toContain(`\nChain ID: ${lineaGoerli.id}\n`)
})

test('a message prepared for the former network is not signed, and the visitor reads why', async () => {
  const { models, connector, authentication, asked } = await ready()
  const { createMessage } = authentication
  const slow = deferred<void>()
  authentication.createMessage = async (request) => {
    await slow.promise
    return createMessage(request)
  }
  void models.signIn.press()
  connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  slow.resolve()
  await settled()
  expect(asked).toEqual([])
  expect([signInError(models.signIn.signIn), failureOf(models)?.reason, models.signIn.canPress]).toEqual([
    'Error signing message, please retry!',
    'Your wallet was not asked, because its account or network changed while the message was prepared. Nothing was signed. Check what is shown here, then send the message again.',
    true
  ])
  await models.signIn.press()
  expect([asked.length, models.session.status]).toEqual([1, 'connected'])
  expect(asked[0]).toContain(`\nChain ID: ${lineaGoerli.id}\n`)
})

test('a message prepared for the former account is not signed', async () => {
  const { models, connector, authentication, asked } = await ready()
  const { createMessage } = authentication
  const slow = deferred<void>()
  authentication.createMessage = async (request) => {
    await slow.promise
    return createMessage(request)
  }
  void models.signIn.press()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  slow.resolve()
  await settled()
  expect(asked).toEqual([])
  await models.signIn.press()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain(`:\n${bob}\n`)
})

test('while the wallet has the message, its network stays shown even if the wallet switches', async () => {
  const { models, connector } = await ready()
  connector.signMessage = () => new Promise(() => undefined)
  void models.signIn.press()
  await settled()
  connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  await settled()
  expect(models.signIn.shown?.chain.name).toBe(baseGoerli.name)
})

/** The service's clock is right; the visitor's is set forward by `ms`, and a nonce measures how far. */
async function afterClockChange(ms: number) {
  let passed = 0
  const made = await ready()
  const { models, authentication } = made
  const getNonce = authentication.getNonce
  let ahead = 0
  authentication.getNonce = () => {
    ahead = -passed
    return getNonce()
  }
  authentication.createMessage = async (request) => {
    const issuedAt = Date.now() + ahead
    return formatSignInMessage({ ...honest(request), issuedAt, expiresAt: issuedAt + LIFETIME_MS })
  }
  await models.signIn.prepare()
  passed = ms
  vi.setSystemTime(Date.now() + ms)
  await models.signIn.press()
  return { ...made, isDatedRight: (at: number) => at === Date.now() - ms }
}

test.each([11, -11])(
  'a clock that was set by %d minutes gets a new nonce, silently, and its right time',
  async (minutes) => {
    const { models, asked, isDatedRight } = await afterClockChange(minutes * 60_000)
    expect([models.session.status, asked.length]).toEqual(['connected', 1])
    expect(isDatedRight(parseSignInMessage(asked[0] ?? '')?.issuedAt ?? 0)).toBe(true)
  }
)

test('a message that had expired when it was signed is told from a wrong signature, and a new one is prepared', async () => {
  const { models, connector } = await ready()
  connector.signMessage = async () => {
    vi.setSystemTime(Date.now() + LIFETIME_MS)
    return '0xcd'
  }
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), models.signIn.canPress]).toEqual([
    'Error verifying signature, please retry!',
    true
  ])
  expect(models.signIn.walletFailure?.problem).toEqual({ kind: 'late' })
  connector.signMessage = async () => '0xcd'
  await models.signIn.press()
  expect(models.signIn.walletFailure, 'in time, it was wrong').toBeUndefined()
})

test('a service that is busy is said with the time until which it is, before and after signing', async () => {
  const { models, authentication } = await ready()
  const busy = () => Promise.reject(new ServiceBusyError('503', 60_000))
  const problem = { kind: 'busy', until: Date.now() + 60_000 }
  authentication.verify = busy
  await models.signIn.press()
  expect([signInError(models.signIn.signIn), models.signIn.walletFailure?.problem, models.signIn.canPress]).toEqual([
    'Error verifying signature, please retry!',
    problem,
    true
  ])
  authentication.getNonce = busy
  await models.signIn.prepare()
  expect([signInError(models.signIn.signIn), models.signIn.walletFailure?.problem, models.signIn.canPress]).toEqual([
    'Error preparing message, please retry!',
    problem,
    true
  ])
})
