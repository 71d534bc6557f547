import { englishConnect } from './messages/english-connect.ts'

/** The texts of the connect dialog, which arrive with it. Part of the same catalogue as `messages`. */
export const connectMessages: typeof englishConnect = englishConnect
