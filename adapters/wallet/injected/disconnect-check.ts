import type { Address } from '#domain/address.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** How long a wallet that said `disconnect` may be silent; the worker of an extension takes 1 to 2 s to start again. */
const ANSWER_TIMEOUT_MS = 5_000
/** How long it may be silent once more: a worker that stops loses the first question, a computer that slept its time. */
const RETRY_TIMEOUT_MS = 2_000

const silent = () => new WalletError('timeout', { message: 'Silent after disconnect.' })

/**
 * MetaMask says `disconnect` (1013) when it only lost its node for a moment: the accounts are what counts. A wallet
 * that does not even answer this is gone; one that died (an extension that is replaced) leaves the question open.
 */
export class DisconnectCheck {
  readonly #askAccounts: () => Promise<readonly Address[]>
  readonly #listener: (event: ConnectorEvent) => void
  #open: object | undefined

  /** @param askAccounts resolves to none when the wallet refuses to say. */
  constructor(askAccounts: () => Promise<readonly Address[]>, listener: (event: ConnectorEvent) => void) {
    this.#askAccounts = askAccounts
    this.#listener = listener
  }

  /** Only the newest question counts. */
  async start(): Promise<void> {
    const question = {}
    this.#open = question
    const asked = this.#askAccounts()
    let accounts = await answerWithin(ANSWER_TIMEOUT_MS, asked)
    if (!accounts && this.#open === question) {
      accounts = await answerWithin(RETRY_TIMEOUT_MS, Promise.any([asked, this.#askAccounts()]))
    }
    if (this.#open !== question) return
    this.#open = undefined
    if (!accounts) this.#listener({ type: 'disconnected', cause: silent() })
    else if (accounts.length === 0) this.#listener({ type: 'disconnected' })
  }

  /** For a wallet that speaks again, but not of its accounts: what was asked before may be lost. */
  retry(): void {
    if (this.#open) void this.start()
  }

  stop(): void {
    this.#open = undefined
  }
}

/** Undefined for a wallet that is silent. */
function answerWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const answered = withTimeout(ms, () => answer, silent)
  return answered.catch(() => undefined)
}
