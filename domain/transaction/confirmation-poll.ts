const FIRST_RETRY_MS = 200
const MAX_RETRIES = 6

/**
 * The delay before requesting a receipt again: 200 ms × 2^n for the first 6 retries (requirement K8), to be quick on fast
 * chains. Undefined after that: the receipt is then polled together with the head.
 */
export function nextPollDelay(retries: number): number | undefined {
  return retries < MAX_RETRIES ? FIRST_RETRY_MS * 2 ** retries : undefined
}
