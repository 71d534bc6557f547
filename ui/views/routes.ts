import { type LazyView, lazyView } from './parts/lazy-view.tsx'
import { paths } from './paths.ts'

/** Each page is a chunk of its own, fetched when a link to it comes near (section 2). */
const pages: Readonly<Record<string, LazyView | undefined>> = {
  [paths.home]: lazyView(() => import('./home-page/home-page.tsx').then(({ HomePage }) => HomePage)),
  [paths.dashboard]: lazyView(() =>
    import('./dashboard-page/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage)
  )
}

const notFound = lazyView(() => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage))

/** There are no other routes: any other path is not found. */
export function pageAt(path: string): LazyView {
  return pages[path.replace(/\/+$/, '') || '/'] ?? notFound
}

/** Loads the page at a path ahead of a visit. */
export function loadPageAt(path: string): Promise<unknown> {
  return pageAt(path).load()
}
