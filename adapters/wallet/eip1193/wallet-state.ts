import type { Address } from '#domain/address.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { accountsIn } from './answers.ts'

/** How long a wallet may take to answer without its user; an app in the background may not answer at all. */
export const SILENT_ANSWER_MS = 10_000

type Ask = (method: string) => Promise<unknown>

/** The wallet's accounts and chain, asked for without a prompt: its events may be unreadable, or never come. */
export class WalletState {
  readonly #ask: Ask
  readonly #listeners = new Set<(event: ConnectorEvent) => void>()
  /** The last request, while it is open; the next one waits for it. */
  #last: Promise<unknown> | undefined
  #isChecking = false
  #isOutdated = false

  /** @param ask rejects with a `WalletError` */
  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Undefined if the answer cannot be read. @throws WalletError, for a wallet that is silent for ten seconds, too. */
  async accounts(): Promise<readonly Address[] | undefined> {
    return accountsIn(await this.#next('eth_accounts'))
  }

  /** @throws WalletError */
  async chainId(): Promise<number> {
    const chainId = parseChainId(await this.#next('eth_chainId'))
    if (chainId === undefined) throw new WalletError('answer')
    return chainId
  }

  /** @returns a function that stops telling the listener what checks find. */
  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tells the listeners what the wallet answers; what it refuses to answer, or nobody can read, says nothing. */
  async check(): Promise<void> {
    if (this.#isChecking) return this.heard()
    if (this.#listeners.size === 0) return
    this.#isChecking = true
    do {
      this.#isOutdated = false
      const accounts = await this.accounts().catch(() => undefined)
      if (accounts && !this.#isOutdated) this.#tell({ type: 'accountsChanged', accounts })
      const chainId = await this.chainId().catch(() => undefined)
      if (chainId !== undefined && !this.#isOutdated) this.#tell({ type: 'chainChanged', chainId })
    } while (this.#isOutdated && this.#listeners.size > 0)
    this.#isChecking = false
  }

  /** An event says more than the answers to questions that were asked before it: a check under way asks again. */
  heard(): void {
    this.#isOutdated = this.#isChecking
  }

  /** After another answer of the wallet: what it has left open before no longer holds up what is asked next. */
  hasAnswered(): void {
    this.#last = undefined
  }

  /** One at a time: some wallets lose a request while another is open. */
  #next(method: string): Promise<unknown> {
    const ask = () =>
      withTimeout(
        SILENT_ANSWER_MS,
        () => this.#ask(method),
        () => new WalletError('timeout')
      )
    const answer = this.#last ? this.#last.then(ask) : ask()
    const settled: Promise<void> = answer.then(
      () => this.#settle(settled),
      () => this.#settle(settled)
    )
    this.#last = settled
    return answer
  }

  #settle(request: Promise<unknown>): void {
    if (this.#last === request) this.#last = undefined
  }

  #tell(event: ConnectorEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}
