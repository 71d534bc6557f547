import type { Page } from '@playwright/test'
import type { Fault, PageHost } from './harness/page-host.ts'
import { paint } from './harness/page-time.ts'
import { openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

const LINEA = '/rpc/59140'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

const faults: readonly (readonly [what: string, fault: Fault, says: string])[] = [
  ['is down', 'down', 'No node of this network answers.'],
  ['serves another network', 84531, 'The node serves another network.'],
  ['answers with no JSON', 'garbled', 'The node sent an invalid response.']
]

for (const [what, fault, says] of faults) {
  test(`a node that ${what}: the page names the network, the other one works, and it recovers automatically`, {
    tag: what === 'is down' ? [] : '@proof'
  }, async ({ page, host }) => {
    host.break(LINEA, fault)
    await page.clock.install()
    await openConnected(page, '/dashboard')
    const trouble = balancesOf(page).getByRole('status')
    await expect(trouble).toHaveText(`Linea Goerli is unreachable. ${says} Retrying automatically.`)
    await expect(balancesOf(page).getByRole('listitem').first()).toContainText('10k ETH')
    host.repair(LINEA)
    await recover(page, host)
    await expect(trouble).toBeHidden()
    await expect(balancesOf(page).getByRole('listitem').last()).toContainText('10k ETH')
  })
}

test('a node that does not answer within 10 s is unreachable too, and recovers automatically', {
  tag: '@proof'
}, async ({ page, host }) => {
  host.break(LINEA, 'slow')
  await page.clock.install()
  await openConnected(page, '/dashboard')
  await expect.poll(() => host.counts(LINEA).asked).toBeGreaterThan(0)
  await expect(balancesOf(page).getByRole('listitem').first()).toContainText('10k ETH')
  await expect(balancesOf(page).getByRole('listitem').last().getByText('Loading balance')).toBeVisible()
  await page.clock.runFor(10_000)
  const trouble = balancesOf(page).getByRole('status')
  await expect(trouble).toContainText('Linea Goerli is unreachable. The node did not answer in time.')
  host.repair(LINEA)
  await recover(page, host)
  await expect(trouble).toBeHidden()
})

test('when a node fails, the last known balance stays on screen, with its time', { tag: '@proof' }, async ({
  page,
  host
}) => {
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const linea = balancesOf(page).getByRole('listitem').last()
  await expect(linea).toContainText('10k ETH')
  host.break(LINEA, 'down')
  await page.clock.runFor(4_000)
  await expect(linea).toContainText('Linea Goerli is unreachable.')
  await expect(linea).toContainText('10k ETH')
  await expect(linea).toContainText(/Last known at \d/)
})

test('a node that changes to another network is reported, and its data is not shown', { tag: '@proof' }, async ({
  page,
  host
}) => {
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const linea = balancesOf(page).getByRole('listitem').last()
  await expect(linea).toContainText('10k ETH')
  host.break(LINEA, 84531)
  await page.clock.runFor(4_000)
  await expect(linea).toContainText('Linea Goerli is unreachable. The node serves another network.')
  await expect(linea).toContainText(/Last known at \d/)
  const panel = page.getByRole('region', { name: 'Networks' })
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByText('The node serves another network.')).toHaveCount(1)
  host.repair(LINEA)
  await recover(page, host)
  await expect(linea).not.toContainText('unreachable')
})

test('while the node of the wallet’s own network is down, the page says so and everything else works', {
  tag: '@proof'
}, async ({ page, host }) => {
  host.break('/rpc/84531', 'down')
  await openConnected(page)
  await expect(page.getByRole('main').getByText('Base Goerli is unreachable')).toBeAttached()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(balancesOf(page).getByRole('status')).toContainText('Base Goerli is unreachable.')
})

test('“Try again” reads at once while the node rests after failures', async ({ page, host }) => {
  host.break(LINEA, 'down')
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const trouble = balancesOf(page).getByRole('status')
  await expect(trouble).toHaveText(/^Linea Goerli is unreachable\./)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8_000))
  const networks = page.getByRole('region', { name: 'Networks' })
  await networks.scrollIntoViewIfNeeded()
  const rests = networks.getByText(/Paused until/)
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return rests.isVisible()
    })
    .toBe(true)
  host.repair(LINEA)
  host.resetCounts()
  await balancesOf(page).getByRole('button', { name: 'Try again to read Linea Goerli' }).click()
  await expect
    .poll(async () => {
      await paint(page)
      return host.counts(LINEA).asked
    })
    .toBeGreaterThan(0)
  await expect(trouble).toBeHidden()
})

test('while a node has named a time itself, the page says until when it waits', { tag: '@proof' }, async ({
  page,
  host
}) => {
  host.weather.set({ chainId: 59140, fault: { kind: 'status', status: 429, retryAfter: 60 } })
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const trouble = balancesOf(page).getByRole('status')
  await expect(trouble).toHaveText(
    /^Linea Goerli is unreachable\. The node is limiting requests\. The node has asked for a pause: no request is sent before \d+:\d+:\d+ [AP]M\.$/
  )
  host.weather.clear()
  host.resetCounts()
  await balancesOf(page).getByRole('button', { name: 'Try again to read Linea Goerli' }).click()
  await page.clock.runFor(4_000)
  expect(host.counts(LINEA).asked).toBe(0)
  await expect(trouble).toContainText('The node has asked for a pause')
  await page.clock.fastForward(60_000)
  await expect(trouble).toBeHidden()
})

function balancesOf(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'Balances' })
}

/** Advances the page's clock by its longest pause between retries, one poll at a time. */
async function recover(page: Page, host: PageHost): Promise<void> {
  host.resetCounts()
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return host.counts(LINEA).answered
    })
    .toBeGreaterThan(0)
}
