import type { Address } from '#domain/address.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { askTwice } from '#domain/wait/ask-twice.ts'
import { Latest } from '#domain/wait/latest.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** Timeout for a wallet that emitted `disconnect`; an extension's worker takes 1 to 2 s to restart. */
const ANSWER_TIMEOUT_MS = 5_000
/** Timeout of the retry: a stopping worker loses the first request, or the computer's sleep uses up its timeout. */
const RETRY_TIMEOUT_MS = 2_000

/**
 * MetaMask emits `disconnect` (1013) even if it only lost its node for a moment, so the accounts decide. A wallet that
 * does not answer is disconnected; a dead one (an extension that is being updated) never answers.
 */
export class DisconnectCheck {
  readonly #askAccounts: () => Promise<readonly Address[]>
  readonly #listener: (event: ConnectorEvent) => void
  readonly #checks = new Latest()
  /** Aborted once the newest check has ended. */
  #check = AbortSignal.abort()

  /** @param askAccounts resolves to no accounts if the wallet refuses. */
  constructor(askAccounts: () => Promise<readonly Address[]>, listener: (event: ConnectorEvent) => void) {
    this.#askAccounts = askAccounts
    this.#listener = listener
  }

  /** Only the newest check counts. */
  async start(): Promise<void> {
    const check = this.#checks.start()
    this.#check = check
    const accounts = await askTwice(this.#askAccounts, {
      firstMs: ANSWER_TIMEOUT_MS,
      secondMs: RETRY_TIMEOUT_MS,
      signal: check
    })
    if (check.aborted) return
    this.stop()
    const silent = new WalletError('timeout', { message: 'Silent after disconnect.' })
    if (!accounts) this.#listener({ type: 'disconnected', cause: silent })
    else if (accounts.length === 0) this.#listener({ type: 'disconnected' })
  }

  /** For a wallet that emits events again: the earlier request may be lost. */
  retry(): void {
    if (!this.#check.aborted) void this.start()
  }

  stop(): void {
    this.#checks.cancel()
  }
}
