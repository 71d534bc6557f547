// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { sessionOf } from '#ui/testing/fake-authentication.ts'
import { alice } from '#ui/testing/fake-values.ts'

const { openTab, settled } = openTabs()

const DAY_MS = 86_400_000

/** @param aheadMs how far the service's clock is ahead. */
async function signedIn(aheadMs = 0) {
  const { models, authentication } = openTab({ signIn: true })
  authentication.passedMs = aheadMs
  await models.connection.connect('wallet')
  await models.signIn.prepare()
  await models.signIn.press()
  await settled()
  return { models, authentication }
}

test('a clock that is seven days fast does not sign out before the service does', async () => {
  const { models } = await signedIn(-7 * DAY_MS)
  await vi.advanceTimersByTimeAsync(DAY_MS - 1)
  expect(models.session.status).toBe('connected')
  await vi.advanceTimersByTimeAsync(1)
  expect(models.session.status).toBe('unauthenticated')
})

test('a slow clock shows no account as signed in that the service has signed out', async () => {
  const { models } = await signedIn(7 * DAY_MS)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(models.session.status).toBe('unauthenticated')
})

test('when the session time is over, the service is asked', async () => {
  const { models, authentication } = await signedIn()
  await vi.advanceTimersByTimeAsync(DAY_MS - 1)
  authentication.session = sessionOf(alice)
  await vi.advanceTimersByTimeAsync(DAY_MS - 1)
  expect(models.session.status).toBe('connected')
  await vi.advanceTimersByTimeAsync(POLLING_INTERVAL_MS)
  expect(models.session.status).toBe('unauthenticated')
})

test('a computer that slept past the end asks when the page is visible again', async () => {
  const { models } = await signedIn()
  vi.setSystemTime(Date.now() + DAY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(models.session.status).toBe('unauthenticated')
})

test('an unreachable service leaves the session uncertain, and is polled every minute', async () => {
  const { models, authentication } = await signedIn()
  authentication.isDown = true
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(models.session.status).toBe('connected')
  expect(models.session.current).toMatchObject({ session: { address: alice }, isUncertain: true })
  authentication.isDown = false
  authentication.session = sessionOf(alice)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(models.session.current).toMatchObject({ status: 'authenticated' })
  expect(models.session.current).not.toHaveProperty('isUncertain')
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(models.session.status).toBe('unauthenticated')
})
