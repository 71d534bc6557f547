import { WalletError } from '#domain/wallet/wallet-error.ts'
import { toWalletConnectError } from '../walletconnect-errors.ts'
import type { SignClient } from './open-client.ts'

type Relayer = SignClient['core']['relayer']

/** The package itself tries for a minute and more. */
export const RELAY_WITHIN_MS = 15_000

/** Looks out for a relay that refuses the page, or that stays away, while something waits for it. */
export class RelayWatch {
  /** Rejects with a WalletError, or never settles. */
  readonly failed: Promise<never>
  readonly #relayer: Relayer
  readonly #withinMs: number
  #fail: (cause: Error) => void = () => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #hasAnswered = false

  constructor(relayer: Relayer, withinMs: number) {
    this.#relayer = relayer
    this.#withinMs = withinMs
    this.failed = new Promise((_, fail) => {
      this.#fail = fail
    })
    // Whoever races against it hears of it; nobody else has to.
    this.failed.catch(() => undefined)
    relayer.on('relayer_error', this.#handleError)
    relayer.on('relayer_disconnect', this.#await)
    relayer.on('relayer_connect', this.#handleConnect)
    this.#await()
  }

  /** The relay owes another answer. */
  expect(): void {
    this.#hasAnswered = false
    this.#await()
  }

  /** From now on only losing the relay counts. */
  answered(): void {
    this.#hasAnswered = true
    this.#stopWaiting()
  }

  stop(): void {
    this.#stopWaiting()
    this.#relayer.off('relayer_error', this.#handleError)
    this.#relayer.off('relayer_disconnect', this.#await)
    this.#relayer.off('relayer_connect', this.#handleConnect)
  }

  readonly #await = () => {
    this.#timer ??= setTimeout(() => this.#fail(new WalletError('relay')), this.#withinMs)
  }

  readonly #handleConnect = () => {
    if (this.#hasAnswered) this.#stopWaiting()
  }

  /** The only place that tells why the relay closed the connection: a bad project id or origin. */
  readonly #handleError = (cause: unknown) => this.#fail(toWalletConnectError(cause))

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
