import { liveText } from './live-text.ts'

/** The texts of links to pages of `contracts/` in another language than English, by the page's path. */
export const pageLinks = liveText<Readonly<Record<string, string>>>('pageLinks', {})
