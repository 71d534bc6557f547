import { englishSend } from './en/send.ts'

/** The texts of the form that sends. */
export const sendText: typeof englishSend = englishSend
