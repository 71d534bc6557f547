import { englishNotFound } from './en/not-found.ts'

/** Texts of the "not found" page, loaded with it. */
export const notFoundText: typeof englishNotFound = englishNotFound
