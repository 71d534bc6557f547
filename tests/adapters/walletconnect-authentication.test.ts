import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { PHONE_METHODS } from '#devchain/phone/phone-wallet.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import type { ConnectOptions, Grant, Pairing } from '#domain/ports/connector.ts'
import { formatAuthenticateMessage, SESSION_METHODS, sessionRecap } from '#domain/session/authenticate-message.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { limit } from '../run/limits.mjs'
import { contactedHosts } from './contacted-hosts.ts'
import { failureOf, peer, WalletConnectHarness, type WalletConnectPage } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'
import { WalletConnectTabs } from './walletconnect-tabs-harness.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const PROPOSAL = 'session_proposal'
const AUTHENTICATION = 'session_authenticate'
const HOUR_MS = 3_600_000

const harness = WalletConnectHarness.use()
const tabs = WalletConnectTabs.use(harness)

/** A service whose clock is an hour ahead of the page's, and what it has issued. */
function openService(taken: Partial<SignInRequest> = {}) {
  const issued: SignInRequest[] = []
  const signIn: ConnectOptions['signIn'] = async (way) => {
    expect(way).toBe('wc_sessionAuthenticate')
    const issuedAt = Date.now() + HOUR_MS
    const request: SignInRequest = {
      nonce: `nonce${issued.length}abc`,
      domain: 'app.example',
      uri: 'https://app.example',
      statement: 'Sign in to Portside.',
      issuedAt,
      expiresAt: issuedAt + 600_000,
      chainIds: [mainnet.id, baseGoerli.id, lineaGoerli.id],
      contractChainIds: [],
      ...taken
    }
    issued.push(request)
    return request
  }
  return { issued, signIn }
}

/** Checked as a service does: the text that it writes itself, and who signed it. */
async function expectSigned({ account, chainId, signed }: Grant, request: SignInRequest | undefined): Promise<void> {
  if (!request || !signed) return expect.fail('Nothing was signed.')
  const chainIds = [chainId, ...[baseGoerli.id, lineaGoerli.id].filter((id) => id !== chainId)]
  expect(signed.message).toBe(formatAuthenticateMessage({ ...request, address: account, chainId, chainIds }))
  expect(await verifyMessage({ address: account, ...signed })).toBe(true)
}

/** All prompts on the phone so far. */
function prompts(): readonly (string | undefined)[] {
  const entries = harness.phone.transcript.entries()
  return entries.filter(({ kind }) => kind === 'prompt').map(({ method }) => method)
}

/** Everything of sessions and of what could still become one. */
async function stored({ storage }: Pick<WalletConnectPage, 'storage'>) {
  const entries = Object.fromEntries(await storage.getEntries<unknown>())
  const named = (name: string) => Object.entries(entries).find(([key]) => key.endsWith(`//${name}`))?.[1] ?? []
  const names = ['session', 'proposal', 'pairing', 'authKeys', 'pairingTopics', 'requests', 'subscription']
  return {
    selection: entries['portside:selection'],
    ...Object.fromEntries(names.map((name) => [name, named(name)]))
  }
}

const nothing = {
  selection: undefined,
  session: [],
  proposal: [],
  pairing: [],
  authKeys: [],
  pairingTopics: [],
  requests: [],
  subscription: []
}

test('a wallet that knows it connects and signs in with one approval', async () => {
  await harness.replacePhone({ authentication: {} })
  const page = await harness.open()
  const { issued, signIn } = openService()
  const grant = await page.connect(harness.phone, undefined, { signIn })
  expect(grant).toEqual({ account: first, chainId: baseGoerli.id, ...peer, signed: expect.anything() })
  await expectSigned(grant, issued[0])
  expect(prompts()).toEqual([AUTHENTICATION])
  expect(issued).toHaveLength(1)
})

test('the page asks for its own ReCap, with all methods of a session on its chains, by the service’s clock', async () => {
  await harness.replacePhone({ authentication: {} })
  harness.phone.next(AUTHENTICATION, 'ask')
  const page = await harness.open()
  const { issued, signIn } = openService()
  const connecting = page.connect(harness.phone, lineaGoerli, { signIn })
  const { params } = await harness.phone.untilPrompted(AUTHENTICATION)
  harness.phone.settle('approve')
  await connecting
  const [request] = issued
  expect(params).toEqual({
    type: 'caip122',
    version: '1',
    chains: ['eip155:59140', 'eip155:84531'],
    domain: 'app.example',
    aud: 'https://app.example',
    nonce: request?.nonce,
    statement: 'Sign in to Portside.',
    iat: new Date(request?.issuedAt ?? 0).toISOString(),
    exp: new Date(request?.expiresAt ?? 0).toISOString(),
    resources: [sessionRecap([lineaGoerli.id, baseGoerli.id])]
  })
})

