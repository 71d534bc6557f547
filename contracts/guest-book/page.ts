import { liveText } from '#domain/text/live-text.ts'
import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'

/**
 * `needs: 'account'`: the page reads contracts, which visitors without a wallet may do too. Its link's other names are in
 * `link-texts.ts`.
 */
export const page: Page = liveText('guestBookPage', {
  path: '/guest-book',
  link: 'Guest book',
  needs: 'account',
  view: lazyView(() => import('./guest-book-page.tsx').then(({ GuestBookPage }) => GuestBookPage))
})
