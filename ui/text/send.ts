import { send } from './en/send.ts'
import { liveText } from './live-text.ts'

/** Texts of the send form. */
export const sendText = liveText('send', send)
