import { english } from './en/page.ts'

/**
 * Every text that a visitor reads before a wallet is connected. Those that arrive with a later stage are in files of
 * their own beside this one; a language is one more folder beside `en/`, with files of the same shape.
 */
export const pageText: typeof english = english
