import type { Locator, Page } from '@playwright/test'
import { walletFailures } from '#ui/text/wallet-failures.ts'
import { LINEA_GOERLI } from './harness/local-chains.ts'
import { openWithPhone, promptsOn, scan, showCode } from './harness/phone-steps.ts'
import { accountButton, chainButton, connectButton, openDialog } from './harness/steps.ts'
import { entryOf, openTwo, pageConnections, send } from './harness/tab-steps.ts'
import { expectWithinASecond } from './harness/within-a-second.ts'
import { expect, test } from './test.ts'

const SIGN = 'personal_sign'

test('a signature that one tab requests goes to that tab, and signs in both', { tag: '@proof' }, async ({
  context,
  phone
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/dashboard')
  await scan(phone, await showCode(one))
  const dialogs = [one, other].map((page) => page.getByRole('dialog', { name: 'Verify your account' }))
  const [inOne, inOther] = dialogs as [Locator, Locator]
  await expect(inOne).toBeVisible()
  await other.goto('/dashboard')
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  phone.next(SIGN, 'ask')
  await inOther.getByRole('button', { name: 'Send message' }).click()
  await phone.untilPrompted(SIGN)
  await expect(inOther.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await expect(inOther.getByText('Confirm in Test Phone')).toBeVisible()
  await expect(inOne.getByRole('button', { name: 'Send message' })).toBeEnabled()
  phone.settle('approve')
  for (const page of [one, other]) await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(promptsOn(phone, SIGN)).toBe(1)
})

test.describe('tabs with a session', () => {
  test.use({ hasSignIn: false })

  test('share one relay connection, however many there are', { tag: '@engine' }, async ({ context, phone, relay }) => {
    const [, other] = await openTwo(context, phone, '/dashboard')
    const third = await context.newPage()
    await third.goto('/dashboard')
    await expect(accountButton(third)).toBeVisible()
    await send(other)
    for (const page of [other, third]) await expect(entryOf(page)).toContainText('Confirmed')
    expect(pageConnections(relay)).toBe(1)
    const { length } = relay.transcript.entries().filter(({ kind }) => kind === 'upgrade')
    expect(length).toBe(2)
  })

  test('a tab that is not connected loads no WalletConnect code', { tag: '@proof' }, async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    const loadedBy = (page: Page) => {
      const loaded: string[] = []
      page.on('request', (request) => {
        if (/wallet-?connect[^/]*\.js$/i.test(request.url())) loaded.push(request.url())
      })
      return loaded
    }
    const [byOne, byOther] = [loadedBy(one), loadedBy(other)]
    await other.goto('/')
    await expect(connectButton(other)).toBeVisible()
    await one.goto('/')
    await showCode(one)
    expect(byOne).not.toEqual([])
    expect(byOther).toEqual([])
    await expect(connectButton(other)).toBeVisible()
  })

  test('a code is shown and used in a follower', { tag: '@proof' }, async ({ context, phone, relay }) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    await one.goto('/')
    await showCode(one)
    await openWithPhone(other, phone)
    await expect(accountButton(one)).toBeVisible()
    await expect(openDialog(one)).toBeHidden()
    expect(phone.sessions()).toHaveLength(1)
    expect(pageConnections(relay)).toBe(1)
  })

  test('one continues when the leader is closed', { tag: ['@proof', '@engine'] }, async ({ context, phone, relay }) => {
    const [one, other] = await openTwo(context, phone, '/dashboard')
    await one.close()
    await send(other)
    await expect(entryOf(other)).toContainText('Confirmed')
    expect(pageConnections(relay)).toBe(1)
    await phone.selectAccounts(1)
    await expect(accountButton(other, '0x709')).toBeVisible()
  })

  test('each of three takes over in turn', { tag: '@proof' }, async ({ context, phone, relay }) => {
    const [one, other] = await openTwo(context, phone, '/dashboard')
    const third = await context.newPage()
    await third.goto('/dashboard')
    await expect(accountButton(third)).toBeVisible()
    for (const [index, page] of [one, other, third].entries()) {
      await send(page)
      await expect(entryOf(page)).toHaveCount(index + 1)
      expect(pageConnections(relay)).toBe(1)
      await page.close()
    }
    expect(promptsOn(phone, 'eth_sendTransaction')).toBe(3)
  })

  test('both continue when the leader is reloaded', { tag: '@proof' }, async ({ context, phone, relay }) => {
    const [one, other] = await openTwo(context, phone, '/dashboard')
    await one.reload()
    await expect(accountButton(one)).toBeVisible()
    for (const [index, page] of [one, other].entries()) {
      await send(page)
      for (const each of [one, other]) await expect(entryOf(each).nth(index)).toContainText('Confirmed')
    }
    expect(pageConnections(relay)).toBe(1)
    expect(promptsOn(phone, 'eth_sendTransaction')).toBe(2)
  })

  test('a request that is open when the leader closes fails with a message, and is not sent again', {
    tag: '@proof'
  }, async ({ context, phone }) => {
    const [one, other] = await openTwo(context, phone, '/dashboard')
    phone.next('eth_sendTransaction', 'ask')
    await send(other)
    await phone.untilPrompted('eth_sendTransaction')
    await one.close()
    await expect(other.getByText(walletFailures.interrupted)).toBeVisible()
    phone.settle('reject')
    expect(promptsOn(phone, 'eth_sendTransaction')).toBe(1)
    await other.getByRole('button', { name: 'Back' }).click()
    await send(other)
    await other.getByRole('button', { name: 'Send again' }).click()
    await expect(entryOf(other)).toContainText('Confirmed')
  })

  test('a change of account or network on the phone shows in both within a second', {
    tag: ['@proof', '@alone']
  }, async ({ context, phone }) => {
    await phone.grant({ accounts: [0, 1] })
    const pages = await openTwo(context, phone)
    await expectWithinASecond(pages, 'Account 0x709', () => phone.selectAccounts(1, 0))
    await expectWithinASecond(pages, 'Network: Linea Goerli', () => phone.switchChain(LINEA_GOERLI))
  })

  test('a network picked in one tab applies to both', { tag: '@proof' }, async ({ context, phone }) => {
    const [one, other] = await openTwo(context, phone)
    await chainButton(other, 'Base Goerli').click()
    await openDialog(other).getByRole('button', { name: 'Linea Goerli' }).click()
    for (const page of [one, other]) await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  })

  for (const [whose, index] of [
    ['with the client', 0],
    ['without it', 1]
  ] as const) {
    test(`a disconnect in the tab ${whose} is final in both within a second, and on the phone`, {
      tag: ['@proof', '@alone']
    }, async ({ context, phone }) => {
      const pages = await openTwo(context, phone)
      const ended = phone.transcript.next(({ kind }) => kind === 'session-ended')
      await accountButton(pages[index]).click()
      const disconnect = openDialog(pages[index]).getByRole('button', { name: 'Disconnect' })
      await expectWithinASecond(pages, 'Connect wallet', () => disconnect.click())
      await ended
      for (const page of pages) {
        await page.reload()
        await expect(connectButton(page)).toBeVisible()
      }
    })
  }

  test('a disconnect on the phone ends both within a second', { tag: ['@proof', '@alone'] }, async ({
    context,
    phone
  }) => {
    const pages = await openTwo(context, phone)
    await expectWithinASecond(pages, 'Connect wallet', () => phone.disconnect())
  })
})
