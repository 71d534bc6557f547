import { reaction, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { isActive, isSameGrant } from '#domain/connection/connection.ts'
import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import { isSameWallet } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { stopAll } from '../stop-all.ts'
import { expectedAccount, type StoredConnection } from '../stored-settings.ts'
import type { ConnectionMemory } from './connection-memory.ts'
import type { CurrentConnection } from './current-connection.ts'
import { reconnect } from './reconnect.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Follows the stored connection: at start the last visit's, then whatever other tabs store. */
export class ConnectionFollower {
  readonly #current: CurrentConnection
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  #stopWaiting: () => void = () => undefined

  constructor(current: CurrentConnection, memory: ConnectionMemory, wallets: WalletsModel) {
    this.#current = current
    this.#memory = memory
    this.#wallets = wallets
  }

  start(): () => void {
    const stop = this.#memory.subscribe(this.#follow)
    const ambiguous = () => {
      const { wallet } = this.#current
      return wallet && this.#wallets.isAmbiguous(wallet) ? wallet : undefined
    }
    // An impostor may announce itself before or after the wallet whose identifier it copies.
    const stopComparing = reaction(ambiguous, (wallet) => {
      if (wallet) this.#current.apply({ type: 'becameAmbiguous', wallet })
    })
    this.#follow()
    return stopAll([stop, stopComparing, () => this.#stopWaiting()])
  }

  /** Resumes with the account that the visitor was shown, or follows what another tab has stored since. */
  async acceptAccount(): Promise<void> {
    const stored = this.#memory.connection
    const { wallet, offered } = this.#unconfirmed ?? {}
    if (stored && offered && isSameWallet(stored.wallet, wallet)) await this.#resume(withoutGrant(stored), offered)
    else this.#follow()
  }

  /** Resumes when a wallet that is not connected shares an account. */
  resumeOnGrant(stored: StoredConnection, connector: Connector): void {
    this.#current.listen(
      connector.subscribe((event) => {
        if (event.type === 'accountsChanged' && event.accounts.length > 0) void this.#resume(stored)
      })
    )
  }

  /** As `resumeOnGrant`, until the visitor has disconnected or connected another wallet, in this tab or another one. */
  #resumeOnUnlock(stored: StoredConnection, connector: Connector): void {
    this.#current.listen(
      connector.subscribe((event) => {
        const isStill = isSameWallet(stored.wallet, this.#memory.connectionToResume(this.#wallets)?.wallet)
        if (event.type === 'accountsChanged' && event.accounts.length > 0 && isStill) void this.#resume(stored)
      })
    )
  }

  /** Runs at start, and whenever another tab connects, switches or disconnects. */
  readonly #follow = (): void => {
    this.#stopWaiting()
    const { connection, wallet } = this.#current
    if (connection.status === 'connecting') {
      this.#stopWaiting = when(() => this.#current.connection.status !== 'connecting', this.#follow)
      return
    }
    const stored = this.#memory.connectionToResume(this.#wallets)
    // All tabs use the same wallet, so another tab's choice applies here too.
    const current = wallet ?? this.#unconfirmed?.wallet
    if (current && !isSameWallet(current, stored?.wallet)) this.#current.apply({ type: 'endedByOtherTab' })
    if (stored && this.#mayResume(stored)) void this.#resume(stored)
  }

  /** While disconnected, only a wallet whose account is known, or one that shows the page, is asked automatically. */
  #mayResume(stored: StoredConnection): boolean {
    const { connection } = this.#current
    if (isActive(connection)) return !isSameGrant(connection, stored.grant)
    return stored.wallet.id === this.#wallets.host?.id || expectedAccount(stored) !== undefined
  }

  /**
   * Asks the wallet what it still grants, without a prompt. A wallet may report a change to only one of the tabs.
   * @param accepted the account that the visitor has accepted; expected instead of the stored one.
   */
  async #resume(stored: StoredConnection, accepted?: Address): Promise<void> {
    const { wallet, grant } = stored
    const signal = this.#current.attempt()
    if (grant) this.#current.apply({ type: 'restored', ...grant, wallet })
    const { connection, connector } = this.#current
    const expected = connection.status === 'connected' ? undefined : (accepted ?? expectedAccount(stored))
    const isAutomatic = expected !== undefined && accepted === undefined
    const answer = await reconnect(this.#wallets, { wallet, expected, isAutomatic, connector })
    // An event that the wallet has emitted meanwhile overrides its answer.
    if (signal.aborted || connection !== this.#current.connection) return
    this.#current.apply(answer.event)
    if (answer.waiting && !isActive(this.#current.connection))
      this.#resumeOnUnlock(withoutGrant(stored), answer.waiting)
  }

  /** Why the stored connection was not resumed, if that is for the visitor to decide. */
  get #unconfirmed(): UnconfirmedWalletError | undefined {
    const { connection } = this.#current
    const lost = 'lost' in connection ? connection.lost : undefined
    return lost instanceof UnconfirmedWalletError ? lost : undefined
  }
}

/** Without a grant, nothing is shown until the wallet has answered. */
function withoutGrant(stored: StoredConnection): StoredConnection {
  const lastAccount = expectedAccount(stored)
  return { wallet: stored.wallet, ...(lastAccount && { lastAccount }) }
}
