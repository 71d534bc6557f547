/** How long a node may take for a whole answer, its body included (section 9). */
export const RPC_TIMEOUT_MS = 10_000

/** How often the head of a chain is asked for while something on screen follows it (section 9). */
export const POLLING_INTERVAL_MS = 4_000
