import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { INSTANT_WALLET, installInstantWallet } from '../bench/instant-wallet.ts'
import { MainThread } from '../bench/main-thread.ts'
import { limit } from '../run/limits.mjs'
import { pageWithoutSignIn } from './built-pages.ts'
import { announceOtherWallets, crowdedStorage, longHistory } from './harness/crowded-browser.ts'
import { buildCrowdedPage } from './harness/crowded-page.ts'
import { PageHost } from './harness/page-host.ts'
import { countWork, workFromClick } from './harness/page-work.ts'
import { expect, test } from './test.ts'

const folder = `${pageWithoutSignIn}-crowded`

const connect = { selector: 'nav button', text: 'Connect wallet' }
const wallet = { selector: 'dialog[open] button', text: INSTANT_WALLET }
const firstWallet = { selector: 'dialog[open] button', text: 'Wallet' }
const address = { selector: 'nav button', text: '0xf39' }
const balance = { selector: 'main', text: '10k ETH' }
const network = { selector: 'nav button', text: 'Goerli' }
const firstNetwork = { selector: 'dialog[open] button', text: 'Linea' }
const dashboard = { selector: 'nav a', text: 'Dashboard' }
const form = { selector: 'main', text: 'Recipient' }

/** All tests share the build. */
test.describe.configure({ mode: 'default' })

let host: PageHost

test.beforeAll(async ({ workerChains: { devchain } }) => {
  test.setTimeout(limit(180_000))
  await buildCrowdedPage(folder)
  host = await new PageHost({ folder, gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }).start()
})

test.afterAll(() => host?.stop())

test('with 500 networks, 300 wallets, 200 tokens and 10,000 transactions, a page does first what a screen shows', async ({
  browser
}) => {
  test.setTimeout(limit(120_000))
  const context = await browser.newContext(optionsWith(crowdedStorage(host.origin)))
  try {
    await announceOtherWallets(context)
    const { page, thread } = await open(context)
    const list = await workFromClick(page, connect, firstWallet)
    expect.soft(list.elements, 'elements of the list of wallets').toBeLessThanOrEqual(200)
    // The others follow in slices.
    await expect(page.getByRole('dialog').getByRole('button', { name: INSTANT_WALLET })).toBeAttached()
    await thread.untilQuiet()

    const asked = nodesAsked(page)
    const connected = await workFromClick(page, wallet, address)
    expect.soft(connected.elements, 'elements until the address').toBeLessThanOrEqual(80)
    expect.soft(connected.reads, 'records read until the address').toBeLessThanOrEqual(350)
    expect.soft(connected.listings, 'listings of all records until the address').toBeLessThanOrEqual(1)
    await expect(page.getByRole('main')).toContainText('10k ETH')
    await thread.untilQuiet()
    expect.soft(asked(), 'nodes asked until the balance').toEqual(['/rpc/84531'])

    const networks = await workFromClick(page, network, firstNetwork)
    expect.soft(networks.elements, 'elements of the list of networks').toBeLessThanOrEqual(120)
    await page.keyboard.press('Escape')

    const drawn = await workFromClick(page, dashboard, form)
    expect.soft(drawn.elements, 'elements of the dashboard').toBeLessThanOrEqual(500)
    expect.soft(drawn.commits, 'commits of the dashboard').toBeLessThanOrEqual(3)
    await expect(page.getByText('20 of 500').first()).toBeVisible()
    // Their rows are drawn, and count as in view until the browser has told which are.
    expect.soft(asked().length, 'nodes asked by the dashboard').toBeLessThanOrEqual(22)
  } finally {
    await context.close()
  }
})

test('a screen further down in 10,000 entries of Activity, only the rows of that screen are drawn', async ({
  browser
}) => {
  test.setTimeout(limit(120_000))
  const context = await browser.newContext(optionsWith(longHistory(host.origin)))
  try {
    const { page, thread } = await open(context)
    await workFromClick(page, connect, wallet)
    await thread.untilQuiet()
    await workFromClick(page, wallet, balance)
    await page.goto('/activity')
    await expect(page.getByText('10,000 transactions', { exact: true })).toBeVisible()
    await thread.untilQuiet()
    const steps = await page.evaluate(scrollByScreens, 12)
    for (const { added, drawn, commits } of steps) {
      expect(added).toBeGreaterThan(0)
      expect(added).toBeLessThanOrEqual(20)
      expect(drawn).toBeLessThanOrEqual(40)
      expect(commits).toBeLessThanOrEqual(3)
    }
  } finally {
    await context.close()
  }
})

function optionsWith(storageState: BrowserContextOptions['storageState']): BrowserContextOptions {
  return {
    baseURL: host.origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(storageState && { storageState })
  }
}

async function open(context: BrowserContext) {
  await installInstantWallet(context)
  await countWork(context)
  const page = await context.newPage()
  const thread = await MainThread.of(page, 1)
  await page.goto('/')
  await thread.untilQuiet()
  return { page, thread }
}

/** The paths of the nodes that the page has asked since. */
function nodesAsked(page: Page): () => readonly string[] {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.add(new URL(request.url()).pathname)
  })
  return () => [...paths]
}

interface ScrolledScreen {
  readonly added: number
  readonly drawn: number
  readonly commits: number
}

/** Serialised and run in the page: for each screen that is scrolled down, how many rows it drew, and how many there are. */
async function scrollByScreens(screens: number): Promise<readonly ScrolledScreen[]> {
  const rows = () => document.querySelectorAll('main li[data-key]')
  const steps: ScrolledScreen[] = []
  for (let screen = 0; screen < screens; screen++) {
    const before = new Set(rows())
    const { commits } = pageWork.counts()
    scrollBy(0, innerHeight)
    // What a frame draws and measures, and what that leads to.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const added = [...rows()].filter((row) => !before.has(row)).length
    steps.push({ added, drawn: rows().length, commits: pageWork.counts().commits - commits })
  }
  return steps
}
