// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { bob } from '#ui/testing/fake-values.ts'

const API = 'https://api.example.com'
const MINUTE = 60_000
const { openTab, settled } = openTabs()
let tab: ReturnType<typeof openTab>
let storage: FakeBrowserStorage

beforeEach(async () => {
  storage = new FakeBrowserStorage()
  tab = openTab({ signIn: 'optional', storage })
  await tab.models.connection.connect('wallet')
  await settled()
})

const read = (audience = API) => tab.models.sessionTokens.read(audience)

async function signIn(): Promise<void> {
  tab.models.dialogs.openSignIn()
  await settled()
  await tab.models.signIn.press()
  await settled()
}

test('nobody who is not signed in has a token, and the service is not asked', async () => {
  expect(await read()).toBeUndefined()
  expect(tab.authentication.tokens).toBe(0)
})

test('a token is held for its audience until a minute before its end, and asked for once however often it is read', async () => {
  await signIn()
  expect(await Promise.all([read(), read(), read('other')])).toEqual(['token 1', 'token 1', 'token 2'])
  await vi.advanceTimersByTimeAsync(4 * MINUTE - 1)
  expect(await read()).toBe('token 1')
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all([read(), read()])).toEqual(['token 3', 'token 3'])
})

test('a token goes with its session: after a sign-out, a new sign-in or in another account there is none', async () => {
  await signIn()
  expect(await read()).toBe('token 1')
  tab.models.session.signOut()
  await settled()
  expect(await read()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await signIn()
  expect(await read()).toBe('token 2')
  tab.connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect(await read()).toBeUndefined()
})

test('after a failure the service is asked again', async () => {
  await signIn()
  tab.authentication.isDown = true
  await expect(read()).rejects.toThrow('unreachable')
  tab.authentication.isDown = false
  expect(await read()).toBe('token 1')
})

test('no token is stored', async () => {
  await signIn()
  await read()
  const stored = [...storage.values, ...Object.entries({ ...localStorage, ...sessionStorage })]
  expect(JSON.stringify(stored)).not.toContain('token 1')
})
