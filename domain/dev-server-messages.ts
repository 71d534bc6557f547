import { englishDevServer } from './messages/english-dev-server.ts'

/** Kept apart from the rest of the catalogue, so that nothing of it is in a build. */
export const devServerMessages: typeof englishDevServer = englishDevServer
