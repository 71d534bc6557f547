import type { TeamContract } from '#contracts/contract-on.ts'
import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { guestBook } from './generated/guest-book.ts'

/**
 * `needs: 'account'`: the page reads contracts, which visitors without a wallet may do too. Its link in other languages is in
 * `link-texts.ts`.
 */
export const page: Page = {
  path: '/guest-book',
  link: 'Guest book',
  needs: 'account',
  view: lazyView(() => import('./guest-book-page.tsx').then(({ GuestBookPage }) => GuestBookPage))
}

/** A build whose networks have none of these is without the page. */
export const contracts: readonly TeamContract[] = [guestBook]
