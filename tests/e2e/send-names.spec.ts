import type { Locator, Page } from '@playwright/test'
import { encodeFunctionData, namehash, parseAbi } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { ETHEREUM } from './harness/local-chains.ts'
import { test } from './harness/names-test.ts'
import { answered, pickWallet } from './harness/steps.ts'
import { expect } from './test.ts'

const [, , , , , FRANK = '', GRACE = '', , IVAN = ''] = testAccounts
const NAME = 'frank.portside.eth'
const DAY_MS = 86_400_000

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('a name is looked up when its field is left, reviewed with its address, and the address is paid', async ({
  page,
  wallet
}) => {
  const form = await openForm(page)
  await form.getByLabel('Recipient').fill('Frank.Portside.eth')
  await form.getByLabel('Amount in ETH').fill('0.25')
  await expect(form.getByText(FRANK)).toBeVisible()
  await form.getByRole('button', { name: 'Review' }).click()
  const review = form.getByLabel('What you send')
  await expect(review).toContainText(`To${NAME}${FRANK}`)
  await expect(review).toContainText('You send 0.25 ETH.The recipient receives 0.25 ETH.')
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect.poll(() => recipientsOf(wallet)).toEqual([FRANK.toLowerCase()])
})

test('a name that stands for another address by the time of the review is reviewed with that one', {
  tag: '@proof'
}, async ({ page, chains }) => {
  const form = await openForm(page)
  await form.getByLabel('Recipient').fill(NAME)
  await form.getByLabel('Amount in ETH').fill('1')
  await expect(form.getByText(FRANK)).toBeVisible()
  await pointNameTo(chains, GRACE)
  await form.getByRole('button', { name: 'Review' }).click()
  const review = form.getByLabel('What you send')
  await expect(review).toContainText(`To${NAME}${GRACE}`)
  await expect(review.getByText(FRANK)).toBeHidden()
})

test('a name that does not exist or cannot be one is refused at its field, and opens no review', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  const form = await openForm(page)
  for (const [name, words] of [
    ['nobody.portside.eth', 'This name does not stand for an address.'],
    ['frank..eth', 'This is not a valid name.']
  ] as const) {
    await form.getByLabel('Recipient').fill(name)
    await form.getByLabel('Amount in ETH').fill('1')
    await form.getByRole('button', { name: 'Review' }).click()
    await expect(form.getByText(words)).toBeVisible()
    await expect(form.getByLabel('Recipient')).toBeFocused()
    await expect(form.getByLabel('What you send')).toBeHidden()
  }
  expect(recipientsOf(wallet)).toEqual([])
})

test('while names cannot be looked up, the form says so, and an address is paid without one', {
  tag: '@proof'
}, async ({ page, host, wallet }) => {
  const form = await openForm(page)
  host.break(`/rpc/${ETHEREUM}`, 'down')
  await form.getByLabel('Recipient').fill(NAME)
  await form.getByLabel('Amount in ETH').fill('1')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText('This name cannot be looked up now.')).toBeVisible()
  await form.getByLabel('Recipient').fill(FRANK)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByLabel('What you send')).toContainText(`To${FRANK}`)
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect.poll(() => recipientsOf(wallet)).toEqual([FRANK.toLowerCase()])
})

test('an address is reviewed with its own name and picture, but with none that it only claims', {
  tag: '@proof'
}, async ({ page }) => {
  const form = await openForm(page)
  const review = form.getByLabel('What you send')
  await form.getByLabel('Amount in ETH').fill('1')
  await form.getByLabel('Recipient').fill(GRACE)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(review).toContainText(`Tograce.portside.eth${GRACE}`)
  await expect(review.locator('img')).toHaveAttribute('src', /^data:image\/png/)
  await form.getByRole('button', { name: 'Back' }).click()
  const { liar } = readManifest(ETHEREUM).names?.accounts ?? { liar: '' }
  await form.getByLabel('Recipient').fill(liar)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
  await expect(review).toContainText(`To${liar}`)
})

test('a name is viewed without a wallet, with the whole address that it stands for', async ({ page }) => {
  await page.goto('/dashboard?view=Frank.Portside.eth')
  await expect(page.getByRole('heading', { name: 'Viewed account', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Read only')).toBeVisible()
  await expect(main.getByText(NAME, { exact: true })).toBeVisible()
  await expect(main.getByText(FRANK)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Balances' }).getByText(/ETH$/).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Send' })).toBeHidden()
})

test('the visitor’s name is looked up once in 24 hours: not on the next visit, nor when the window gets the focus', async ({
  page,
  host,
  wallet
}) => {
  const lookUps: string[] = []
  page.on('request', (request) => void (request.url().endsWith(`/rpc/${ETHEREUM}`) && lookUps.push(request.url())))
  const name = page.getByRole('main').getByText('alice.portside.eth').first()
  await page.clock.install()
  await page.goto('/')
  await pickWallet(page)
  await expect(name).toBeVisible()
  await expect.poll(() => lookUps.length).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('portside.avatar.alice.portside.eth')
  lookUps.length = 0

  wallet.received.length = 0
  await page.reload()
  await expect(name).toBeVisible()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('eth_accounts')
  wallet.received.length = 0
  // The wallet is asked once it is listened to.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return wallet.received.map(({ method }) => method)
    })
    .toContain('eth_accounts')
  await answered(page, host)
  expect(lookUps).toEqual([])

  await page.clock.setSystemTime(Date.now() + DAY_MS)
  await page.reload()
  await expect.poll(() => lookUps.length).toBeGreaterThan(0)
  await expect(name).toBeVisible()
})

test('a visitor whose picture is a token of another kind than ERC-721 and ERC-1155 has the name, and an emoji', {
  tag: '@proof'
}, async ({ page, host, wallet }) => {
  await wallet.selectAccounts(8)
  await page.goto('/')
  await pickWallet(page)
  const main = page.getByRole('main')
  await expect(main.getByText('ivan.portside.eth').first()).toBeVisible()
  await answered(page, host)
  await expect(main.getByText(fallbackAvatar(IVAN).emoji)).toBeVisible()
  // The icons of networks are pictures too; only an account's picture withholds the referrer.
  await expect(main.locator('img[referrerpolicy]')).toHaveCount(0)
})

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/dashboard')
  await pickWallet(page)
  const form = page.getByRole('region', { name: 'Send' })
  await expect(form.getByLabel('Recipient')).toBeVisible()
  return form
}

/** Whom the wallet was asked to pay, in lower case. */
function recipientsOf({ received }: ScriptedWallet): readonly string[] {
  const requests = received.filter(({ method }) => method === 'eth_sendTransaction')
  return requests.flatMap(({ params }) =>
    (params as readonly { readonly to: string }[]).map(({ to }) => to.toLowerCase())
  )
}

/** As the owner of the name can at any time. */
async function pointNameTo(chains: LocalChains, address: string): Promise<void> {
  const data = encodeFunctionData({
    abi: parseAbi(['function setAddr(bytes32 node, address account)']),
    args: [namehash(NAME), address as `0x${string}`]
  })
  const to = readManifest(ETHEREUM).names?.contracts.publicResolver
  await chains.sendMined(ETHEREUM, { from: FRANK, to, data })
}
