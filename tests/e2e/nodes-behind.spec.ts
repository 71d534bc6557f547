import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { Transcript } from '#devchain/gateway/transcript.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { startWeatheredGateway } from '../adapters/working-node.ts'
import { openDashboard, reviewAndConfirm } from './harness/dashboard-steps.ts'
import { expect, test } from './test.ts'

const FIRST = '/rpc/84531'
const SECOND = '/second/rpc/84531'
const [, RECIPIENT = ''] = testAccounts

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('after a failover to a node that is behind, its balance is old beside a confirmed payment, no review speaks of now, and its row says so', async ({
  page,
  host,
  chains
}) => {
  const weather = new Weather()
  const gateway = await startWeatheredGateway(chains.nodeUrls, weather, new Transcript())
  try {
    await addEndpoint(page, gateway.url)
    await page.clock.install()
    await openDashboard(page)
    const networks = page.getByRole('region', { name: 'Networks' })
    await networks.scrollIntoViewIfNeeded()
    await expect(networks.getByText('Standby')).toHaveCount(1)
    await enter(page, '4000')
    await reviewAndConfirm(formOf(page))
    await expect(formOf(page).getByText('Sent, and confirmed by the network.')).toBeVisible()
    await expect(tileOf(page)).toContainText('5,999.9 ETH')

    weather.set({ fault: { kind: 'stale-head', blocks: 1 } })
    host.break(FIRST, 'down')
    await page.clock.runFor(4_000)
    await expect(tileOf(page).getByRole('status')).toHaveText(
      'The balance on Base Goerli may be out of date. The node that answered is behind: it does not have the newest blocks yet. Retrying automatically.'
    )
    await expect(tileOf(page)).toContainText(/Last known at \d/)
    await expect(tileOf(page), 'what was paid does not come back').toContainText('5,999.9 ETH')
    await expect(page.getByRole('link', { name: /^Send 4000 ETH to \S+ Confirmed/ })).toBeVisible()
    await networks.scrollIntoViewIfNeeded()
    await expect(networks.getByText(/^1 block behind at \d/)).toBeVisible()

    await enter(page, '9000')
    await formOf(page).getByRole('button', { name: 'Review' }).click()
    await expect(
      formOf(page).getByText(
        'The node that answered is behind: it does not have the newest blocks yet. This page cannot check what this would do.'
      )
    ).toBeVisible()
    await expect(formOf(page).getByText('This would succeed now.')).toHaveCount(0)

    weather.clear()
    await page.clock.runFor(4_000)
    await expect(tileOf(page).getByRole('status')).toBeHidden()
    await networks.scrollIntoViewIfNeeded()
    await expect(networks.getByText('behind')).toHaveCount(0)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    gateway.close()
  }
})

/** The page as it is built, with a second endpoint for Base Goerli on its own origin. */
async function addEndpoint(page: Page, url: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(/(["`])\/rpc\/84531\1/g, `$1${FIRST}$1,$1${SECOND}$1`) })
  })
  await page.route(`**${SECOND}`, async (route) => {
    const body = route.request().postData()
    const answer = await fetch(url + FIRST, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
}

async function enter(page: Page, amount: string): Promise<void> {
  await formOf(page).getByLabel('Recipient').fill(RECIPIENT)
  await formOf(page).getByLabel('Amount in ETH').fill(amount)
}

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}

function tileOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Balances' }).getByRole('listitem').first()
}
