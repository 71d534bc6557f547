import type { WalletFailure } from './wallet-failure.ts'

/**
 * What has become of one request to the wallet.
 * @typeParam About what it is about, such as a chain.
 * @typeParam Done what is left of one that was granted, if anything.
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
  /** `refused` by the page: the wallet was not asked. */
  | { readonly type: 'failed' | 'refused'; readonly about: About; readonly failure: WalletFailure }
  | { readonly type: 'cancelled' }

/** A wallet that answers a request nobody waits for has no say in it. */
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
