import { englishDevServer } from './en/dev-server.ts'

/** Kept apart from the other texts, so that nothing of it is in a build. */
export const devServerText: typeof englishDevServer = englishDevServer
