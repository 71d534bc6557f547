import type { Browser, Page } from '@playwright/test'
import { BASE_GOERLI, LINEA_GOERLI } from '../e2e/harness/local-chains.ts'
import { firstRenderFiles, totalSize } from './bytes.ts'
import { watchScripts } from './fetched-scripts.ts'
import { INSTANT_WALLET, installInstantWallet, type WalletChange } from './instant-wallet.ts'
import { blockingWhile, MainThread } from './main-thread.ts'
import {
  type Awaited,
  centreOf,
  installProbe,
  readPaints,
  requestsOfClick,
  shownAfterReload,
  timeFromClick,
  timeFromWallet
} from './page-probe.ts'

/** A visitor at a machine. */
export interface Conditions {
  /** By which factor the page's code is slowed down; 4 is about an inexpensive phone. */
  readonly slowdown: number
  /** How long the visitor reads before each click, in ms. */
  readonly pauseMs: number
}

/** Where pages show it: all have a nav bar and `main`, and all but the kits, which draw their own, a dialog. */
const places = {
  connect: { selector: 'nav button', pattern: 'Connect wallet' },
  wallet: { selector: 'dialog[open] button', pattern: INSTANT_WALLET },
  address: (start: string): Awaited => ({ selector: 'nav button', pattern: start }),
  balance: { selector: 'main', pattern: '\\d[\\d.,]*k? ETH' },
  network: (name: string): Awaited => ({ selector: 'nav button', pattern: name })
}

/** The beginnings of the wallet's two accounts. */
const [FIRST, SECOND] = ['0xf39', '0x709'] as const

/**
 * One visit: first load, connecting, an account and a network changed in the wallet, reload. Times in ms; `…BusyMs` and
 * `blockingMs` in ms of the main thread's CPU time.
 */
export interface Speed {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly loadBusyMs: number
  readonly blockingMs: number
  readonly loadRequests: number
  readonly listMs: number
  readonly listBusyMs: number
  readonly addressMs: number
  readonly balanceMs: number
  /** Until the balance is there. */
  readonly balanceBusyMs: number
  /** Until the page is quiet again. */
  readonly connectBusyMs: number
  readonly requests: number
  readonly accountChangeMs: number
  readonly accountChangeBusyMs: number
  readonly networkChangeMs: number
  readonly networkChangeBusyMs: number
  readonly heapBytes: number
  readonly reloadMs: number
  readonly reloadBalanceMs: number
  readonly bytesUntilQuiet: number
  readonly firstRenderBytes: number
}

/** A built page and where it is served. */
export interface Site {
  readonly name: string
  readonly dist: string
  readonly origin: string
  /** Where it lists the wallet, unless that is in a `dialog`. */
  readonly wallet?: Awaited
}

/** A site that is not served yet. */
export type BuiltSite = Omit<Site, 'origin'>

/** Visits with an empty cache and a wallet that approves at once. */
export async function visitSite(
  browser: Browser,
  { dist, origin, wallet = places.wallet }: Site,
  { slowdown, pauseMs }: Conditions
): Promise<Speed> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  try {
    await installInstantWallet(context)
    await installProbe(context, places.address(FIRST), places.balance)
    const page = await context.newPage()
    const thread = await MainThread.of(page, slowdown)
    const fetched = watchScripts(page, dist, origin)
    // The page's own record of its requests has no sockets.
    let sockets = 0
    page.on('websocket', () => sockets++)
    const visitor = { page, thread, pauseMs }

    const blockingMs = await blockingWhile(browser, async () => {
      await page.goto('/')
      await thread.untilQuiet()
    })
    const paints = await readPaints(page)
    const loadBusyMs = await thread.busyMs()
    const resources = await page.evaluate(() => performance.getEntriesByType('resource').length)
    // The page itself is none of its resources.
    const loadRequests = resources + sockets + 1
    const bytesUntilQuiet = fetched.bytes()

    const opened = await click(visitor, places.connect, [wallet])
    const socketsBefore = sockets
    const connected = await click(visitor, wallet, [places.address(FIRST), places.balance])
    const [listMs = 0] = opened.times
    const [addressMs = 0, balanceMs = 0] = connected.times
    const requests = (await requestsOfClick(page, balanceMs)).length + sockets - socketsBefore
    const connectBusyMs = (await thread.untilQuiet()) - connected.busyBefore
    const heapBytes = await thread.heapBytes()

    const account = await changeWallet(visitor, { account: 1 }, places.address(SECOND))
    const network = await changeWallet(visitor, { chainId: LINEA_GOERLI }, places.network('Linea Goerli'))
    await changeWallet(visitor, { chainId: BASE_GOERLI }, places.network('Base Goerli'))
    await changeWallet(visitor, { account: 0 }, places.address(FIRST))

    await page.reload()
    const [reloadMs = 0, reloadBalanceMs = 0] = await shownAfterReload(page)
    return {
      firstPaintMs: paints.first,
      largestPaintMs: paints.largest,
      loadBusyMs,
      blockingMs,
      loadRequests,
      listMs,
      listBusyMs: opened.busyMs,
      addressMs,
      balanceMs,
      balanceBusyMs: connected.busyMs,
      connectBusyMs,
      requests,
      accountChangeMs: account.ms,
      accountChangeBusyMs: account.busyMs,
      networkChangeMs: network.ms,
      networkChangeBusyMs: network.busyMs,
      heapBytes,
      reloadMs,
      reloadBalanceMs,
      bytesUntilQuiet,
      firstRenderBytes: totalSize(dist, firstRenderFiles(dist)).brotli
    }
  } finally {
    await context.close()
  }
}

interface Visitor {
  readonly page: Page
  readonly thread: MainThread
  readonly pauseMs: number
}

interface Clicked {
  readonly times: readonly number[]
  /** When it was clicked, and from then until everything was on screen. */
  readonly busyBefore: number
  readonly busyMs: number
}

/** Reads, and clicks: without waiting until what the page does ahead of the click has ended. */
async function click(
  { page, thread, pauseMs }: Visitor,
  target: Awaited,
  awaited: readonly Awaited[]
): Promise<Clicked> {
  // The pause is a condition of the measurement, and stands for no state of the page.
  await page.waitForTimeout(pauseMs)
  const centre = await centreOf(page, target)
  const busyBefore = await thread.busyMs()
  const times = await timeFromClick(page, awaited, () => page.mouse.click(...centre))
  return { times, busyBefore, busyMs: (await thread.busyMs()) - busyBefore }
}

async function changeWallet({ page, thread }: Visitor, change: WalletChange, awaited: Awaited) {
  const busyBefore = await thread.busyMs()
  const ms = await timeFromWallet(page, change, awaited)
  return { ms, busyMs: (await thread.untilQuiet()) - busyBefore }
}
