import { parseSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ActiveSession, AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { signInTimes } from '#domain/session/check-sign-in-message.ts'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'

const DAY_MS = 86_400_000

/** A sign-in service and one browser. */
export interface SignInSetup {
  readonly account: Address
  /** Whom tokens are issued for. */
  readonly audience: string
  /** The adapter of another visit in the same browser. */
  adapter(): AuthenticationAdapter
  sign(message: string): Promise<Hex>
  /** Signed by someone else. */
  forge(message: string): Promise<Hex>
  advanceClock(ms: number): void
  /** Makes the service unreachable from now on. */
  takeDown(): Promise<void>
  close(): Promise<void>
}

/** What every `AuthenticationAdapter` must do with its service. */
export function describeAuthenticationAdapter(name: string, openSetup: () => Promise<SignInSetup>): void {
  describe(`${name} signs in`, () => {
    let setup: SignInSetup
    let adapter: AuthenticationAdapter

    const prepare = async () => {
      const nonce = await adapter.getNonce()
      return adapter.createMessage({ address: setup.account, chainId: baseGoerli.id, nonce })
    }
    const prepareSigned = async () => {
      const message = await prepare()
      return { message, signature: await setup.sign(message) }
    }
    const signIn = async (): Promise<ActiveSession> => {
      const session = await adapter.verify(await prepareSigned())
      if (!session) throw new Error('The signature was not accepted.')
      return session
    }

    beforeEach(async () => {
      setup = await openSetup()
      adapter = setup.adapter()
    })
    afterEach(() => setup?.close())

    test('there is no session before signing in', async () => {
      expect(await adapter.getSession()).toBeUndefined()
    })

    test('every nonce is new and made of the letters and digits that EIP-4361 requires', async () => {
      const nonces = [await adapter.getNonce(), await adapter.getNonce(), await adapter.getNonce()]
      expect(new Set(nonces).size).toBe(3)
      for (const nonce of nonces) expect(nonce).toMatch(/^[a-zA-Z0-9]{8,}$/)
    })

    test('the message is an EIP-4361 message for the account, chain and nonce, and expires', async () => {
      const nonce = await adapter.getNonce()
      const message = await adapter.createMessage({ address: setup.account, chainId: 59140, nonce })
      const fields = parseSiweMessage(message)
      expect(fields).toMatchObject({ address: setup.account, chainId: 59140, nonce, version: '1' })
      expect(fields.domain).toBe(new URL(fields.uri ?? '').host)
      expect(Number(fields.expirationTime)).toBeGreaterThan(Number(fields.issuedAt))
      expect(signInTimes(message, Date.now())?.lifetimeMs).toBeGreaterThan(0)
    })

    test('a signed message starts a session for its account and chain, with times in milliseconds', async () => {
      const startedAt = Date.now()
      const session = await signIn()
      expect(session).toMatchObject({ address: setup.account, chainId: baseGoerli.id })
      expect(Math.abs(session.issuedAt - startedAt)).toBeLessThan(60_000)
      expect(session.expiresAt - session.issuedAt).toBeGreaterThan(60_000)
    })

    test('what a wallet signs with the connection (ERC-7846) starts a session once, and nobody else’s signature does', async () => {
      const request = await adapter.signInRequest?.('wallet_connect')
      if (!request) throw new Error('The service does not take it.')
      expect(request.chainIds).toContain(baseGoerli.id)
      const message = formatSignInMessage({ ...request, address: setup.account, chainId: baseGoerli.id })
      const signed = { message, signature: await setup.sign(message) }
      expect(await adapter.verify(signed)).toMatchObject({ address: setup.account, chainId: baseGoerli.id })
      expect(await adapter.verify(signed)).toBeUndefined()
      const other = await adapter.signInRequest?.('wallet_connect')
      if (!other || other.nonce === request.nonce) throw new Error('A nonce was issued twice.')
      const forged = formatSignInMessage({ ...other, address: setup.account, chainId: baseGoerli.id })
      expect(await adapter.verify({ message: forged, signature: await setup.forge(forged) })).toBeUndefined()
    })

    test('the session persists, on a later visit too', async () => {
      const { remainingMs: _, ...session } = await signIn()
      expect(await adapter.getSession()).toMatchObject(session)
      expect(await setup.adapter().getSession()).toMatchObject(session)
    })

    test('the time left in a session is measured by the service’s clock, however wrong the visitor’s is', async () => {
      setup.advanceClock(30 * DAY_MS)
      const { issuedAt, expiresAt, remainingMs } = await signIn()
      expect(Math.abs(remainingMs - (expiresAt - issuedAt))).toBeLessThan(60_000)
      setup.advanceClock(remainingMs / 2)
      const later = (await setup.adapter().getSession())?.remainingMs ?? 0
      expect(Math.abs(later - remainingMs / 2)).toBeLessThan(60_000)
    })

    test('a session ends when it expires', async () => {
      const { issuedAt, expiresAt } = await signIn()
      setup.advanceClock(expiresAt - issuedAt)
      expect(await adapter.getSession()).toBeUndefined()
    })

    test('a signature by someone else is refused and signs nobody in', async () => {
      const message = await prepare()
      expect(await adapter.verify({ message, signature: await setup.forge(message) })).toBeUndefined()
      expect(await adapter.getSession()).toBeUndefined()
    })

    test('a message works for one sign-in only', async () => {
      const signed = await prepareSigned()
      expect(await adapter.verify(signed)).toBeDefined()
      expect(await adapter.verify(signed)).toBeUndefined()
    })

    test('a nonce that the service never issued is refused', async () => {
      await adapter.getNonce()
      const request = { address: setup.account, chainId: baseGoerli.id, nonce: '0123456789abcdef' }
      const message = await adapter.createMessage(request)
      expect(await adapter.verify({ message, signature: await setup.sign(message) })).toBeUndefined()
    })

    test('signing out ends the session, on a later visit too, and is harmless without one', async () => {
      await signIn()
      await adapter.signOut()
      expect(await adapter.getSession()).toBeUndefined()
      expect(await setup.adapter().getSession()).toBeUndefined()
      await expect(adapter.signOut()).resolves.toBeUndefined()
    })

    const controls = async () => (await adapter.sessionControls?.()) ?? {}

    test('a renewed session lasts longer, and there is nothing to renew without one', async () => {
      const { renew } = await controls()
      if (!renew) return
      expect(await renew()).toBeUndefined()
      const { issuedAt, expiresAt } = await signIn()
      setup.advanceClock((expiresAt - issuedAt) / 2)
      const renewed = await renew()
      expect(renewed).toMatchObject({ address: setup.account, issuedAt })
      expect(renewed?.expiresAt).toBeGreaterThan(expiresAt)
      expect(await adapter.getSession()).toMatchObject({ expiresAt: renewed?.expiresAt })
    })

    test('the browser’s own session is listed, and ending all others keeps it', async () => {
      const { list } = await controls()
      if (!list) return
      expect(await list.read()).toEqual([])
      const { issuedAt, expiresAt } = await signIn()
      await list.end('0'.repeat(32))
      await list.endOthers()
      expect(await list.read()).toMatchObject([{ isCurrent: true, issuedAt, expiresAt }])
    })

    test('a signed token is for whoever is signed in, and lasts minutes', async () => {
      const { issueToken } = await controls()
      if (!issueToken) return
      expect(await issueToken(setup.audience)).toBeUndefined()
      await signIn()
      const issued = await issueToken(setup.audience)
      expect(issued?.token).toMatch(/./)
      expect(issued?.remainingMs).toBeGreaterThan(60_000)
    })

    test('whoever watches hears first whether there is a session, and nothing once it has stopped', async () => {
      const { watch } = await controls()
      if (!watch) return
      const news: string[] = []
      await watch((each) => news.push(each), new AbortController().signal)
      expect(news).toEqual(['ended'])
      await signIn()
      const stopping = new AbortController()
      await Promise.allSettled([
        watch((each) => {
          news.push(each)
          stopping.abort()
        }, stopping.signal)
      ])
      expect(news).toEqual(['ended', 'open'])
    })

    test('an unreachable service says nothing about the session or the signature', async () => {
      const signed = await prepareSigned()
      await setup.takeDown()
      const calls = [adapter.getSession(), adapter.getNonce(), adapter.verify(signed), adapter.signOut()]
      const outcomes = await Promise.allSettled(calls)
      expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    })
  })
}
