/** Timeout of an RPC request, response body included (section 9). */
export const RPC_TIMEOUT_MS = 10_000

/** How often the chain's head is polled while something on screen depends on it (section 9). */
export const POLLING_INTERVAL_MS = 4_000

/** The most reads in one Multicall3 call (section 9). */
export const MULTICALL_BATCH = 1_024

/** Endpoints with a higher latency are shown as slow. */
export const SLOW_LATENCY_MS = 1_000
