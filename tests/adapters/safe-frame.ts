import { webcrypto } from 'node:crypto'
import { vi } from 'vitest'
import { SafeConnector, type SafeTimeouts } from '#adapters/wallet/safe/safe-connector.ts'
import { openSafeSdk } from '#adapters/wallet/safe/safe-sdk.ts'
import type { SafeReply, SafeRequest } from '#devchain/safe-host/local-safe.ts'

export const SAFE = 'https://app.safe.global'

export const timeouts: SafeTimeouts = {
  answerMs: 1_000,
  pollEveryMs: 5,
  signedWithinMs: 10_000,
  lostAfterAnswers: 3,
  lostAfterMs: 0
}

/** The embedding site: the local Safe, or a test's replacement. */
export interface Answering {
  answer(request: SafeRequest): Promise<SafeReply | undefined>
}

/** The frame around a page, without a browser: `safe` answers the real SDK. */
export class SafeFrame {
  /** The ids of the page's requests, oldest first. */
  readonly ids: string[] = []
  readonly #page = new EventTarget()
  readonly #parent: object

  constructor(safe: Answering) {
    this.#parent = {
      postMessage: async ({ id, method, params }: SafeRequest & { readonly id: string }) => {
        this.ids.push(id)
        const reply = await safe.answer({ method, params })
        if (reply) this.post({ id, version: '9.1.0', ...reply })
      }
    }
    vi.stubGlobal('window', Object.assign(this.#page, { parent: this.#parent, crypto: webcrypto }))
  }

  /** The page's connector; a test can shorten its timeouts. */
  open(shorter: Partial<SafeTimeouts> = {}): SafeConnector {
    return new SafeConnector(openSafeSdk(SAFE), { ...timeouts, ...shorter })
  }

  /** Posts a message to the page's window, by default from the Safe that embeds it. */
  post(data: unknown, { origin = SAFE, source = this.#parent }: { origin?: string; source?: object } = {}): void {
    this.#page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
}
