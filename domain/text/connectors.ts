import { englishConnectors } from './en/connectors.ts'

/** The texts of every wallet's adapter, which arrive with it. */
export const connectorText: typeof englishConnectors = englishConnectors
