const FIRST_RETRY_MS = 200
const MAX_RETRIES = 6

/**
 * How long to wait before asking for a receipt again: 200 ms × 2^n for the first 6 retries (section 9), so that a fast
 * chain is answered fast. Undefined after them: from then on with everything else that follows the head.
 */
export function nextPollDelay(retries: number): number | undefined {
  return retries < MAX_RETRIES ? FIRST_RETRY_MS * 2 ** retries : undefined
}
