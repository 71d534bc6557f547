import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { MAX_SESSIONS_OF_ACCOUNT, type SessionStore } from '#server/store/session-store.ts'
import type { StoreSetup } from './session-store.ts'

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Any time will do, but lifetimes are real ones: a store may count them by its own clock. */
const START = 1_760_000_000_000
const MINUTE = 60_000
const ENDLESS = { forMs: 100 * MINUTE, atMostMs: 1000 * MINUTE }

/** What every `SessionStore` must tell of an account's sessions. */
export function describeSessionListing(name: string, openSetup: () => Promise<StoreSetup>): void {
  describe(`${name} lists sessions`, () => {
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
    const begin = (until = 100, address: Address = ALICE) =>
      store.beginSession({ address, chainId: 84531, issuedAt: at(0), expiresAt: at(until) }, undefined)

    test('an account’s valid sessions are listed in any process, its own first and then the most recently used', async () => {
      const [old, own, used] = [await begin(100), await begin(110), await begin(120)]
      await begin(30)
      await begin(100, BOB)
      await store.noteUse(old, at(20), { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' })
      await store.noteUse(used, at(10), { browser: 'Safari' })
      await store.noteUse(used, at(15), {})
      const times = { id: expect.any(String), isCurrent: false, issuedAt: at(0) }
      const client = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
      for (const each of [store, other])
        expect(await each.listSessions(own, at(30))).toEqual([
          { ...times, isCurrent: true, usedAt: at(0), expiresAt: at(110) },
          { ...times, usedAt: at(20), expiresAt: at(100), ...client },
          { ...times, usedAt: at(15), expiresAt: at(120) }
        ])
    })

    test('a session that is over or never began lists nothing, and its use is not noted', async () => {
      await begin()
      const [ended, expired] = [await begin(), await begin(10)]
      await store.endSession(ended)
      for (const id of [ended, expired, 'nobody’s']) {
        await store.noteUse(id, at(10), { browser: 'Firefox' })
        expect(await store.listSessions(id, at(10))).toBeUndefined()
      }
      expect(await setup.dump()).not.toContain('Firefox')
    })

    test('a renewed session keeps what was noted of it', async () => {
      const own = await begin()
      await store.noteUse(own, at(5), { browser: 'Firefox' })
      await store.renewSession(own, at(50), ENDLESS)
      expect(await store.listSessions(own, at(60))).toMatchObject([
        { usedAt: at(5), expiresAt: at(150), browser: 'Firefox' }
      ])
    })

    test('a listed id finds that session only, in any process, of its own account and until it is over', async () => {
      const [own, ended] = [await begin(100), await begin(110)]
      await begin(100, BOB)
      const listed = (await store.listSessions(own, at(1))) ?? []
      const [ownId = '', endedId = ''] = listed.map(({ id }) => id)
      for (const each of [store, other]) {
        expect(await each.findListedSession(ALICE, ownId, at(1))).toEqual(await store.findSession(own, at(1)))
        expect(await each.findListedSession(BOB, ownId, at(1))).toBeUndefined()
        expect(await each.findListedSession(ALICE, 'f'.repeat(32), at(1))).toBeUndefined()
        expect(await each.findListedSession(ALICE, ownId, at(100))).toBeUndefined()
      }
      store.endSessionSoon(ended)
      expect(await store.findListedSession(ALICE, endedId, at(1))).toBeUndefined()
      await store.endSession(ended)
      expect(await other.findListedSession(ALICE, endedId, at(1))).toBeUndefined()
    })

    test('a listed id ends that session only, once, and only for its own account', async () => {
      const [own, ended, stranger] = [await begin(), await begin(), await begin(100, BOB)]
      const [, listed] = (await other.listSessions(own, at(1))) ?? []
      const id = listed?.id ?? ''
      expect(await store.endListedSession(stranger, id, at(1))).toBe(false)
      expect(await store.endListedSession(own, id, at(1))).toBe(true)
      expect(await other.endListedSession(own, id, at(1))).toBe(false)
      expect(await other.findSession(ended, at(1))).toBeUndefined()
      for (const left of [own, stranger]) expect(await store.findSession(left, at(1))).toBeDefined()
    })

    test('a listed id signs nobody in', async () => {
      const [listed] = (await store.listSessions(await begin(), at(1))) ?? []
      expect(listed?.id).toMatch(/^[0-9a-f]{32}$/)
      expect(await store.findSession(listed?.id ?? '', at(1))).toBeUndefined()
    })

    test('no more than an account may have are listed', async () => {
      const first = await begin()
      for (let count = 0; count < MAX_SESSIONS_OF_ACCOUNT; count++) await begin(200)
      expect(await store.listSessions(first, at(1))).toBeUndefined()
      const own = await begin(200)
      expect(await store.listSessions(own, at(1))).toHaveLength(MAX_SESSIONS_OF_ACCOUNT)
    })
  })
}
