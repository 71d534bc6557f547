import type { Page } from '#ui/views/page.ts'

/** A team's own are not on the page under test. */
export const ownPages: Readonly<Record<string, Page>> = {}
