import { englishDevServer } from './en/dev-server.ts'

/** Separate from the other texts, so that no build contains them. */
export const devServerText: typeof englishDevServer = englishDevServer
