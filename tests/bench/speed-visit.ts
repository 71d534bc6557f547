import type { Browser, Page } from '@playwright/test'
import { firstRenderFiles, totalSize } from './bytes.ts'
import { watchScripts } from './fetched-scripts.ts'
import { INSTANT_WALLET, installInstantWallet } from './instant-wallet.ts'
import { blockingWhile, MainThread } from './main-thread.ts'
import {
  type Awaited,
  centreOf,
  installProbe,
  readPaints,
  requestsOfClick,
  shownAfterReload,
  timeFromClick
} from './page-probe.ts'

/** By how much the page's code is slowed down: about an inexpensive phone. */
export const SLOWDOWN = 4

const connect = { selector: 'nav button', pattern: 'Connect wallet' }
const list = { selector: 'dialog[open] button', pattern: INSTANT_WALLET }
const address = { selector: 'nav button', pattern: '0xf39' }
const balance = { selector: 'main', pattern: '\\d[\\d.,]*k? ETH' }

/** One visit: first load, connecting, reload. Times in ms; `…BusyMs` and `blockingMs` in ms of CPU time. */
export interface Speed {
  readonly listMs: number
  readonly listBusyMs: number
  readonly addressMs: number
  readonly balanceMs: number
  readonly connectBusyMs: number
  readonly reloadMs: number
  readonly largestPaintMs: number
  readonly firstPaintMs: number
  readonly blockingMs: number
  readonly requests: number
  readonly heapBytes: number
  readonly bytesUntilQuiet: number
  readonly firstRenderBytes: number
}

/** A built page and where it is served; both the product and the bare page have a nav bar, a dialog and `main`. */
export interface Site {
  readonly name: string
  readonly dist: string
  readonly origin: string
}

/** Visits with an empty cache and a wallet that approves at once. */
export async function visitSlowly(browser: Browser, { dist, origin }: Site): Promise<Speed> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  try {
    await installInstantWallet(context)
    await installProbe(context, address)
    const page = await context.newPage()
    const thread = await MainThread.of(page, SLOWDOWN)
    const fetched = watchScripts(page, dist, origin)

    const blockingMs = await blockingWhile(browser, async () => {
      await page.goto('/')
      await thread.untilQuiet()
    })
    const paints = await readPaints(page)
    const bytesUntilQuiet = fetched.bytes()

    const opened = await click(page, connect, thread, [list])
    const connected = await click(page, list, thread, [address, balance])
    const [listMs = 0] = opened.times
    const [addressMs = 0, balanceMs = 0] = connected.times
    const requests = (await requestsOfClick(page, balanceMs)).length
    const heapBytes = await thread.heapBytes()

    await page.reload()
    return {
      listMs,
      listBusyMs: opened.busyMs,
      addressMs,
      balanceMs,
      connectBusyMs: connected.busyMs,
      reloadMs: await shownAfterReload(page),
      largestPaintMs: paints.largest,
      firstPaintMs: paints.first,
      blockingMs,
      requests,
      heapBytes,
      bytesUntilQuiet,
      firstRenderBytes: totalSize(dist, firstRenderFiles(dist)).brotli
    }
  } finally {
    await context.close()
  }
}

interface Clicked {
  readonly times: readonly number[]
  readonly busyMs: number
}

/** Clicks at once, as soon as the mouse is there, and waits until the page is quiet again. */
async function click(page: Page, target: Awaited, thread: MainThread, awaited: readonly Awaited[]): Promise<Clicked> {
  const centre = await centreOf(page, target)
  const busyBefore = await thread.busyMs()
  const times = await timeFromClick(page, awaited, () => page.mouse.click(...centre))
  return { times, busyMs: (await thread.untilQuiet()) - busyBefore }
}
