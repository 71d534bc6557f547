import { connections } from './en/connections.ts'
import { liveText } from './live-text.ts'

/** Texts of the list of hosts that the page has asked, loaded with it. */
export const connectionsText = liveText('connections', connections)
