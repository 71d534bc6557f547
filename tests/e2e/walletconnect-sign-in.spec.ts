import type { Page } from '@playwright/test'
import { parseAuthenticateMessage } from '#domain/session/authenticate-message.ts'
import { resize } from '../resize.ts'
import { expectAccessible } from './harness/axe.ts'
import { codeIn, promptsOn, scan, showCode } from './harness/phone-steps.ts'
import { scanCode } from './harness/scan-code.ts'
import { accountButton, barrier, chainButton, connectButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const AUTHENTICATION = 'session_authenticate'
const PROPOSAL = 'session_proposal'
const METHODS = [AUTHENTICATION, PROPOSAL, 'personal_sign']

/** What the visitor reads after one approval: an account, and no dialog that asks for another. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('button', { name: 'Network: Base Goerli' })).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('Since')
}

/** WalletConnect's sessions in the browser's database, and the page's own note of one. */
async function storedSessions(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const store = database.transaction('keyvaluestorage').objectStore('keyvaluestorage')
    const all = (asked: IDBRequest) =>
      new Promise<readonly unknown[]>((resolve) => {
        asked.onsuccess = () => resolve(asked.result)
      })
    const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())])
    database.close()
    const stored = keys.flatMap((key, i) => (/\/\/session$|selection/.test(String(key)) ? [values[i]] : []))
    const noted = Object.keys(localStorage).filter((key) => /wc@|walletconnect/i.test(key))
    return [...stored, ...noted].filter((each) => String(each) !== '[]' && JSON.stringify(each) !== '[]')
  })
}

test('one approval on a phone connects and signs in, and no other host is asked', async ({
  page,
  startPhone,
  host
}) => {
  const contacted = new Set<string>()
  page.on('request', (request) => void contacted.add(new URL(request.url()).host))
  page.on('websocket', (socket) => void contacted.add(new URL(socket.url()).host))
  const phone = await startPhone({ authentication: {} })
  phone.next(AUTHENTICATION, 'ask')
  await page.goto('/')
  const step = await showCode(page)
  await scan(phone, step)
  await phone.untilPrompted(AUTHENTICATION)
  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 800 }
  ]) {
    await resize(page, size)
    await expectAccessible(page)
  }
  phone.settle('approve')
  await expectSignedIn(page)
  expect(METHODS.map((method) => promptsOn(phone, method))).toEqual([1, 0, 0])
  expect([...contacted]).toEqual([new URL(host.origin).host])
  expect(phone.sessions()).toMatchObject([{ page: 'Portside' }])
})

test('what the phone signs is what the service writes itself, for the account and network of the page', async ({
  page,
  startPhone,
  host
}) => {
  const phone = await startPhone({ authentication: { signs: 'each-chain' } })
  const verified = page.waitForRequest((request) => request.url().endsWith('/auth/verify'))
  await page.goto('/')
  await scan(phone, await showCode(page))
  const { message } = (await verified).postDataJSON()
  await expectSignedIn(page)
  expect(parseAuthenticateMessage(message)).toMatchObject({
    domain: new URL(host.origin).host,
    uri: host.origin,
    address: phone.addresses[0],
    chainId: 84531,
    chainIds: [84531, 59140]
  })
})

test('a phone that only connects is asked to sign by the dialog, and shows no second prompt to connect', async ({
  page,
  phone
}) => {
  await page.goto('/')
  await scan(phone, await showCode(page))
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  expect(METHODS.map((method) => promptsOn(phone, method))).toEqual([0, 1, 1])
})

test('a refusal on the phone is reported and leaves no session, and RETRY shows a code that signs in', async ({
  page,
  startPhone
}) => {
  const phone = await startPhone({ authentication: {} })
  phone.next(AUTHENTICATION, 'reject')
  await page.goto('/')
  const step = await showCode(page)
  await scan(phone, step)
  await expect(step.getByText('You rejected the request in your wallet.')).toBeVisible()
  expect(await storedSessions(page)).toEqual([])
  await step.getByRole('button', { name: 'RETRY' }).click()
  await scan(phone, step)
  await expectSignedIn(page)
})

// Other wrong answers are in tests/adapters/walletconnect-authentication.test.ts.
test('an answer whose last signature is another account’s connects nothing and leaves no session', async ({
  page,
  startPhone
}) => {
  const phone = await startPhone({ authentication: { signs: 'each-chain', last: 'other-account' } })
  await page.goto('/')
  const step = await showCode(page)
  await scan(phone, step)
  await expect(step.getByRole('button', { name: 'RETRY' })).toBeVisible()
  expect(await storedSessions(page)).toEqual([])
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await barrier(page)
  await expect(accountButton(page)).toBeHidden()
})

test('a contract account connects and gets the dialog, and no other host is asked about its signature', async ({
  page,
  startPhone
}) => {
  const phone = await startPhone({ authentication: { last: 'contract' } })
  await page.goto('/')
  await scan(phone, await showCode(page))
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
  await expect(accountButton(page)).toBeAttached()
})

test('after five minutes the code is renewed with a nonce of its own; a phone that answers the former is too late', {
  tag: '@proof'
}, async ({ page, startPhone }) => {
  const nonces: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/nonce')) nonces.push(request.postDataJSON())
  })
  const phone = await startPhone({ authentication: {} })
  phone.next(AUTHENTICATION, 'ask')
  await page.clock.install()
  await page.goto('/')
  const step = await showCode(page)
  const first = await scanCode(codeIn(step))
  await phone.pair(first)
  await phone.untilPrompted(AUTHENTICATION)
  expect(nonces).toEqual([{ way: 'wc_sessionAuthenticate' }])
  await page.clock.fastForward(300_000)
  await expect.poll(() => scanCode(codeIn(step))).not.toBe(first)
  expect(nonces).toEqual(Array(2).fill({ way: 'wc_sessionAuthenticate' }))
  phone.settle('approve')
  await barrier(page)
  expect(await storedSessions(page)).toEqual([])
  await scan(phone, step)
  await expectSignedIn(page)
})
