import { englishConnectors } from './messages/english-connectors.ts'

/** The texts of every wallet's adapter, which arrive with it. Part of the same catalogue as `messages`. */
export const connectorMessages: typeof englishConnectors = englishConnectors
