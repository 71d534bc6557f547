import { reaction, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { isActive } from '#domain/connection/connection.ts'
import { isSameGrant } from '#domain/connection/grant.ts'
import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import { isSameWallet } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { stopAll } from '../stop-all.ts'
import { expectedAccount, type StoredConnection } from '../stored-settings.ts'
import type { ConnectionMachine } from './connection-machine.ts'
import type { ConnectionMemory } from './connection-memory.ts'
import { reconnect } from './reconnect.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Follows what is stored, which is what visits and tabs share: the last visit's connection, and another tab's. */
export class ConnectionFollower {
  readonly #machine: ConnectionMachine
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  #stopWaiting: () => void = () => undefined

  constructor(machine: ConnectionMachine, memory: ConnectionMemory, wallets: WalletsModel) {
    this.#machine = machine
    this.#memory = memory
    this.#wallets = wallets
  }

  start(): () => void {
    const stop = this.#memory.subscribe(this.#follow)
    const ambiguous = () => {
      const { wallet } = this.#machine
      return wallet && this.#wallets.isAmbiguous(wallet) ? wallet : undefined
    }
    // An impostor may announce itself before or after the wallet whose name it takes.
    const stopComparing = reaction(ambiguous, (wallet) => {
      if (wallet) this.#machine.apply({ type: 'becameAmbiguous', wallet })
    })
    this.#follow()
    return stopAll([stop, stopComparing, () => this.#stopWaiting()])
  }

  /** Takes up what the visitor has been shown, or follows what another tab has stored since. */
  async acceptAccount(): Promise<void> {
    const stored = this.#memory.connection
    const { wallet, offered } = this.#unconfirmed ?? {}
    if (stored && offered && isSameWallet(stored.wallet, wallet)) await this.#resume(withoutGrant(stored), offered)
    else this.#follow()
  }

  /** Resumes whenever the wallet, which is not connected, shares an account. */
  resumeOnGrant(stored: StoredConnection, connector: Connector): void {
    this.#machine.listen(
      connector.subscribe((event) => {
        if (event.type === 'accountsChanged' && event.accounts.length > 0) void this.#resume(stored)
      })
    )
  }

  /** At start, and whenever another tab connects, moves or disconnects. */
  readonly #follow = (): void => {
    this.#stopWaiting()
    const { connection, wallet } = this.#machine
    if (connection.status === 'connecting') {
      this.#stopWaiting = when(() => this.#machine.connection.status !== 'connecting', this.#follow)
      return
    }
    const stored = this.#memory.connectionToResume(this.#wallets)
    // One wallet in every tab: another choice elsewhere is followed here.
    const current = wallet ?? this.#unconfirmed?.wallet
    if (current && !isSameWallet(current, stored?.wallet)) this.#machine.apply({ type: 'leftElsewhere' })
    if (stored && this.#mayResume(stored)) void this.#resume(stored)
  }

  /** A wallet that nothing is connected to is asked only where its answer can be compared, or where it shows the page. */
  #mayResume(stored: StoredConnection): boolean {
    const { connection } = this.#machine
    if (isActive(connection)) return !isSameGrant(connection, stored.grant)
    return stored.wallet.id === this.#wallets.host?.id || expectedAccount(stored) !== undefined
  }

  /**
   * Asks the wallet for what it still grants, and never prompts. Wallets may tell one tab only that they have changed.
   * @param accepted the account that the visitor has clicked for: expected instead of the one that is stored.
   */
  async #resume(stored: StoredConnection, accepted?: Address): Promise<void> {
    const { wallet, grant } = stored
    const signal = this.#machine.attempt()
    if (grant) this.#machine.apply({ type: 'restored', ...grant, wallet })
    const { connection, connector } = this.#machine
    const expected = connection.status === 'connected' ? undefined : (accepted ?? expectedAccount(stored))
    const isUnasked = expected !== undefined && accepted === undefined
    const answer = await reconnect(this.#wallets, { wallet, expected, isUnasked, connector })
    // What the wallet has said of itself meanwhile counts for more.
    if (signal.aborted || connection !== this.#machine.connection) return
    this.#machine.apply(answer.event, answer.connector)
    if (answer.event.type === 'lost' && answer.connector) this.resumeOnGrant(withoutGrant(stored), answer.connector)
  }

  /** Why nothing is connected, where that is for the visitor to settle. */
  get #unconfirmed(): UnconfirmedWalletError | undefined {
    const { connection } = this.#machine
    const lost = 'lost' in connection ? connection.lost : undefined
    return lost instanceof UnconfirmedWalletError ? lost : undefined
  }
}

/** Nothing of it is shown before its wallet has answered. */
function withoutGrant(stored: StoredConnection): StoredConnection {
  const lastAccount = expectedAccount(stored)
  return { wallet: stored.wallet, ...(lastAccount && { lastAccount }) }
}
