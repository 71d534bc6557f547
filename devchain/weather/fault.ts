/**
 * What may happen to one HTTP request or one WebSocket message, whatever calls it carries:
 * - `delay`: the node is asked after so many ms, or when the rule is lifted
 * - `hang`: goes on when the rule is lifted
 * - `drop`: the connection breaks without an answer, and the node is not asked
 * - `status`: an HTTP status instead of an answer; `retryAfter` in seconds or as a date. HTTP only
 * - `malformed`: something that is no JSON-RPC, HTML by default
 * - `truncated`: the answer breaks off in the middle
 * - `stalled`: headers and the start of the answer; the rest comes when the rule is lifted. Over WebSocket all of it waits
 * - `reordered`: the answers of a batch come in reverse
 * - `other-chain`: the node of another chain answers
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

/**
 * What may happen to a single call, also in the middle of a batch whose other calls are answered well:
 * - `wrong-id`: the answer carries an id that nobody asked with
 * - `null-result`: whatever the node says, the result is null
 * - `result`, `error`: this result or this error instead of the node's
 * - `omitted`: a batch comes back without this answer; alone it is an empty body, over WebSocket nothing at all
 * - `wrong-chain-id`: `eth_chainId` and `net_version` lie; other calls are not touched
 * - `stale-head`: the node is so many blocks behind, at most back to the one that was forked: its head, the state there, logs and receipts
 * - `missing-logs`: `eth_getLogs` is empty and receipts carry no logs
 */
export type CallFault =
  | { readonly kind: 'wrong-id' }
  | { readonly kind: 'null-result' }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data?: unknown }
  | { readonly kind: 'omitted' }
  | { readonly kind: 'wrong-chain-id'; readonly chainId: number }
  | { readonly kind: 'stale-head'; readonly blocks: number }
  | { readonly kind: 'missing-logs' }

/**
 * What may happen to a WebSocket as a whole:
 * - `killed`: breaks without a word, those that are open at once and new ones as soon as they are
 * - `mute`: accepts everything, passes nothing on in either direction, until the rule is lifted
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
  /** Every chain, by default. */
  readonly chainId?: number
  /** Every method, by default; an exchange counts when one of its calls does. Sockets have none. */
  readonly methods?: readonly string[]
  /** After so many strikes the rule strikes no more; whoever hangs by then still does. */
  readonly times?: number
  /** Only each nth of those that the rule is about: how a preset is unreliable without chance. */
  readonly every?: number
  /** HTTP and WebSocket, by default. */
  readonly via?: Transport
}
