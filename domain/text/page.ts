import { page } from './en/page.ts'
import { liveText } from './live-text.ts'

/**
 * Every text that a visitor reads before a wallet is connected. Texts of later stages have their own files beside this
 * one; another language is another folder beside `en/`, with files of the same shape.
 */
export const pageText = liveText('page', page)
