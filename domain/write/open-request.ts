import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'
import { type Attempt, isUndecided } from '#domain/transaction/attempt.ts'
import { type AskedSignature, isForgotten } from '#domain/wallet/asked-signature.ts'
import type { Address, Hex } from '../address.ts'
import type { AskedBatch } from './asked-batch.ts'

/** The record of a request that its wallet may still show, or may have carried out without a word. */
export type OpenRequest = Attempt | AskedBatch | AskedSignature

/** What a wallet answered to a request once nobody waited; without a hash, nothing was sent. */
export interface LateEnd {
  readonly asked: Attempt | AskedBatch
  readonly hash?: Hex
  /** When it answered; milliseconds since 1970. */
  readonly at: number
}

/** From where the requests are seen. */
export interface RequestView {
  /** The connected one, and its account; undefined while none is. */
  readonly active: { readonly wallet: WalletRoute; readonly account: Address } | undefined
  /** What a view of the page speaks of itself: records by their ids, transactions by their hashes. */
  readonly shownHere: ReadonlySet<string>
}

/** The one thing that is said of a wallet's requests, the most cautious that is true. */
export type SaidOfRequests =
  /** The newest request that nobody has decided, and how many others there are. */
  | { readonly type: 'open'; readonly request: OpenRequest; readonly others: number }
  /** Nothing is open, and the wallet has sent, or not sent, what nobody waited for. */
  | { readonly type: 'sent' | 'not-sent'; readonly end: LateEnd; readonly isOtherAccount: boolean }

/** Newest first, of every account and network. A batch that was taken or goes one by one is followed elsewhere. */
export function openRequests(
  attempts: readonly Attempt[],
  batches: readonly AskedBatch[],
  signatures: readonly AskedSignature[],
  now: number
): readonly OpenRequest[] {
  const unanswered = batches.filter(({ id, sentHashes }) => id === undefined && sentHashes === undefined)
  const remembered = signatures.filter((signature) => !isForgotten(signature, now))
  return [...attempts.filter(isUndecided), ...unanswered, ...remembered].sort((a, b) => b.askedAt - a.askedAt)
}

/** On every account and network of the wallet that was asked, and on every page. */
export function saidOfRequests(
  open: readonly OpenRequest[],
  late: LateEnd | undefined,
  { active, shownHere }: RequestView
): SaidOfRequests | undefined {
  if (!active) return undefined
  const unsaid = ofWallet(open, active.wallet).filter((request) => !shownHere.has(requestId(request)))
  const [request] = unsaid
  if (request) return { type: 'open', request, others: unsaid.length - 1 }
  if (!late || !isSameWallet(late.asked.wallet, active.wallet)) return undefined
  if (late.hash !== undefined && shownHere.has(late.hash)) return undefined
  const isOtherAccount = late.asked.account !== active.account
  return { type: late.hash === undefined ? 'not-sent' : 'sent', end: late, isOtherAccount }
}

/** True if the wallet may still show a request beside the one that is reviewed. @param own the id of the review's own, once it has one. */
export function mayShowOther(
  open: readonly OpenRequest[],
  wallet: WalletRoute | undefined,
  own: string | undefined
): boolean {
  return ofWallet(open, wallet).some((request) => requestId(request) !== own && !isAnswered(request))
}

/** What has ended is no longer news once the wallet is asked for something else. */
export function isStillNews(late: LateEnd, open: readonly OpenRequest[]): boolean {
  return open.every(({ askedAt }) => askedAt <= late.at)
}

export function requestId(request: OpenRequest): string {
  return 'key' in request ? request.key : request.id
}

function ofWallet(open: readonly OpenRequest[], wallet: WalletRoute | undefined): readonly OpenRequest[] {
  return open.filter((request) => isSameWallet(request.wallet, wallet))
}

/** The wallet has closed its prompt, and not said what it did. */
function isAnswered(request: OpenRequest): boolean {
  return 'state' in request && request.state.status === 'open' && request.state.isUnreadable === true
}
