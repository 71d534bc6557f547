import { createContext } from 'react'
import { pageAtAddress } from './base-path.ts'
import { whenIdle } from './models/when-idle.ts'

/** How far from the window a link may be when its page is fetched ahead (requirement R9). */
const ROOT_MARGIN = '200px'

/** Resolves once nothing is loaded, asked or awaited for the visitor, to whether that had to be waited for. */
export type WhenQuiet = () => Promise<boolean>

/** Loads what the page at a path needs. */
type LoadPage = (path: string) => Promise<unknown>

/** Fetches the pages that links lead to. */
interface LinkPrefetch {
  /** Fetches its page ahead while it is near the window. @returns a function to call when the link is gone. */
  readonly watch: (link: HTMLAnchorElement) => () => void
  /** On the first sign of an intent to follow it: loads all of its page at once, whatever else is going on. */
  readonly load: (link: HTMLAnchorElement) => void
}

/**
 * Ahead, only the view of a page is fetched, one after the other, while the page on screen is quiet and idle: connecting, and
 * all until the balance is there, come first. Whoever saves data gets a page on intent only.
 * @param loadView for a page without a file of its own
 */
export function linkPrefetch(whenQuiet: WhenQuiet, load: LoadPage, loadView: LoadPage): LinkPrefetch {
  const near = new Set<HTMLAnchorElement>()
  const fetched = new Set<string>()
  let observer: IntersectionObserver | undefined
  let isRunning = false

  const next = () => [...near].map(pageOf).find((page) => !fetched.has(page))

  const run = async () => {
    if (isRunning || !mayLoadAhead(navigator)) return
    isRunning = true
    while (next() !== undefined) {
      await whenIdle()
      if (await whenQuiet()) continue
      // By now, the link may be out of view.
      const path = next()
      if (path === undefined) break
      fetched.add(path)
      await (preload(path) ?? loadView(path)).catch(nothing)
    }
    isRunning = false
  }

  return {
    watch: (link) => {
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            near[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement)
          void run()
        },
        { rootMargin: ROOT_MARGIN }
      )
      observer.observe(link)
      return () => {
        observer?.unobserve(link)
        near.delete(link)
      }
    },
    load: (link) => {
      const page = pageOf(link)
      fetched.add(page)
      load(page).catch(nothing)
    }
  }
}

function pageOf({ pathname }: HTMLAnchorElement): string {
  return pageAtAddress(pathname)
}

/** Without one, as for the links of the showcase, nothing is fetched. */
export const LinkPrefetchContext = createContext<LinkPrefetch | undefined>(undefined)

/**
 * Fetches the file of a page's view, without running it and without the files that it imports. The build names that file in
 * a `<link>` that does nothing yet (`src/build/page-plugin.ts`); `npm start` has none, and serves modules one by one.
 */
function preload(path: string): Promise<unknown> | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-page]')
  const link = [...links].find(({ dataset }) => dataset['page'] === path)
  return (
    link &&
    new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      // As Vite chooses for the files of an `import()`.
      link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    })
  )
}

/** Of the Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * False for a visitor who saves data or has a slow line: code is then loaded on the first sign of intent.
 * @param device the browser's `navigator`.
 */
export function mayLoadAhead(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

function nothing(): undefined {
  return undefined
}
