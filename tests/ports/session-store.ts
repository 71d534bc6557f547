import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { SIGN_IN_WAYS, type SignInWay } from '#domain/session/sign-in-request.ts'
import { MAX_NONCES_OF_HOLDER, MAX_SESSIONS_OF_ACCOUNT, type SessionStore } from '#server/store/session-store.ts'

/** A store that several processes can have open. */
export interface StoreSetup {
  /** As another process on the same data. */
  open(): Promise<SessionStore>
  /** All that is stored, as text. */
  dump(): Promise<string>
  close(): Promise<void>
}

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Any time will do, but lifetimes are real ones: a store may count them by its own clock. */
const START = 1_760_000_000_000
const MINUTE = 60_000
const ENDLESS = { forMs: 100 * MINUTE, atMostMs: 1000 * MINUTE }

/** What every `SessionStore` must do. */
export function describeSessionStore(name: string, openSetup: () => Promise<StoreSetup>): void {
  describe(`${name} keeps nonces and sessions`, () => {
    let setup: StoreSetup
    let store: SessionStore
    let other: SessionStore

    beforeEach(async () => {
      setup = await openSetup()
      store = await setup.open()
      other = await setup.open()
    })
    afterEach(async () => {
      store?.close()
      other?.close()
      await setup?.close()
    })

    const at = (minutes: number) => START + minutes * MINUTE
    const issue = async (holder?: string, from = 0, until = from + 10, way: SignInWay = 'personal_sign') => {
      const issued = await store.issueNonce(holder, at(from), at(until), way)
      if (!issued) throw new Error('There are too many nonces.')
      return issued
    }
    const session = (until: number, address: Address = ALICE): AuthenticationSession => ({
      address,
      chainId: 84531,
      issuedAt: at(0),
      expiresAt: at(until)
    })
    const used = (until: number, way: SignInWay = 'personal_sign') => ({ way, expiresAt: at(until) })
    const begin = (until = 100, address: Address = ALICE) => store.beginSession(session(until, address), undefined)

    test('a nonce works once, in any process, and says when it would have expired', async () => {
      const { nonce, holder } = await issue()
      expect(await other.consumeNonce(nonce, holder, at(5))).toEqual(used(10))
      expect(await store.consumeNonce(nonce, holder, at(5))).toBeUndefined()
    })

    test('of many concurrent uses of a nonce in two processes, one succeeds', async () => {
      const { nonce, holder } = await issue()
      const uses = Array.from({ length: 50 }, (_, use) => (use % 2 ? store : other).consumeNonce(nonce, holder, at(5)))
      expect((await Promise.all(uses)).filter((each) => each !== undefined)).toEqual([used(10)])
    })

    test('a nonce works for its holder only, and another holder cannot use it up', async () => {
      const { nonce, holder } = await issue()
      const stranger = await issue()
      expect(await store.consumeNonce(nonce, stranger.holder, at(5))).toBeUndefined()
      expect(await store.consumeNonce(nonce, holder, at(5))).toEqual(used(10))
    })

    test('a nonce says for which way it was issued, in any process', async () => {
      for (const way of SIGN_IN_WAYS) {
        const { nonce, holder } = await issue(undefined, 0, 10, way)
        expect(await other.consumeNonce(nonce, holder, at(5))).toEqual(used(10, way))
        expect(await store.consumeNonce(nonce, holder, at(5))).toBeUndefined()
        expect(await store.consumeNonce(`${nonce} ${way}`, holder, at(5))).toBeUndefined()
      }
    })

    test('a nonce expires', async () => {
      const { nonce, holder } = await issue()
      expect(await store.consumeNonce(nonce, holder, at(10))).toBeUndefined()
    })

    test('a holder keeps its secret while it has an open nonce, and a made-up one is replaced', async () => {
      const { holder } = await issue()
      expect((await issue(holder, 5)).holder).toBe(holder)
      expect((await issue(holder, 20)).holder).not.toBe(holder)
      expect((await issue('chosen-by-somebody-else', 20)).holder).toMatch(/^[\w-]{43}$/)
    })

    test('a holder of too many nonces loses its oldest, and no other holder loses any', async () => {
      const stranger = await issue()
      const first = await issue()
      const later = []
      for (let count = 1; count <= MAX_NONCES_OF_HOLDER; count++) later.push(await issue(first.holder, 0, 10 + count))
      expect(await store.consumeNonce(first.nonce, first.holder, at(5))).toBeUndefined()
      for (const [count, { nonce, holder }] of [stranger, ...later].entries())
        expect(await store.consumeNonce(nonce, holder, at(5))).toEqual(used(10 + count))
    })

    test('a session is found in any process until it expires', async () => {
      const id = await begin()
      for (const each of [store, other]) {
        expect(await each.findSession(id, at(99))).toEqual(session(100))
        expect(await each.findSession(id, at(100))).toBeUndefined()
        expect(await each.findSession('nobody’s', at(1))).toBeUndefined()
      }
    })

    test('a session that ends in one process is over in all', async () => {
      const id = await begin()
      await other.endSession(id)
      for (const each of [store, other]) expect(await each.findSession(id, at(1))).toBeUndefined()
      expect(await store.renewSession(id, at(1), ENDLESS)).toBeUndefined()
    })

    test('a session replaces the browser’s previous one, also that of another account', async () => {
      for (const address of [ALICE, BOB] as const) {
        const earlier = await begin(100, address)
        const later = await store.beginSession(session(110), earlier)
        expect(await store.findSession(earlier, at(50))).toBeUndefined()
        expect(await store.findSession(later, at(50))).toEqual(session(110))
      }
    })

    test('a renewed session lasts longer, but not beyond the longest time after its start, and never shorter', async () => {
      const id = await begin()
      const lasting = { forMs: 100 * MINUTE, atMostMs: 170 * MINUTE }
      expect(await store.renewSession(id, at(50), lasting)).toEqual(session(150))
      expect(await other.renewSession(id, at(10), lasting)).toEqual(session(150))
      expect(await store.renewSession(id, at(140), lasting)).toEqual(session(170))
      expect(await other.findSession(id, at(169))).toEqual(session(170))
      expect(await store.renewSession(id, at(170), lasting)).toBeUndefined()
      expect(await store.findSession(id, at(170))).toBeUndefined()
    })

    test('ending the other sessions of an account keeps its own, and those of other accounts', async () => {
      const [own, stranger] = [await begin(), await begin(100, BOB)]
      const others = [await begin(), await begin()]
      await begin(10)
      expect(await other.endOtherSessions(own, at(50))).toBe(2)
      for (const id of [own, stranger]) expect(await store.findSession(id, at(50))).toBeDefined()
      for (const id of others) expect(await store.findSession(id, at(50))).toBeUndefined()
      expect(await store.endOtherSessions(own, at(50))).toBe(0)
    })

    test('a renewed session is still among those of its account', async () => {
      const [own, renewed] = [await begin(), await begin(10)]
      await store.renewSession(renewed, at(5), ENDLESS)
      expect(await store.endOtherSessions(own, at(50))).toBe(1)
      expect(await store.findSession(renewed, at(50))).toBeUndefined()
    })

    test('without a valid session of its own, nobody ends the others', async () => {
      const [ended, expired, lasting] = [await begin(), await begin(10), await begin()]
      await store.endSession(ended)
      for (const id of [ended, expired, 'nobody’s']) expect(await store.endOtherSessions(id, at(50))).toBe(0)
      expect(await store.findSession(lasting, at(50))).toBeDefined()
    })

    test('an account with too many sessions loses the one that ends first, and no other account loses any', async () => {
      const [first, stranger] = [await begin(50), await begin(50, BOB)]
      const later = []
      for (let count = 0; count < MAX_SESSIONS_OF_ACCOUNT; count++) later.push(await begin())
      expect(await store.findSession(first, at(1))).toBeUndefined()
      for (const id of [stranger, ...later]) expect(await store.findSession(id, at(1))).toBeDefined()
    })

    test('no secret is stored in the clear', async () => {
      const id = await begin()
      const { holder, nonce } = await issue()
      await store.takeTokens('192.0.2.1', 1, 60)
      const stored = await setup.dump()
      for (const text of [ALICE, nonce]) expect(stored).toContain(text)
      for (const secret of [id, holder, '192.0.2.1']) expect(stored).not.toContain(secret)
    })

    test('a session that ends soon is refused immediately, and ended in the store by the next sweep', async () => {
      const [own, ended] = [await begin(), await begin()]
      expect(store.endSessionSoon(ended)).toBe(true)
      expect(await store.findSession(ended, at(1))).toBeUndefined()
      expect(await store.listSessions(own, at(1))).toHaveLength(1)
      expect(await store.listSessions(ended, at(1))).toBeUndefined()
      expect(await other.findSession(ended, at(1))).toBeDefined()
      await store.sweep(at(1))
      expect(await other.findSession(ended, at(1))).toBeUndefined()
    })

    test('a watcher hears whose session a sweep has ended, and whose a browser has left for another account', async () => {
      const heard = new Set<Address>()
      store.watch(
        async (address) => void heard.add(address),
        () => undefined
      )
      // Again and again: a store may take a moment to listen.
      await expect
        .poll(async () => {
          store.endSessionSoon(await begin())
          await store.sweep(at(1))
          return heard
        })
        .toEqual(new Set([ALICE]))
      await store.beginSession(session(100), await begin(100, BOB))
      await expect.poll(() => heard).toEqual(new Set([ALICE, BOB]))
    })

    test('made-up ids leave room for real ones that end soon', async () => {
      const own = await begin()
      const made = Array.from({ length: 10_000 }, (_, index) => store.endSessionSoon(`made up ${index}`))
      expect(made.filter(Boolean)).toHaveLength(5000)
      expect(store.endSessionSoon(own)).toBe(true)
      expect(await store.findSession(own, at(1))).toBeUndefined()
    })

    test('a store that answers says so', async () => {
      expect(await store.check()).toBeUndefined()
    })

    test('a sweep leaves what is still valid', async () => {
      const id = await begin()
      const { nonce, holder } = await issue()
      await store.sweep(at(5))
      expect(await store.findSession(id, at(5))).toBeDefined()
      expect(await store.consumeNonce(nonce, holder, at(5))).toEqual(used(10))
    })
  })
}
