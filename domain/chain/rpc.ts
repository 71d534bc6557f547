/** How long a node may take for a whole answer, its body included (section 9). */
export const RPC_TIMEOUT_MS = 10_000

/** How often the head of a chain is asked for while something on screen follows it (section 9). */
export const POLLING_INTERVAL_MS = 4_000

/** How many reads travel in one call of a chain's Multicall3 (section 9). */
export const MULTICALL_BATCH = 1_024

/** An endpoint that needs longer for a whole answer is shown as slow. */
export const SLOW_LATENCY_MS = 1_000
