// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { SESSION_KEY } from '../stored-settings.ts'

const DAY_MS = 86_400_000
const { openTab, settled } = openTabs()

/** Two tabs of one browser, signed in to a session of a day. */
async function twoTabs() {
  const storage = new FakeBrowserStorage()
  const authentication = new FakeAuthentication()
  authentication.renewsForMs = DAY_MS
  const one = openTab({ storage, authentication, signIn: true })
  await one.models.connection.connect('wallet')
  await one.models.signIn.prepare()
  await one.models.signIn.press()
  await settled()
  const other = openTab({ storage, authentication, connector: one.connector, signIn: true })
  await settled()
  return { storage, authentication, tabs: [one, other].map(({ models }) => models.session) }
}

test('halfway through, one of the tabs has the session last longer, which both show', async () => {
  const { authentication, tabs } = await twoTabs()
  const ends = () => tabs.map(({ session }) => session?.expiresAt)
  const [before] = ends()
  const seen = tabs.map(() => new Set<string>())
  for (let step = 0; step < 4; step++) {
    await vi.advanceTimersByTimeAsync(DAY_MS / 8 + 4000)
    for (const [index, tab] of tabs.entries()) seen[index]?.add(tab.status)
  }
  expect(authentication.renewals).toBe(1)
  expect(ends()).toEqual([authentication.session?.expiresAt, authentication.session?.expiresAt])
  expect(authentication.session?.expiresAt).toBeGreaterThan(before ?? 0)
  expect(seen).toEqual([new Set(['connected']), new Set(['connected'])])
})

test('a service that refuses to renew has ended the session, and the state says so', async () => {
  const { authentication, tabs } = await twoTabs()
  authentication.canRenew = false
  await vi.advanceTimersByTimeAsync(DAY_MS / 2 + 4000)
  expect(tabs[0]?.current).toEqual({ status: 'unauthenticated', account: alice, hasEnded: true })
})

test('a renewal that fails leaves the session as it is, and is tried again', async () => {
  const { authentication, tabs, storage } = await twoTabs()
  const stored = storage.values.get(SESSION_KEY)
  authentication.isDown = true
  await vi.advanceTimersByTimeAsync(DAY_MS / 2 + 4000)
  expect([tabs[0]?.status, storage.values.get(SESSION_KEY)]).toEqual(['connected', stored])
  authentication.isDown = false
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(authentication.renewals).toBe(1)
})

test('a host whose service does not renew is asked when the session ends, as before', async () => {
  const { authentication, tabs } = await twoTabs()
  authentication.sessionControls = async () => ({})
  await vi.advanceTimersByTimeAsync(DAY_MS - 8000)
  expect([tabs[0]?.status, authentication.renewals]).toEqual(['connected', 0])
})
