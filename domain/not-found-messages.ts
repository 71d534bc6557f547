import { englishNotFound } from './messages/english-not-found.ts'

/** The texts of the "not found" page, which arrive with it. Part of the same catalogue as `messages`. */
export const notFoundMessages: typeof englishNotFound = englishNotFound
