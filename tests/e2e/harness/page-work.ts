import type { BrowserContext, Page } from '@playwright/test'

/** What a page's own code has done, in numbers that are the same on a fast and on a busy machine. */
export interface PageWork {
  /** Of React: each draws a changed state. */
  readonly commits: number
  /** Created, shown or not. */
  readonly elements: number
  /** Of CSS, inserted. */
  readonly rules: number
  /** Records read from `localStorage`, and how often all of their names were listed. */
  readonly reads: number
  readonly listings: number
}

interface Shown {
  readonly selector: string
  /** Part of its text. */
  readonly text: string
}

declare global {
  /** Only in pages whose work is counted. */
  var pageWork: {
    readonly counts: () => PageWork
    readonly find: (shown: Shown) => HTMLElement | undefined
  }
}

/** Pages count themselves, from before their own scripts. */
export async function countWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(countPageWork)
}

/** Clicks on `target`. @returns what the page did until the very change that showed `awaited`; it must not be there before. */
export function workFromClick(page: Page, target: Shown, awaited: Shown): Promise<PageWork> {
  return page.evaluate(
    async ([button, result]) => {
      const { counts, find } = pageWork
      const element = find(button)
      if (!element || find(result)) throw new Error(`There is no ${button.text}, or ${result.text} is there already.`)
      const before = counts()
      const after = new Promise<PageWork>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!find(result)) return
          observer.disconnect()
          resolve(counts())
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      })
      element.click()
      const names = Object.keys(before) as (keyof PageWork)[]
      const shown = await after
      return Object.fromEntries(names.map((name) => [name, shown[name] - before[name]])) as unknown as PageWork
    },
    [target, awaited] as const
  )
}

/** Serialised and run in the page before its own scripts. */
function countPageWork(): void {
  const counts = { commits: 0, elements: 0, rules: 0, reads: 0, listings: 0 }
  const countCalls = (of: object, method: string, count: keyof typeof counts, isCounted = (_: unknown) => true) => {
    const original = Reflect.get(of, method)
    const counted = function (this: unknown, ...args: unknown[]) {
      if (isCounted(args[0])) counts[count]++
      return Reflect.apply(original, this, args)
    }
    Reflect.set(of, method, counted)
  }
  countCalls(Document.prototype, 'createElement', 'elements')
  countCalls(Document.prototype, 'createElementNS', 'elements')
  countCalls(CSSStyleSheet.prototype, 'insertRule', 'rules')
  countCalls(Storage.prototype, 'getItem', 'reads')
  countCalls(Object, 'getOwnPropertyNames', 'listings', (of) => of === localStorage)
  const reactHook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => void counts.commits++,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined
  }
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', reactHook)
  const find = ({ selector, text }: Shown) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent?.includes(text))
  globalThis.pageWork = { counts: () => ({ ...counts }), find }
}
