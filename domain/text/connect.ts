import { englishConnect } from './en/connect.ts'

/** The texts of the connect dialog, which arrive with it. */
export const connectText: typeof englishConnect = englishConnect
