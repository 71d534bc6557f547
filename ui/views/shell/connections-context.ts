import { createContext } from 'react'

/** Closes the list of hosts that the page has asked. */
export const ConnectionsContext = createContext<() => void>(() => undefined)
