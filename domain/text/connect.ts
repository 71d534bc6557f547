import { englishConnect } from './en/connect.ts'

/** Texts of the connect dialog, loaded with it. */
export const connectText: typeof englishConnect = englishConnect
