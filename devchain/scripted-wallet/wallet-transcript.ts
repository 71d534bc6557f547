import type { PageAnswer, PageRequest } from './provider/page-provider.ts'
import type { Thrown } from './wallet-error.ts'

/** Times are milliseconds since 1970; an open request has no answer yet. */
export type TranscriptEntry =
  | (Pick<PageRequest, 'origin' | 'method' | 'params'> & {
      readonly type: 'request'
      readonly at: number
      readonly wallet: string
      readonly outcome:
        | { readonly status: 'open' }
        | { readonly status: 'answered'; readonly ms: number; readonly result: unknown }
        | { readonly status: 'refused'; readonly ms: number; readonly error: Thrown }
    })
  | {
      readonly type: 'event'
      readonly at: number
      readonly wallet: string
      readonly event: string
      readonly value: unknown
    }

const MAX_ENTRIES = 1000

/** The latest 1000 requests and events of a wallet. */
export class WalletTranscript {
  readonly #wallet: string
  #entries: TranscriptEntry[] = []

  constructor(wallet: string) {
    this.#wallet = wallet
  }

  entries(): readonly TranscriptEntry[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries = []
  }

  /** @returns a callback for the answer. */
  addRequest({ origin, method, params }: PageRequest): (answer: PageAnswer) => void {
    const at = Date.now()
    const open: TranscriptEntry = {
      type: 'request',
      at,
      wallet: this.#wallet,
      origin,
      method,
      params,
      outcome: { status: 'open' }
    }
    this.#add(open)
    return (answer) => {
      const index = this.#entries.indexOf(open)
      const ms = Date.now() - at
      if (index >= 0) {
        const outcome =
          answer.error !== undefined
            ? ({ status: 'refused', ms, error: answer.error } as const)
            : ({ status: 'answered', ms, result: answer.result } as const)
        this.#entries[index] = { ...open, outcome }
      }
    }
  }

  addEvent(event: string, value: unknown): void {
    this.#add({ type: 'event', at: Date.now(), wallet: this.#wallet, event, value })
  }

  #add(entry: TranscriptEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift()
  }
}
