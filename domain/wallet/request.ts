import type { WalletFailure } from './wallet-failure.ts'

/**
 * The state of one request to the wallet.
 * @typeParam About its subject, such as a chain.
 * @typeParam Done the state after it was granted, if not idle.
 */
export type WalletRequest<About = object, Done = never> =
  | { readonly status: 'idle' }
  /** `since` is milliseconds since 1970. */
  | ({ readonly status: 'pending'; readonly since: number } & About)
  | ({ readonly status: 'failed' } & WalletFailure & About)
  | Done

export type RequestEvent<About, Done> =
  | { readonly type: 'asked'; readonly about: About; readonly since: number }
  | { readonly type: 'granted'; readonly done?: Done | undefined }
  /** `refused` by the page: no request was sent to the wallet. */
  | { readonly type: 'failed' | 'refused'; readonly about: About; readonly failure: WalletFailure }
  | { readonly type: 'cancelled' }

/** Ignores the wallet's answer to a request that is no longer pending. */
export function nextRequest<About extends object, Done extends { readonly status: string }>(
  request: WalletRequest<About, Done>,
  event: RequestEvent<About, Done>
): WalletRequest<About, Done> {
  if (event.type === 'asked') return { status: 'pending', since: event.since, ...event.about }
  if (event.type === 'cancelled') return { status: 'idle' }
  if (event.type !== 'refused' && request.status !== 'pending') return request
  if ('failure' in event) return { status: 'failed', ...event.failure, ...event.about }
  return event.done ?? { status: 'idle' }
}
