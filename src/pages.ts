import type { Page } from '#ui/views/page.ts'
import { ownPages } from './own-pages.ts'

/** What each `page.ts` exports as `page`, by its file: adding a page is adding its folder. */
export const pageFiles = {
  ...ownPages,
  ...import.meta.glob<Page>('../ui/views/*/page.ts', { eager: true, import: 'page' })
}

/** Every page of the site, in the order of their files; `check-setup.ts` checks them before a build or `npm start`. */
export const pages: readonly Page[] = Object.values(pageFiles)
