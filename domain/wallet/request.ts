import type { WalletFailure } from './wallet-failure.ts'

/**
 * The state of one request to the wallet.
 * @typeParam About its subject, such as a chain.
 * @typeParam Own states that only this kind of request has, such as what was granted.
 */
export type WalletRequest<About = object, Own = never> =
  | { readonly status: 'idle' }
  /** `since` is milliseconds since 1970. */
  | ({ readonly status: 'pending'; readonly since: number } & About)
  | ({ readonly status: 'failed' } & WalletFailure & About)
  | Own

export type RequestEvent<About, Own> =
  /** `updated` once more is known about the request that is pending `since` then. */
  | { readonly type: 'asked' | 'updated'; readonly about: About; readonly since: number }
  | { readonly type: 'granted'; readonly done?: Own | undefined }
  /** `refused` by the page: no request was sent to the wallet. */
  | { readonly type: 'failed' | 'refused'; readonly about: About; readonly failure: WalletFailure }
  | { readonly type: 'cancelled' }

/** Ignores the wallet's answer to a request that is no longer pending. */
export function nextRequest<About extends object, Own extends { readonly status: string }>(
  request: WalletRequest<About, Own>,
  event: RequestEvent<About, Own>
): WalletRequest<About, Own> {
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
