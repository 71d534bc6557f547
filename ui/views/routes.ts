import type { LazyView, Page } from './page.ts'
import { lazyView } from './parts/lazy-view.tsx'

const notFound = lazyView(() => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage))

/** The page at a path; undefined where there is none. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const wanted = path.replace(/\/+$/, '') || '/'
  return pages.find((page) => page.path === wanted)
}

/** What is drawn at a path: "not found" where there is no page. */
export function viewAt(pages: readonly Page[], path: string): LazyView {
  return pageAt(pages, path)?.view ?? notFound
}
