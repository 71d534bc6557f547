import { INSTANT_WALLET, installInstantWallet } from '../bench/instant-wallet.ts'
import { MainThread } from '../bench/main-thread.ts'
import { centreOf, installProbe, requestsOfClick, timeFromClick } from '../bench/page-probe.ts'
import { countWork, workFromClick } from './harness/page-work.ts'
import { expect, test } from './test.ts'

/** What `npm run bench` measures beside times: other work on the machine does not change it. */
const REQUESTS = 3

const connect = { selector: 'nav button', pattern: 'Connect wallet' }
const list = { selector: 'dialog[open] button', pattern: INSTANT_WALLET }
const balance = { selector: 'main', pattern: '10k ETH' }

const connectButton = { selector: 'nav button', text: 'Connect wallet' }
const walletButton = { selector: 'dialog[open] button', text: INSTANT_WALLET }
const shownBalance = { selector: 'main', text: '10k ETH' }

test.use({ hasSignIn: false })

test(`from a click on a wallet to the balance, a first visit makes at most ${REQUESTS} requests`, async ({
  browser,
  host
}) => {
  const context = await browser.newContext({ baseURL: host.origin })
  try {
    await installInstantWallet(context)
    await installProbe(context, balance)
    const page = await context.newPage()
    const thread = await MainThread.of(page, 1)
    const click = async (target: typeof connect, awaited: typeof connect) => {
      const centre = await centreOf(page, target)
      const [ms = 0] = await timeFromClick(page, [awaited], () => page.mouse.click(...centre))
      await thread.untilQuiet()
      return ms
    }
    await page.goto('/')
    await thread.untilQuiet()
    await click(connect, list)
    const requests = await requestsOfClick(page, await click(list, balance))
    expect(requests).toContain('/rpc/84531')
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS)
  } finally {
    await context.close()
  }
})

test('from a click on a wallet to the balance, a page that was idle draws little, and only what changes', async ({
  browser,
  host
}) => {
  const context = await browser.newContext({ baseURL: host.origin, reducedMotion: 'reduce' })
  try {
    await installInstantWallet(context)
    await countWork(context)
    const page = await context.newPage()
    const thread = await MainThread.of(page, 1)
    // On a busy machine, a page that waits for its turn looks quiet: its last steps ahead are waited for.
    const library = page.waitForResponse(/-rpc-/)
    await page.goto('/')
    await library
    await thread.untilQuiet()
    const list = await workFromClick(page, connectButton, walletButton)
    await thread.untilQuiet()
    // All records are listed by the models, and once more when everything else is there.
    const listings = () => page.evaluate(() => pageWork.counts().listings)
    await expect.poll(listings, 'listings of all records while the list is read').toBe(2)
    const connected = await workFromClick(page, walletButton, shownBalance)
    // The list was drawn ahead.
    expect.soft(list.elements, 'elements of the list').toBe(0)
    expect.soft(list.commits, 'commits of the list').toBe(1)
    expect.soft(connected.commits, 'commits until the balance').toBeLessThanOrEqual(5)
    expect.soft(connected.elements, 'elements until the balance').toBeLessThanOrEqual(40)
    // Ten of them style the first link in the navigation, which a page of contracts has drawn before.
    expect.soft(connected.rules, 'CSS rules until the balance').toBeLessThanOrEqual(32)
    expect.soft(connected.reads, 'records read until the balance').toBeLessThanOrEqual(10)
    expect.soft(connected.listings, 'listings of all records until the balance').toBeLessThanOrEqual(1)
  } finally {
    await context.close()
  }
})
