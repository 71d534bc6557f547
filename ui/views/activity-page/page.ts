import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { paths } from '#ui/views/paths.ts'

/** The link in the navigation is an account's own (`shell/nav-actions.tsx`). */
export const page: Page = {
  path: paths.activity,
  needs: 'account',
  view: lazyView(() => import('./activity-page.tsx').then(({ ActivityPage }) => ActivityPage))
}
