import { englishSend } from './en/send.ts'

/** Texts of the send form. */
export const sendText: typeof englishSend = englishSend