test('the session is like that of a proposal: it signs, switches networks, is resumed without signing, and ends', async () => {
  await harness.replacePhone({ authentication: {} })
  const page = await harness.open()
  const { signIn } = openService()
  await page.connect(harness.phone, undefined, { signIn })
  expect(await page.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  await page.connector.switchChain(lineaGoerli)
  await page.session.close()
  const next = await harness.open({ storage: page.storage })
  expect(await next.connector.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
  const ended = harness.phone.transcript.next(({ kind }) => kind === 'session-ended')
  await next.connector.disconnect()
  await ended
  expect(harness.phone.sessions()).toEqual([])
  await expect.poll(() => stored(next), { interval: 5, timeout: limit(30_000) }).toEqual(nothing)
})

test('a wallet that does not know it answers the proposal beside it, with one prompt and all of the page’s wishes', async () => {
  harness.phone.next(PROPOSAL, 'ask')
  const page = await harness.open()
  const { signIn } = openService()
  const connecting = page.connect(harness.phone, undefined, { signIn })
  const { params } = await harness.phone.untilPrompted(PROPOSAL)
  const { chains, methods, events } = Object(params).optionalNamespaces.eip155
  expect([chains, [...methods].sort(), [...events].sort()]).toEqual([
    ['eip155:84531', 'eip155:59140'],
    [...SESSION_METHODS],
    ['accountsChanged', 'chainChanged']
  ])
  harness.phone.settle('approve')
  expect(await connecting).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(prompts()).toEqual([PROPOSAL])
  expect(await stored(page)).toMatchObject({ authKeys: [], pairingTopics: [], requests: [] })
})

test.each<readonly [string, ConnectOptions['signIn']]>([
  ['there is nothing to sign', async () => undefined],
  ['the service does not take all of the page’s networks', openService({ chainIds: [baseGoerli.id] }).signIn]
])('a wallet is only asked to connect if %s', async (_what, signIn) => {
  await harness.replacePhone({ authentication: {} })
  const page = await harness.open()
  const grant = await page.connect(harness.phone, undefined, { ...(signIn && { signIn }) })
  expect(grant).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(prompts()).toEqual([PROPOSAL])
})

test('each code has a nonce of its own', async () => {
  await harness.replacePhone({ authentication: {} })
  const limits = { ...patientLimits, pairingMs: 50 }
  const page = await harness.open({ limits })
  const { issued, signIn } = openService()
  const shown: Pairing[] = []
  const grant = await page.connector.connect(undefined, {
    signIn,
    onPairing(pairing) {
      shown.push(pairing)
      if (shown.length === 2) limits.pairingMs = 300_000
      if (shown.length === 3) void harness.phone.pair(pairing.uri)
    }
  })
  expect(new Set(shown.map(({ uri }) => uri)).size).toBe(3)
  expect(issued).toHaveLength(3)
  await expectSigned(grant, issued[2])
})

test('a code is not shown for longer than its nonce is valid', async () => {
  const page = await harness.open()
  const { signIn } = openService({ issuedAt: 0, expiresAt: 60_000 })
  const shown: Pairing[] = []
  await page.connect(harness.phone, undefined, { signIn, onPairing: (pairing) => void shown.push(pairing) })
  expect(shown[0]?.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000)
})

test('a refusal connects nothing and is stored nowhere', async () => {
  await harness.replacePhone({ authentication: {} })
  harness.phone.next(AUTHENTICATION, 'reject')
  const page = await harness.open()
  const { signIn } = openService()
  const failure = await failureOf(page.connect(harness.phone, undefined, { signIn }))
  expect(failure).toMatchObject({ kind: 'rejected' })
  await expect.poll(() => stored(page), { interval: 5, timeout: limit(30_000) }).toEqual(nothing)
  expect(await page.connector.resume()).toBeUndefined()
})

test.each([
  ['one that somebody else made', { last: 'other-account' }],
  ['one that is missing', { last: 'missing' }],
  ['the last of several wrong', { signs: 'each-chain', last: 'other-account' }],
  ['the last of several missing', { signs: 'each-chain', last: 'missing' }]
] as const)('signatures with %s connect nothing and are stored nowhere', async (_what, authentication) => {
  await harness.replacePhone({ authentication, accounts: [0, 1] })
  const page = await harness.open()
  const { signIn } = openService()
  const failure = await failureOf(page.connect(harness.phone, undefined, { signIn }))
  expect(failure).toMatchObject({ kind: 'answer', problem: 'invalid-response' })
  await expect.poll(() => stored(page), { interval: 5, timeout: limit(30_000) }).toEqual(nothing)
  expect(await page.connector.resume()).toBeUndefined()
  expect(prompts()).toEqual([AUTHENTICATION])
})

test('an answer that comes too late is stored nowhere, and the next code connects', async () => {
  await harness.replacePhone({ authentication: {} })
  harness.phone.next(AUTHENTICATION, 'ask')
  const page = await harness.open()
  const { issued, signIn } = openService()
  const cancelling = new AbortController()
  const cancelled = page.connect(harness.phone, undefined, { signIn, signal: cancelling.signal })
  await harness.phone.untilPrompted(AUTHENTICATION)
  cancelling.abort()
  expect(await failureOf(cancelled)).toMatchObject({ kind: 'rejected' })
  await expect.poll(() => stored(page), { interval: 5, timeout: limit(30_000) }).toEqual(nothing)
  const settled = harness.phone.transcript.next(({ kind }) => kind === 'session')
  harness.phone.settle('approve')
  await settled
  expect(await stored(page)).toEqual(nothing)
  await expectSigned(await page.connect(harness.phone, undefined, { signIn }), issued[1])
})

test('of several signatures, that of the chosen account on the requested network counts', async () => {
  await harness.replacePhone({ authentication: { signs: 'each-chain' }, accounts: [1, 0] })
  const page = await harness.open()
  const { issued, signIn } = openService()
  const grant = await page.connect(harness.phone, lineaGoerli, { signIn })
  expect(grant).toMatchObject({ account: second, chainId: lineaGoerli.id })
  await expectSigned(grant, issued[0])
  expect(prompts()).toEqual([AUTHENTICATION])
})

test('a signature for another network than the requested one is none', async () => {
  await harness.replacePhone({ authentication: { signs: 'last-chain' } })
  const page = await harness.open()
  const { signIn } = openService()
  const grant = await page.connect(harness.phone, lineaGoerli, { signIn })
  expect(grant).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
})

test('a wallet that grants fewer methods or networks connects, and nothing is signed as asked', async () => {
  await harness.replacePhone({ authentication: {}, methods: PHONE_METHODS.slice(0, 3) })
  const { signIn } = openService()
  const page = await harness.open()
  const grant = await page.connect(harness.phone, undefined, { signIn })
  expect(grant).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect(await page.connector.signMessage(first, 'hi')).toMatch(/^0x/)
  await harness.replacePhone({ authentication: {}, chainIds: [lineaGoerli.id] })
  const other = await harness.open()
  const elsewhere = await other.connect(harness.phone, undefined, { signIn })
  expect(elsewhere).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
})

test('a contract account connects without a signature, and no host is asked about it', async () => {
  await harness.replacePhone({ authentication: { last: 'contract' } })
  const page = await harness.open()
  const { signIn } = openService()
  const { hosts, stop } = contactedHosts()
  const grant = await page.connect(harness.phone, undefined, { signIn })
  stop()
  expect(grant).toEqual({ account: first, chainId: baseGoerli.id, ...peer })
  expect([...hosts]).toEqual(['127.0.0.1'])
})

test('a tab that does not lead gets what was signed', async () => {
  await harness.replacePhone({ authentication: {} })
  const [, follower] = await tabs.openTwo()
  const { issued, signIn } = openService()
  await expectSigned(await follower.connect(harness.phone, undefined, { signIn }), issued[0])
})

test('while one tab waits for a signature, another one only connects', async () => {
  await harness.replacePhone({ authentication: {} })
  harness.phone.next(AUTHENTICATION, 'ask')
  const [one, other] = await tabs.openTwo()
  const { signIn } = openService()
  const waiting = one.connect(harness.phone, undefined, { signIn })
  await harness.phone.untilPrompted(AUTHENTICATION)
  const granted = { account: first, chainId: baseGoerli.id, ...peer }
  expect(await other.connect(harness.phone, undefined, { signIn })).toEqual(granted)
  expect(await waiting).toEqual(granted)
  expect(prompts()).toEqual([AUTHENTICATION, PROPOSAL])
})
