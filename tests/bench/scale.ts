import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { launchOptions } from '../e2e/browser.ts'
import { announceOtherWallets, crowdedStorage } from '../e2e/harness/crowded-browser.ts'
import { buildCrowdedPage } from '../e2e/harness/crowded-page.ts'
import { PageHost } from '../e2e/harness/page-host.ts'
import { table } from '../run/table.mjs'
import { INSTANT_WALLET, installInstantWallet } from './instant-wallet.ts'
import { longestTaskWhile, MainThread } from './main-thread.ts'
import { type Awaited, centreOf, installProbe, timeFromClick } from './page-probe.ts'

const VISITS = 3
/** About an inexpensive phone. */
const SLOWDOWN = 4
const WHEEL_TURNS = 24
const WHEEL_PX = 400

const acts = {
  wallets: 'opening the wallet list',
  connect: 'connecting',
  account: 'opening the account dialog',
  networks: 'opening the network dialog',
  filter: 'typing in its search',
  dashboard: 'opening the dashboard',
  recipient: 'typing a recipient',
  amount: 'typing an amount',
  dashboardWheel: 'scrolling 200 tokens and 60 networks by a fast wheel',
  activityWheel: 'scrolling 5,000 entries of Activity by a fast wheel'
} as const

/** What a visitor does. */
export type Act = keyof typeof acts

/** In ms of CPU time, as if the processor were slower: the longest task while a visitor does something. */
export type LongestTasks = Readonly<Record<Act, number>>

const main = (pattern: string): Awaited => ({ selector: 'main', pattern })
const nav = (pattern: string): Awaited => ({ selector: 'nav button, nav a', pattern })
const inDialog = (pattern: string): Awaited => ({ selector: 'dialog[open] button', pattern })

/** Builds and serves the page for the bench. */
export async function benchScale(folder: string): Promise<LongestTasks> {
  const page = path.join(folder, 'crowded')
  await buildCrowdedPage(page)
  const [chains, browser] = await Promise.all([LocalChains.start(), chromium.launch(launchOptions)])
  const { devchain } = chains
  const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }
  const host = await new PageHost({ folder: page, ...nodes }).start()
  try {
    return await measureScale(browser, host.origin)
  } finally {
    await Promise.all([host.stop(), chains.stop(), browser.close()])
  }
}

/** Of a few visits the least, because other work on the machine only ever adds to it. */
export async function measureScale(browser: Browser, origin: string): Promise<LongestTasks> {
  const visits: LongestTasks[] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitCrowded(browser, origin))
  const least = (Object.keys(acts) as Act[]).map((act) => [act, Math.min(...visits.map((visit) => visit[act]))])
  return Object.fromEntries(least) as LongestTasks
}

/** With 300 wallets and 10,000 stored transactions. */
async function visitCrowded(browser: Browser, origin: string): Promise<LongestTasks> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: origin, viewport, storageState: crowdedStorage(origin) })
  try {
    await installInstantWallet(context)
    await announceOtherWallets(context)
    await installProbe(context, main('10k ETH'))
    const page = await context.newPage()
    const thread = await MainThread.of(page, 1)
    const longest = async (act: () => Promise<unknown>) => {
      await thread.untilQuiet()
      return Math.round(await longestTaskWhile(browser, () => act().then(() => thread.untilQuiet()), SLOWDOWN))
    }
    const click = async (target: Awaited, awaited: Awaited) => {
      const centre = await centreOf(page, target)
      await timeFromClick(page, [awaited], () => page.mouse.click(...centre))
    }
    await page.goto('/')
    const wallets = await longest(() => click(nav('Connect wallet'), inDialog(INSTANT_WALLET)))
    const connect = await longest(() => click(inDialog(INSTANT_WALLET), main('10k ETH')))
    const account = await longest(() => click(nav('0x'), inDialog('Disconnect')))
    await page.keyboard.press('Escape')
    const networks = await longest(() => click(nav('Goerli'), inDialog('Linea')))
    await focus(page, 'dialog[open] input')
    const filter = await longest(() => type(page, 'network 900'))
    // The first one clears the search.
    for (let press = 0; press < 2; press++) await page.keyboard.press('Escape')
    const dashboard = await longest(() => click(nav('Dashboard'), main('Recipient')))
    await focus(page, 'main form input')
    const recipient = await longest(() => type(page, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))
    await page.keyboard.press('Tab')
    const amount = await longest(() => type(page, '1.25'))
    await showMore(page, 'of 200 shown', 9)
    await showMore(page, 'of 500 shown', 2)
    const dashboardWheel = await longest(() => wheel(page))
    await page.goto('/activity')
    await page.getByText('5,000 transactions', { exact: true }).waitFor()
    const activityWheel = await longest(() => wheel(page))
    return {
      wallets,
      connect,
      account,
      networks,
      filter,
      dashboard,
      recipient,
      amount,
      dashboardWheel,
      activityWheel
    }
  } finally {
    await context.close()
  }
}

/** Without code of the test runner in the page, as a locator has. */
async function focus(page: Page, selector: string): Promise<void> {
  await page.evaluate((of) => document.querySelector<HTMLElement>(of)?.focus(), selector)
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key)
}

/** Presses the button below a list so many times. */
async function showMore(page: Page, shown: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++)
    await page.getByText(shown).first().locator('xpath=following-sibling::button').click()
}

/** Each turn is drawn before the next. */
async function wheel(page: Page): Promise<void> {
  await page.mouse.move(400, 400)
  for (let turn = 0; turn < WHEEL_TURNS; turn++) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.evaluate(untilDrawn)
  }
}

/** Serialised and run in the page. */
function untilDrawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

export function printScale(longest: LongestTasks): void {
  const cells = (Object.keys(acts) as Act[]).map((act) => [acts[act], longest[act]])
  const title = `500 networks, 300 wallets, 200 tokens and 10,000 transactions: the longest task, CPU slowed ${SLOWDOWN}×`
  console.log(`\n${title}\n\n${table(['', 'ms of CPU'], cells)}`)
}
