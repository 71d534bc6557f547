import { english } from './messages/english.ts'

/** Every text that a visitor reads. A language is one more file of this shape. */
export type Messages = typeof english

export const messages: Messages = english
