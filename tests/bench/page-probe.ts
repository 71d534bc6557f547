import type { BrowserContext, Page } from '@playwright/test'
import type { WalletChange } from './instant-wallet.ts'

/** What a visitor waits for, by the elements in which it appears and a pattern of their text. */
export interface Awaited {
  /** What comes after a `>>>` is looked for in the shadow trees of what comes before it. */
  readonly selector: string
  readonly pattern: string
  /** Is animated when it appears, so that it cannot be clicked before it stands still. */
  readonly isMoving?: boolean
}

interface Probe {
  largestPaint: number
  clickedAt: number
  /** When a place to click was last looked up. */
  aimedAt: number
  /** After a reload only: when each thing that the probe was installed with was on screen. */
  readonly afterReload: Promise<readonly number[]> | undefined
  /** Resolves after the first frame that shows it, to the time in ms since the page was opened; rejects after 30 s. */
  shown(awaited: Awaited): Promise<number>
  /** The centre of the first element on screen that matches; of one that is moving, once it is where it was a frame ago. */
  centre(awaited: Awaited): Promise<readonly [x: number, y: number] | undefined>
}

declare global {
  /** Only in pages that a bench opens. */
  var pageProbe: Probe
}

/** Pages watch themselves, so that the time that commands take to reach the browser does not count. */
export async function installProbe(context: BrowserContext, ...afterReload: readonly Awaited[]): Promise<void> {
  await context.addInitScript(watchPage, afterReload)
}

/** In ms since the page was opened. */
export function readPaints(page: Page): Promise<{ readonly first: number; readonly largest: number }> {
  return page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: pageProbe.largestPaint
  }))
}

/** In ms since the page was opened, for each that the probe was installed with. */
export async function shownAfterReload(page: Page): Promise<readonly number[]> {
  const shownAt = await page.evaluate(() => pageProbe.afterReload)
  if (shownAt === undefined) throw new Error('The page was not reloaded.')
  return shownAt
}

/** Unlike a locator's, without code of the test runner in the page, which would count as the page's own memory. */
export async function centreOf(page: Page, awaited: Awaited): Promise<readonly [x: number, y: number]> {
  const centre = await page.evaluate((each) => pageProbe.centre(each), awaited)
  if (!centre) throw new Error(`There is no ${awaited.selector} with ${awaited.pattern} on screen.`)
  return centre
}

/** Watches for everything before it acts. @returns for each, the ms from the last click until it was on screen. */
export async function timeFromClick(
  page: Page,
  awaited: readonly Awaited[],
  click: () => Promise<unknown>
): Promise<readonly number[]> {
  const shown = page.evaluate((each) => Promise.all(each.map((one) => pageProbe.shown(one))), awaited)
  await Promise.all([shown, click()])
  const clickedAt = await page.evaluate(() => pageProbe.clickedAt)
  return (await shown).map((shownAt) => shownAt - clickedAt)
}

/** Has the wallet tell the page of a change. @returns the ms from then until `awaited` was on screen. */
export function timeFromWallet(page: Page, change: WalletChange, awaited: Awaited): Promise<number> {
  return page.evaluate(
    async ([changed, one]) => {
      const shown = pageProbe.shown(one)
      const toldAt = performance.now()
      instantWallet.change(changed)
      return (await shown) - toldAt
    },
    [change, awaited] as const
  )
}

/**
 * The paths that the page asked for from when a click was aimed until `ms` after it; preflights are not among them. The
 * mouse is there just before it clicks, and whether what that fetches starts before or after the click is chance.
 */
export function requestsOfClick(page: Page, ms: number): Promise<readonly string[]> {
  return page.evaluate((duration) => {
    const { aimedAt, clickedAt } = pageProbe
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith('http'))
      .filter(({ startTime }) => startTime >= aimedAt && startTime <= clickedAt + duration)
      .map(({ name }) => new URL(name).pathname)
  }, ms)
}

/** Serialised and run in the page before its own scripts, so it can use only its argument. */
function watchPage(afterReload: readonly Awaited[]): void {
  const limitMs = 30_000
  const find = ({ selector, pattern }: Awaited) => {
    const text = new RegExp(pattern, 'i')
    const looks = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    let trees: readonly ParentNode[] = [document]
    let elements: readonly Element[] = []
    for (const part of selector.split(' >>> ')) {
      elements = trees.flatMap((tree) => [...tree.querySelectorAll(part)])
      trees = elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])
    }
    return elements.find((element) => text.test(element.textContent ?? '') && element.checkVisibility(looks))
  }
  const shown = (awaited: Awaited) =>
    new Promise<number>((resolve, reject) => {
      const { selector, pattern } = awaited
      const missing = () => reject(new Error(`No ${selector} with ${pattern} is on screen after ${limitMs} ms.`))
      const timeout = setTimeout(missing, limitMs)
      const look = () => {
        if (!find(awaited)) return void requestAnimationFrame(look)
        clearTimeout(timeout)
        // A message arrives in a task of its own, after this frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    })
  const centreNow = (awaited: Awaited) => {
    const box = find(awaited)?.getBoundingClientRect()
    return box && ([box.x + box.width / 2, box.y + box.height / 2] as const)
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const centre = async (awaited: Awaited) => {
    let aim = centreNow(awaited)
    if (awaited.isMoving) {
      for (let before = ''; before !== String(aim); aim = centreNow(awaited)) {
        before = String(aim)
        await frame()
        await frame()
      }
    }
    probe.aimedAt = performance.now()
    return aim
  }
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  const reloaded = isReload ? Promise.all(afterReload.map(shown)) : undefined
  const probe: Probe = { largestPaint: 0, clickedAt: 0, aimedAt: 0, afterReload: reloaded, shown, centre }
  globalThis.pageProbe = probe
  performance.setResourceTimingBufferSize(10_000)
  const onClick = ({ timeStamp }: Event) => {
    probe.clickedAt = timeStamp
  }
  addEventListener('click', onClick, true)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) probe.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
