import { englishNotFound } from './en/not-found.ts'

/** The texts of the "not found" page, which arrive with it. */
export const notFoundText: typeof englishNotFound = englishNotFound
