import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
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

/** Its build and its pages each keep a core busy for long; `npm run bench` measures how long. */
const CROWDED = { tag: ['@proof', '@alone'] }

const connect = { selector: 'nav button', text: 'Connect wallet' }
const wallet = { selector: 'dialog[open] button', text: INSTANT_WALLET }
const firstWallet = { selector: 'dialog[open] button', text: 'Wallet' }
const address = { selector: 'nav button', text: '0xf39' }
const balance = { selector: 'main', text: '10k ETH' }
const network = { selector: 'nav button', text: 'Goerli' }
const firstNetwork = { selector: 'dialog[open] button', text: 'Linea' }
const dashboard = { selector: 'nav a', text: 'Dashboard' }
const form = { selector: 'main', text: 'Recipient' }

const MOST_ELEMENTS_IN_ROW = 11
/** Rows near the screen whose drawing the next frame may interrupt, and which are then drawn anew. */
const MOST_REDRAWN = 5

/** All tests share the build. */
test.describe.configure({ mode: 'default' })

let host: PageHost

test.beforeAll(async ({ workerChains: { devchain } }) => {
  test.setTimeout(limit(180_000))
  await buildCrowdedPage(folder)
  host = await new PageHost({ folder, gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }).start()
})

test.afterAll(() => host?.stop())

test(
  'with 500 networks, 300 wallets, 200 tokens and 10,000 transactions, a page does first what a screen shows',
  CROWDED,
  async ({ browser }) => {
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
      const listings = () => page.evaluate(() => pageWork.counts().listings)
      await expect.poll(listings, 'listings of all records while the list is read').toBeGreaterThan(0)

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
      expect.soft(drawn.elements, 'elements of the dashboard').toBeLessThanOrEqual(260)
      expect.soft(drawn.commits, 'commits of the dashboard').toBeLessThanOrEqual(3)
      await expect(page.getByText('20 of 500').first()).toBeVisible()
      // Their rows are drawn, and count as in view until the browser has told which are.
      expect.soft(asked().length, 'nodes asked by the dashboard').toBeLessThanOrEqual(22)
    } finally {
      await context.close()
    }
  }
)

test(
  'a screen further down in 10,000 entries of Activity, only the rows of that screen are drawn',
  CROWDED,
  async ({ browser }) => {
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
      for (const { added, drawn, elements, commits } of steps) {
        expect(elements).toBeLessThanOrEqual((added + MOST_REDRAWN) * MOST_ELEMENTS_IN_ROW)
        expect(added).toBeGreaterThan(0)
        expect(added).toBeLessThanOrEqual(20)
        expect(drawn).toBeLessThanOrEqual(40)
        expect(commits).toBeLessThanOrEqual(3)
      }
    } finally {
      await context.close()
    }
  }
)

test('200 tokens and 500 networks are shown twenty at a time', CROWDED, async ({ browser }) => {
  test.setTimeout(limit(180_000))
  const context = await browser.newContext(optionsWith(undefined))
  try {
    const { page, thread } = await openConnected(context)
    await page.goto('/dashboard')
    await expect(page.getByLabel('Recipient')).toBeVisible()
    await thread.untilQuiet()
    const all = Array.from({ length: 8 }, (_, n) => `${40 + 20 * n} of 200 shown`)
    // After the last ones of the first list, the next list with as many tokens is the first.
    await showMore(page.getByText('of 200 shown').first(), [...all, '20 of 200 shown'])
    await showMore(page.getByText('of 500 shown').first(), ['40 of 500 shown', '60 of 500 shown'])
  } finally {
    await context.close()
  }
})

/** @param counts what is said below a list after each click. */
async function showMore(shown: Locator, counts: readonly string[]): Promise<void> {
  for (const count of counts) {
    await shown.locator('xpath=following-sibling::button').click()
    await expect(shown).toHaveText(count)
  }
}

function optionsWith(storageState: BrowserContextOptions['storageState']): BrowserContextOptions {
  return {
    baseURL: host.origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(storageState && { storageState })
  }
}

/** Without counting, which takes time of its own. */
async function openConnected(context: BrowserContext) {
  const opened = await visit(context)
  await opened.page.getByRole('navigation').getByRole('button', { name: 'Connect wallet' }).click()
  await opened.page.getByRole('dialog').getByRole('button', { name: INSTANT_WALLET }).click()
  await expect(opened.page.getByRole('main')).toContainText('10k ETH')
  await opened.thread.untilQuiet()
  return opened
}

async function open(context: BrowserContext) {
  await countWork(context)
  return visit(context)
}

async function visit(context: BrowserContext) {
  await installInstantWallet(context)
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
  /** Created for the added rows. */
  readonly elements: number
  readonly commits: number
}

/** Serialised and run in the page: for each screen that is scrolled down, how many rows it drew, and how many there are. */
async function scrollByScreens(screens: number): Promise<readonly ScrolledScreen[]> {
  const rows = () => document.querySelectorAll('main li[data-key]')
  const steps: ScrolledScreen[] = []
  for (let screen = 0; screen < screens; screen++) {
    const old = new Set(rows())
    const before = pageWork.counts()
    scrollBy(0, innerHeight)
    // What a frame draws and measures, and what that leads to.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const added = [...rows()].filter((row) => !old.has(row)).length
    const { commits, elements } = pageWork.counts()
    const done = { elements: elements - before.elements, commits: commits - before.commits }
    steps.push({ added, drawn: rows().length, ...done })
  }
  return steps
}
