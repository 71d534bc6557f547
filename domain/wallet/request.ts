import type { RequestProblem, WalletFailure } from './wallet-failure.ts'

/**
 * The state of one request to the wallet.
 * @typeParam About its subject, such as a chain.
 * @typeParam Own states that only this kind of request has, such as what was granted.
 * @typeParam Refusal why the page itself may refuse it.
 */
export type WalletRequest<About = object, Own = never, Refusal = never> =
  | { readonly status: 'idle' }
  /** `since` is milliseconds since 1970. */
  | ({ readonly status: 'pending'; readonly since: number } & About)
  | ({ readonly status: 'failed' } & WalletFailure<RequestProblem | Refusal> & About)
  | Own

export type RequestEvent<About, Own, Refusal = never> =
  /** `updated` once more is known about the request that is pending `since` then. */
  | { readonly type: 'asked' | 'updated'; readonly about: About; readonly since: number }
  | { readonly type: 'granted'; readonly done?: Own | undefined }
  /** `refused` by the page: no request was sent to the wallet. */
  | {
      readonly type: 'failed' | 'refused'
      readonly about: About
      readonly failure: WalletFailure<RequestProblem | Refusal>
    }
  | { readonly type: 'cancelled' }

/** Ignores the wallet's answer to a request that is no longer pending. */
export function nextRequest<About extends object, Own extends { readonly status: string }, Refusal = never>(
  request: WalletRequest<About, Own, Refusal>,
  event: RequestEvent<About, Own, Refusal>
): WalletRequest<About, Own, Refusal> {
  const isPending = request.status === 'pending'
  switch (event.type) {
    case 'asked':
      return { status: 'pending', since: event.since, ...event.about }
    case 'updated':
      return isPending ? { status: 'pending', since: event.since, ...event.about } : request
    case 'granted':
      return isPending ? (event.done ?? { status: 'idle' }) : request
    case 'failed':
      return isPending ? { status: 'failed', ...event.failure, ...event.about } : request
    case 'refused':
      return { status: 'failed', ...event.failure, ...event.about }
    case 'cancelled':
      return { status: 'idle' }
  }
}
