import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { test } from './harness/safe-test.ts'
import {
  type AnyPage,
  accountButton,
  chainButton,
  connectButton,
  navigationOf,
  openConnectDialog,
  openDialog
} from './harness/steps.ts'
import { expect } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const DESCRIPTION = 'Send 1.5 ETH to 0x70…79C8'
const labelOf = ({ address }: { readonly address: string }) => address.slice(0, 5)
const listOf = (app: AnyPage) => app.getByRole('region', { name: 'Transactions', exact: true })
const formOf = (app: AnyPage) => app.getByRole('region', { name: 'Send' })

async function send(app: AnyPage): Promise<void> {
  await formOf(app).getByLabel('Recipient').fill(RECIPIENT)
  await formOf(app).getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(formOf(app))
}

test.describe('without sign-in', () => {
  test.use({ hasSignIn: false })

  test('a page in a Safe connects to it automatically, and to nothing else', async ({ openInSafe, safe }) => {
    const app = await openInSafe()
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
    await expect(chainButton(app, 'Base Goerli')).toBeVisible()
    await expect(openDialog(app)).toBeHidden()
    expect(new Set(safe.received.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))
  })

  test('a disconnect is remembered on the next visit, and connecting again takes one click on Safe', {
    tag: '@proof'
  }, async ({ openInSafe, safe, page }) => {
    const app = await openInSafe()
    await accountButton(app, labelOf(safe)).click()
    await openDialog(app).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButton(app)).toBeVisible()
    safe.received.length = 0
    await page.reload()
    const dialog = await openConnectDialog(app)
    expect(safe.received).toEqual([])
    await dialog.getByRole('button', { name: 'Safe' }).click()
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
    await page.reload()
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
  })

  test('a transfer waits for the other owners, also across a reload, and then for the network', async ({
    openInSafe,
    safe,
    page,
    chains
  }) => {
    safe.hasOtherOwners = true
    const app = await openInSafe({ path: '/dashboard' })
    await send(app)
    await expect(formOf(app).getByText('Proposed in your Safe. It is listed under Transactions')).toBeVisible()
    const entry = listOf(app).getByRole('listitem')
    const waiting = 'Proposed in your Safe. Nothing is sent before enough owners have agreed.'
    await expect(entry).toContainText(`${DESCRIPTION}Pending`)
    await expect(entry).toContainText(waiting)
    await expect(entry.getByRole('link')).toBeHidden()
    await page.reload()
    await expect(entry).toContainText(`${DESCRIPTION}Pending`)
    await expect(entry).toContainText(waiting)
    await safe.approveWaiting()
    await expect(entry).toContainText(`${DESCRIPTION}Confirmed`)
    await expect(entry).not.toContainText('Proposed')
    const href = await entry.getByRole('link').getAttribute('href')
    const hash = href?.split('/').at(-1)
    expect(await chains.call(BASE_GOERLI, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    expect(safe.received.filter(({ method }) => method === 'sendTransactions')).toHaveLength(1)
  })

  test('a transfer that the other owners reject has failed, and says that nothing was sent', { tag: '@proof' }, async ({
    openInSafe,
    safe
  }) => {
    safe.hasOtherOwners = true
    const app = await openInSafe({ path: '/dashboard' })
    await send(app)
    const entry = listOf(app).getByRole('listitem')
    await expect(entry).toContainText('Pending')
    safe.rejectWaiting()
    await expect(entry).toContainText(`${DESCRIPTION}Failed`)
    await expect(entry).toContainText('Nothing was sent: it was rejected, replaced or removed in your Safe.')
    await expect(app.getByText(`${DESCRIPTION}: Failed`)).toHaveRole('status')
  })

  test('a transfer that is deleted from the queue has failed too, and is no longer polled', { tag: '@proof' }, async ({
    openInSafe,
    safe,
    page
  }) => {
    const looks = () =>
      safe.received.flatMap(({ method, params }) =>
        method === 'getTxBySafeTxHash' ? [Object(params).safeTxHash as string] : []
      )
    await page.clock.install()
    safe.hasOtherOwners = true
    const app = await openInSafe({ path: '/dashboard' })
    await send(app)
    const entry = listOf(app).getByRole('listitem')
    await expect(entry).toContainText('Pending')
    safe.deleteWaiting()
    await expect(async () => {
      await page.clock.fastForward(9_000)
      expect(await entry.textContent()).toContain(`${DESCRIPTION}Failed`)
    }).toPass({ intervals: [200] })
    await expect(entry).toContainText('Nothing was sent: it was rejected, replaced or removed in your Safe.')
    const asked = looks()
    await send(app)
    // Polled at the same pulses, so by then any poll of the first has arrived.
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return looks().filter((hash) => hash !== asked[0]).length
      })
      .toBeGreaterThan(2)
    expect(looks().filter((hash) => hash === asked[0])).toEqual(asked)
  })

  test('a transfer that the visitor rejects in the Safe is not listed', { tag: '@proof' }, async ({
    openInSafe,
    safe
  }) => {
    safe.next('sendTransactions', 'reject')
    const app = await openInSafe({ path: '/dashboard' })
    await send(app)
    await expect(formOf(app).getByRole('alert')).toHaveText(
      'You rejected the request in your wallet. Nothing was sent.'
    )
    await expect(listOf(app).getByRole('listitem')).toHaveCount(0)
  })

  test('networks cannot be switched from the page, and it says so', { tag: '@proof' }, async ({ openInSafe, safe }) => {
    const app = await openInSafe()
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
    await chainButton(app, 'Base Goerli').click()
    const dialog = app.getByRole('dialog', { name: 'Switch Networks' })
    await expect(dialog).toContainText(
      'Your wallet does not support switching networks from Portside. Try switching networks from within your wallet instead.'
    )
    await expect(dialog.getByRole('button', { name: 'Linea Goerli' })).toBeDisabled()
  })

  test('a Safe on an unconfigured network is on the wrong network', { tag: '@proof' }, async ({ openInSafe, safe }) => {
    safe.chainId = 1
    const app = await openInSafe()
    await expect(navigationOf(app).getByRole('button', { name: 'Wrong network' })).toBeVisible()
  })

  test('a Safe that does not answer leaves the page usable, and can be retried', { tag: '@proof' }, async ({
    openInSafe,
    safe
  }) => {
    safe.always = 'silence'
    const app = await openInSafe()
    await expect(app.getByText('Your wallet did not answer in time.')).toBeVisible()
    const dialog = await openConnectDialog(app)
    await dialog.getByRole('button', { name: 'Safe' }).click()
    const step = app.getByRole('dialog', { name: 'Safe' })
    await expect(step.getByText('Your wallet did not answer.')).toBeVisible()
    safe.always = undefined
    await step.getByRole('button', { name: 'RETRY' }).click()
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
  })

  test('the page ignores any other message to its window without an error', { tag: '@proof' }, async ({
    openInSafe,
    safe
  }) => {
    const app = await openInSafe({ path: '/dashboard', isNoisy: true })
    await send(app)
    await expect(listOf(app).getByRole('listitem')).toContainText('Confirmed')
    expect(safe.received.length).toBeGreaterThan(1)
  })

  test('the page connects to the Safe even if the browser denies frames storage', {
    tag: ['@proof', '@engine']
  }, async ({ openInSafe, safe, page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'indexedDB', { get: refuse })
    })
    const app = await openInSafe({ path: '/dashboard' })
    await expect(accountButton(app, labelOf(safe))).toBeVisible()
    await send(app)
    await expect(listOf(app).getByRole('listitem')).toContainText('Confirmed')
  })
})
