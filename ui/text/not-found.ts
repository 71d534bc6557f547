import { notFound } from './en/not-found.ts'
import { liveText } from './live-text.ts'

/** Texts of the "not found" page, loaded with it. */
export const notFoundText = liveText('notFound', notFound)
