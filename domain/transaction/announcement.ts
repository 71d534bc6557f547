import type { NativeCurrency } from '#domain/chain/chain.ts'
import type { Description } from './description.ts'
import type { Transaction } from './transaction.ts'
import type { TransactionNews } from './transaction-detail.ts'

/** What was cleared from lists of transactions. */
export interface ClearedOutcome {
  readonly count: number
  /** False if the browser could not save that: they may be back when the page is loaded again. */
  readonly isForgotten: boolean
  /** Pending ones stay until they are settled. */
  readonly isAnyPending: boolean
}

/** What a live region tells of the transactions; `ui/words/announcement.ts` says it. */
export type Announcement =
  | {
      readonly kind: 'news'
      readonly news: TransactionNews
      readonly entry: Transaction
      /** Of its chain, for an amount that was sent instead. */
      readonly nativeCurrency: NativeCurrency | undefined
    }
  | { readonly kind: 'removed'; readonly description: Description; readonly isForgotten: boolean }
  | ({ readonly kind: 'cleared' } & ClearedOutcome)
  | { readonly kind: 'put-back'; readonly count: number }
