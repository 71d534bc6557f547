import {
  accountButton,
  answered,
  chainButton,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
  openUnverified,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

/** As often as a balance on screen is read. */
const POLL_MS = 4_000

test.use({ hasSignIn: false })

test('decimal chain ids are understood, invalid ones are ignored', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ quirks: { chainChanged: 'decimal' } })
  await openConnected(page)
  await wallet.switchChain(59140)
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
  for (const invalid of ['', 'loading', null, {}, -1]) await wallet.emit('chainChanged', invalid)
  await wallet.emit('accountsChanged', ['nobody', 42, '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'])
  await expect(accountButton(page, '0x3C4')).toBeVisible()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('a wallet that checksums its answers inconsistently still has one account', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ quirks: { addressCase: 'checksum' } })
  await openConnected(page)
  await wallet.emit('accountsChanged', [wallet.accounts[0]?.toLowerCase()])
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByTitle(wallet.accounts[0] ?? '')).toBeVisible()
})

test('a wallet that briefly lost its node stays connected', { tag: '@proof' }, async ({ page, wallet }) => {
  await openConnected(page)
  wallet.received.length = 0
  await wallet.disconnect({ code: 1013, message: 'Disconnected from chain. Attempting to connect.' })
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_accounts')
  await wallet.selectAccounts(1)
  await expect(accountButton(page, '0x709')).toBeVisible()
})

test('a provider that cannot remove listeners does no harm after disconnecting', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ quirks: { hasRemoveListener: false } })
  await openConnected(page)
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await wallet.emit('accountsChanged', wallet.accounts)
  await wallet.emit('chainChanged', '0x1')
  await expect(connectButton(page)).toBeVisible()
})

test('invalid announcements are skipped, and a remote icon is never fetched', async ({ page, installWallet }) => {
  const icon = 'https://tracker.example/icon.png'
  await installWallet({ name: 'Tracker', rdns: 'test.tracker', icon, takesWindowEthereum: false })
  await page.addInitScript(() => {
    const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of [undefined, {}, { info: { name: 'No provider', rdns: 'test.none' } }, { provider: {} }]) {
        announce(detail)
      }
    })
  })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('region', { name: 'Installed' }).getByRole('listitem')).toHaveText(['Tracker'])
})

test('a wallet that locks itself disconnects, and is asked for its account again', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  await openConnected(page)
  await wallet.lock()
  await expect(connectButton(page)).toBeVisible()
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
})

test('a storm of events ends in the right state, without a storm of requests', { tag: '@proof' }, async ({
  page,
  host,
  installWallet
}) => {
  const wallet = await installWallet({ accounts: [0, 1] })
  wallet.next('eth_requestAccounts', 'event-storm')
  await openConnected(page)
  await answered(page, host)
  host.resetCounts()
  const startedAt = Date.now()
  await wallet.storm()
  await expect(accountButton(page)).toBeVisible()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  await answered(page, host)
  const polls = Math.ceil((Date.now() - startedAt) / POLL_MS)
  expect(host.nodeRequests).toBeLessThan(4 + polls)
})

test('wallets that compete for window.ethereum are all listed, and each connects to itself', async ({
  page,
  installWallet
}) => {
  await installWallet({ name: 'First', rdns: 'test.first' })
  await installWallet({ name: 'Robber', rdns: 'test.robber', accounts: [1], takesWindowEthereum: 'permanently' })
  await installWallet({ name: 'Loser', rdns: 'test.loser', accounts: [2], takesWindowEthereum: 'overwriting' })
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  const installed = dialog.getByRole('region', { name: 'Installed' })
  await expect(installed.getByRole('listitem')).toHaveText(['First', 'Robber', 'Loser'])
  await expect(dialog.getByRole('button', { name: 'Browser wallet' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Loser' }).click()
  await expect(accountButton(page, '0x3C4')).toBeVisible()
})

test.describe('on a page that asks for a signature', () => {
  test.use({ hasSignIn: true })

  test('an account change during signing signs in neither account', { tag: '@proof' }, async ({
    page,
    installWallet
  }) => {
    const wallet = await installWallet({ accounts: [0, 1] })
    wallet.next('personal_sign', 'switch-account')
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => wallet.received.filter(({ method }) => method === 'personal_sign').length).toBe(1)
    await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(accountButton(page, '0x709')).toBeVisible()
    const signed = wallet.received.filter(({ method }) => method === 'personal_sign')
    expect(signed.map(({ params }) => (params as readonly string[])[1])).toEqual([
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    ])
  })

  // The service and the wallet are tried with every kind in tests/server/contract-sign-in.test.ts.
  test('an account that is no contract yet signs in as one', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ accounts: [{ index: 0, kind: 'eip-6492' }] })
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog).toBeHidden()
    await expect(accountButton(page, wallet.accounts[0]?.slice(0, 5))).toBeVisible()
    await page.reload()
    await expect(accountButton(page, wallet.accounts[0]?.slice(0, 5))).toBeVisible()
  })
})
