// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionNews } from '#domain/ports/authentication-adapter.ts'
import { otherSessions } from '#domain/session/session-list.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { alice } from '#ui/testing/fake-values.ts'

const { openTab, settled } = openTabs()
const other = { id: 'phone', isCurrent: false, issuedAt: 1, usedAt: 1, expiresAt: Date.now() + 86_400_000 }

afterEach(() => setVisibility('visible'))

function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function signedIn(authentication = new FakeAuthentication()) {
  const { models } = openTab({ authentication, signIn: true })
  await models.connection.connect('wallet')
  await models.signIn.prepare()
  await models.signIn.press()
  await settled()
  const tell = async (news: SessionNews | 'closed') => {
    for (const hear of [...authentication.pages]) hear(news)
    await settled()
  }
  return { models, authentication, tell }
}

test('a session that was ended in another browser is over here at once, and the page can say why', async () => {
  const { models, authentication, tell } = await signedIn()
  authentication.session = undefined
  await tell('ended')
  expect(models.session.current).toEqual({ status: 'unauthenticated', account: alice, hasEnded: true })
  expect(authentication.pages.size).toBe(0)
})

test('an end that the service does not confirm ends nothing', async () => {
  const { models, tell } = await signedIn()
  await tell('ended')
  expect(models.session.status).toBe('connected')
})

test('the service is listened to only while the session lasts and the page is visible', async () => {
  const { models, authentication } = await signedIn()
  expect(authentication.pages.size).toBe(1)
  setVisibility('hidden')
  await settled()
  expect(authentication.pages.size).toBe(0)
  setVisibility('visible')
  await settled()
  expect(authentication.pages.size).toBe(1)
  models.session.signOut()
  await settled()
  expect(authentication.pages.size).toBe(0)
})

test('a page that becomes visible again learns that its session has ended meanwhile', async () => {
  const { models, authentication } = await signedIn()
  setVisibility('hidden')
  authentication.session = undefined
  setVisibility('visible')
  await settled()
  expect(models.session.status).toBe('unauthenticated')
})

test('while the service cannot be listened to, it is asked every minute', async () => {
  const authentication = new FakeAuthentication()
  const watch = vi.fn(() => Promise.reject(new Error('A proxy refuses streams.')))
  authentication.sessionControls = async () => ({ watch })
  const { models } = await signedIn(authentication)
  expect(watch).toHaveBeenCalledTimes(1)
  authentication.session = undefined
  await vi.advanceTimersByTimeAsync(56_000)
  expect([models.session.status, watch.mock.calls.length]).toEqual(['connected', 1])
  await vi.advanceTimersByTimeAsync(8_000)
  expect([models.session.status, watch.mock.calls.length]).toEqual(['unauthenticated', 2])
})

test('a stream that the service has closed is opened again', async () => {
  const { authentication, tell } = await signedIn()
  await tell('closed')
  expect(authentication.pages.size).toBe(0)
  await vi.advanceTimersByTimeAsync(64_000)
  expect(authentication.pages.size).toBe(1)
})

test('a host whose service has no session controls is asked no more than before', async () => {
  const authentication = new FakeAuthentication()
  const { sessionControls: _, ...plain } = authentication
  const asked = vi.spyOn(authentication, 'getSession')
  Object.assign(authentication, { ...plain, sessionControls: undefined })
  const { models } = await signedIn(authentication)
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect([models.session.status, asked.mock.calls.length]).toEqual(['connected', before])
  void models.accountSessions.show()
  await settled()
  expect(models.accountSessions.list).toEqual({ status: 'hidden' })
})

test('the sessions of other browsers are listed, read again when they change, and ended', async () => {
  const { models, authentication, tell } = await signedIn()
  const ids = () =>
    models.accountSessions.list.status === 'listed' && models.accountSessions.list.sessions.map(({ id }) => id)
  models.accountSessions.show()
  await settled()
  expect(ids()).toEqual(['own'])
  authentication.others = [other, { ...other, id: 'tablet' }]
  await tell('changed')
  expect(ids()).toEqual(['own', 'phone', 'tablet'])
  await models.accountSessions.end('phone')
  expect([ids(), authentication.others.map(({ id }) => id)]).toEqual([['own', 'tablet'], ['tablet']])
  await models.accountSessions.end('others')
  expect([ids(), authentication.others]).toEqual([['own'], []])
})

test('a list that was asked for before a session was ended does not bring it back', async () => {
  const { models, authentication } = await signedIn()
  authentication.others = [other]
  models.accountSessions.show()
  await settled()
  const answer = deferred<void>()
  const { sessionControls } = authentication
  authentication.sessionControls = async () => {
    const controls = await sessionControls()
    const { list } = controls
    const slow = async () => {
      const before = await list?.read()
      await answer.promise
      return before ?? []
    }
    return { ...controls, ...(list && { list: { ...list, read: slow } }) }
  }
  void models.accountSessions.read()
  await settled()
  authentication.sessionControls = sessionControls
  await models.accountSessions.end('phone')
  answer.resolve()
  await settled()
  expect(otherSessions(models.accountSessions.list)).toEqual([])
})

test('a list that cannot be read says so, and nothing of it is left after signing out', async () => {
  const { models, authentication } = await signedIn()
  authentication.isDown = true
  models.accountSessions.show()
  await settled()
  expect(models.accountSessions.list).toEqual({ status: 'unreadable' })
  models.session.signOut()
  expect(models.accountSessions.list).toEqual({ status: 'hidden' })
})
