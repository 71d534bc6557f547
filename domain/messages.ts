import { english } from './messages/english.ts'

/**
 * Every text that a visitor reads before a wallet is connected. Those that arrive with a later stage are in files of
 * their own beside this one, `…-messages.ts`; a language is one more file for each, of the same shape.
 */
export type Messages = typeof english

export const messages: Messages = english
