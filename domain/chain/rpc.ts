/** Timeout of an RPC request, response body included (requirement K8); `RPC_TIMEOUT_MS` sets another. */
export const RPC_TIMEOUT_MS = 10_000

/** The longest that an endpoint rests after failures, unless it says otherwise itself; `RPC_MAX_REST_MS` sets another. */
export const RPC_MAX_REST_MS = 8_000

/** The most requests in one exchange with a node, since public nodes refuse more; `RPC_BATCH_SIZE` sets another. */
export const RPC_BATCH_SIZE = 50

/** How often the chain's head is polled while something on screen depends on it. */
export const POLLING_INTERVAL_MS = 4_000

/** The most reads in one Multicall3 call. */
export const MULTICALL_BATCH = 1_024

/** Endpoints with a higher latency are shown as slow. */
export const SLOW_LATENCY_MS = 1_000
