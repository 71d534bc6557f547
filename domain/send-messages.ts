import { englishSend } from './messages/english-send.ts'

/** The texts of the form that sends. Part of the same catalogue as `messages`. */
export const sendMessages: typeof englishSend = englishSend
