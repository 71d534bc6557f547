import { type LazyView, lazyView } from './parts/lazy-view.tsx'
import { paths } from './paths.ts'

/** Each page is its own chunk, loaded when a link to it comes near the viewport (section 2). */
const pages: Readonly<Record<string, LazyView | undefined>> = {
  [paths.home]: lazyView(() => import('./home-page/home-page.tsx').then(({ HomePage }) => HomePage)),
  [paths.dashboard]: lazyView(() =>
    import('./dashboard-page/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage)
  )
}

const notFound = lazyView(() => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage))

/** The page at a path; "not found" for any path but those. */
export function pageAt(path: string): LazyView {
  return pages[path.replace(/\/+$/, '') || '/'] ?? notFound
}

/** Preloads the page at a path. */
export function loadPageAt(path: string): Promise<unknown> {
  return pageAt(path).load()
}
