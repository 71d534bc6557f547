import { page } from './en/page.ts'
import { liveText } from './live-text.ts'

/**
 * Every text that a visitor reads before a wallet is connected. Texts of later stages have their own files beside this
 * one; another language is another folder beside `en/`, with files of the same shape.
 */
export const pageText = liveText('page', page)

type Shell = Omit<typeof page.shell, 'themes'>

/** Without what only developers read. A theme of a team's own may lack a name, and is then called by its id. */
export type PageTranslation = Omit<typeof page, 'errors' | 'shell'> & {
  readonly shell: Shell & { readonly themes: Readonly<Record<string, string>> }
}
