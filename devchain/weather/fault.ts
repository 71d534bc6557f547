/**
 * Faults of one HTTP request or WebSocket message, whatever its calls:
 * - `delay`: forwarded after this many ms, or when the rule is lifted
 * - `hang`: forwarded only when the rule is lifted
 * - `drop`: the connection breaks without an answer, and the node is not called
 * - `status`: an HTTP status instead of an answer; `retryAfter` in seconds or as a date. HTTP only
 * - `malformed`: a body that is not JSON-RPC, HTML by default
 * - `truncated`: the answer breaks off in the middle
 * - `stalled`: headers and the start of the answer; the rest follows when the rule is lifted. Over WebSocket all of it waits
 * - `reordered`: the answers of a batch are reversed
 * - `other-chain`: the node of another chain answers
 * - `small-batches`: a batch of more calls than this is refused as a whole, by HTTP 500 and an error of its own form. HTTP only
 */
export type ExchangeFault =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'drop' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: string
      readonly retryAfter?: number | Date
    }
  | { readonly kind: 'malformed'; readonly body?: string; readonly contentType?: string }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'reordered' }
  | { readonly kind: 'other-chain'; readonly chainId: number }
  | { readonly kind: 'small-batches'; readonly atMost: number }

/**
 * Faults of a single call, also within a batch whose other calls succeed:
 * - `wrong-id`: the answer has an unknown id
 * - `null-result`: the result is always null
 * - `result`, `error`: this result or this error instead of the node's; an error may come with an HTTP `status` of its own
 * - `omitted`: a batch lacks this answer; a single call gets an empty body, or nothing over WebSocket
 * - `wrong-chain-id`: `eth_chainId` and `net_version` return this chain; other calls are unaffected
 * - `stale-head`: head, state, logs and receipts are this many blocks behind, at most back to the forked block
 * - `missing-logs`: `eth_getLogs` and receipts have no logs
 * - `narrow-logs`: `eth_getLogs` of more blocks than this is refused, perhaps with an HTTP `status` of its own
 * - `odd-logs`: logs come with two more like the last one: with a fourth topic, as an NFT logs its transfers, and pending
 * - `no-outcome`: receipts do not say whether the transaction succeeded
 * - `null-logs`: `eth_getLogs` and receipts have null for logs
 * - `bad-texts`: texts in the results of calls, in logs and in reverts are not UTF-8
 * - `number-times`: blocks have their time as a number
 */
export type CallFault =
  | { readonly kind: 'wrong-id' }
  | { readonly kind: 'null-result' }
  | { readonly kind: 'result'; readonly result: unknown }
  | {
      readonly kind: 'error'
      readonly code: number
      readonly message: string
      readonly data?: unknown
      readonly status?: number
    }
  | { readonly kind: 'omitted' }
  | { readonly kind: 'wrong-chain-id'; readonly chainId: number }
  | { readonly kind: 'stale-head'; readonly blocks: number }
  | { readonly kind: 'missing-logs' }
  | { readonly kind: 'narrow-logs'; readonly blocks: number; readonly status?: number }
  | { readonly kind: 'odd-logs' }
  | { readonly kind: 'no-outcome' }
  | { readonly kind: 'null-logs' }
  | { readonly kind: 'bad-texts' }
  | { readonly kind: 'number-times' }

/**
 * Faults of a whole WebSocket:
 * - `killed`: breaks without a close frame: open ones immediately, new ones once open
 * - `mute`: accepts messages, but forwards none in either direction until the rule is lifted
 * - `refused`: the upgrade is answered with an HTTP status, 503 by default
 * - `unanswered`: the upgrade is not answered until the rule is lifted
 */
export type SocketFault =
  | { readonly kind: 'killed' }
  | { readonly kind: 'mute' }
  | { readonly kind: 'refused'; readonly status?: number; readonly retryAfter?: number | Date }
  | { readonly kind: 'unanswered' }

export type Fault = ExchangeFault | CallFault | SocketFault
export type FaultKind = Fault['kind']

export type Transport = 'http' | 'ws'

export interface WeatherRule {
  readonly fault: Fault
  /** All chains by default. */
  readonly chainId?: number
  /** All methods by default; an exchange matches if one of its calls does. Sockets have none. */
  readonly methods?: readonly string[]
  /** The rule applies at most this many times; exchanges that already hang keep hanging. */
  readonly times?: number
  /** Applies only to every nth match, which makes a preset unreliable without randomness. */
  readonly every?: number
  /** HTTP and WebSocket by default. */
  readonly via?: Transport
  /** The preset that it is part of, for those who list the rules. */
  readonly preset?: string
}
