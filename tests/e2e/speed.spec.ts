import { INSTANT_WALLET, installInstantWallet } from '../bench/instant-wallet.ts'
import { MainThread } from '../bench/main-thread.ts'
import { centreOf, installProbe, requestsOfClick, timeFromClick } from '../bench/page-probe.ts'
import { expect, test } from './test.ts'

/** What `npm run bench` measures beside times: other work on the machine does not change it. */
const REQUESTS = 3

const connect = { selector: 'nav button', pattern: 'Connect wallet' }
const list = { selector: 'dialog[open] button', pattern: INSTANT_WALLET }
const balance = { selector: 'main', pattern: '10k ETH' }

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
