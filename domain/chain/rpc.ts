/** Timeout of an RPC request, response body included (requirement K8). */
export const RPC_TIMEOUT_MS = 10_000

/** How often the chain's head is polled while something on screen depends on it. */
export const POLLING_INTERVAL_MS = 4_000

/** The most reads in one Multicall3 call. */
export const MULTICALL_BATCH = 1_024

/** Endpoints with a higher latency are shown as slow. */
export const SLOW_LATENCY_MS = 1_000
