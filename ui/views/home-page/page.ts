import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { paths } from '#ui/views/paths.ts'

export const page: Page = {
  path: paths.home,
  view: lazyView(() => import('./home-page.tsx').then(({ HomePage }) => HomePage))
}
