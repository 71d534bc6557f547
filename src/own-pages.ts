import type { Page } from '#ui/views/page.ts'

/** The pages of a team's own, by their files. */
export const ownPages = import.meta.glob<Page>(['../contracts/*/page.ts'], { eager: true, import: 'page' })
