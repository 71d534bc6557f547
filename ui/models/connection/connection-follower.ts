import { reaction, when } from 'mobx'
import { type Address, isSameAddress } from '#domain/address.ts'
import type { ActiveConnection } from '#domain/connection/connection.ts'
import { isSameGrant } from '#domain/connection/grant.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { UnconfirmedWalletError } from '#domain/wallet/unconfirmed-wallet-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { stopAll } from '../stop-all.ts'
import { expectedAccount, type StoredConnection } from '../stored-settings.ts'
import { type ConnectionMemory, isSameWallet } from './connection-memory.ts'
import type { ConnectionModel } from './connection-model.ts'
import { reconnect } from './reconnect.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Follows what is stored, which is what visits and tabs share: the last visit's connection, and another tab's. */
export class ConnectionFollower {
  readonly #model: ConnectionModel
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  /** What was stored over another tab's word. */
  #insisted: ActiveConnection | undefined
  /** The attempt behind a connection that nobody has clicked for; aborted once there is another connection, or none. */
  #unasked: AbortSignal | undefined
  #stopWaiting: () => void = () => undefined

  constructor(model: ConnectionModel, memory: ConnectionMemory, wallets: WalletsModel) {
    this.#model = model
    this.#memory = memory
    this.#wallets = wallets
  }

  start(): () => void {
    const stop = this.#memory.subscribe(this.#follow)
    // An impostor may announce itself before or after the wallet whose name it takes.
    const stopComparing = reaction(() => this.#ambiguousId, this.#leaveAmbiguous)
    this.#follow()
    return stopAll([stop, stopComparing, () => this.#stopWaiting()])
  }

  /**
   * Asks the wallet for what it still grants, and never prompts. Wallets may tell one tab only that they have changed.
   * @param stored where an account is expected, no other one is connected, and no wallet that only may be the right one.
   * @param accepted the account that the visitor has clicked for: expected instead of the one that is stored.
   */
  async resume(stored: StoredConnection, accepted?: Address): Promise<void> {
    const { walletId } = stored
    const wasUnasked = this.#unasked?.aborted === false
    const attempt = this.#model.restore(stored)
    const { active } = this.#model
    const isConnected = active?.status === 'connected'
    const expected = isConnected ? undefined : (accepted ?? expectedAccount(stored))
    if (isConnected ? wasUnasked : expected && !accepted) this.#unasked = attempt
    try {
      if (expected) this.#assertCertain(stored)
      const { connector, grant } = await reconnect(this.#wallets, stored, this.#model.connector)
      if (attempt.aborted || active !== this.#model.active) return
      if (expected) this.#assertCertain(stored)
      if (!grant) this.#loseGrant(walletId)
      else if (isConnected && isSameGrant(active, grant)) this.#insist(active, stored)
      else if (!expected || isSameAddress(grant.account, expected)) this.#model.adopt(walletId, connector, grant)
      else {
        this.#model.lose(walletId, new UnconfirmedWalletError(stored, grant.account))
        this.#model.listen(this.onGrant(withoutGrant(stored), connector))
      }
    } catch (cause) {
      if (!attempt.aborted) this.#model.lose(walletId, cause)
    }
  }

  /** Resumes whenever the wallet, which is not connected, shares an account. @returns a function that stops. */
  onGrant(stored: StoredConnection, connector: Connector): () => void {
    return connector.subscribe((event) => {
      if (event.type === 'accountsChanged' && event.accounts.length > 0) void this.resume(stored)
    })
  }

  /** Takes up what the visitor has been shown, or follows what another tab has stored since. */
  async acceptAccount(): Promise<void> {
    const stored = this.#memory.connection
    const { route, offered } = this.#unconfirmed ?? {}
    if (stored && offered && isSameWallet(stored, route)) await this.resume(withoutGrant(stored), offered)
    else this.#follow()
  }

  /** At start, and whenever another tab connects, moves or disconnects. */
  readonly #follow = (): void => {
    this.#stopWaiting()
    if (this.#model.connection.status === 'connecting') {
      this.#stopWaiting = when(() => this.#model.connection.status !== 'connecting', this.#follow)
      return
    }
    const stored = this.#memory.connectionToResume(this.#wallets)
    // One wallet in every tab: another choice elsewhere is followed here.
    const route = this.#model.route ?? this.#unconfirmed?.route
    if (route && !isSameWallet(route, stored)) this.#model.leave('elsewhere')
    if (stored && this.#mayResume(stored) && !isSameGrant(this.#model.active, stored.grant)) void this.resume(stored)
  }

  #loseGrant(walletId: string): void {
    this.#model.apply({ type: 'accountsChanged', walletId, accounts: [] })
    // It no longer shares the account that it offered before.
    if (this.#unconfirmed) this.#model.lose(walletId, new WalletError('unauthorized', { message: 'No account.' }))
  }

  /** Once for each state: tabs that hear different things of their wallets must not talk each other into them, for ever. */
  #insist(active: ActiveConnection, stored: StoredConnection): void {
    if (!stored.grant || this.#insisted === active) return
    this.#insisted = active
    this.#memory.keep({ ...stored, grant: active })
  }

  /** A wallet that nothing is connected to is asked only where its answer can be compared, or where it shows the page. */
  #mayResume(stored: StoredConnection): boolean {
    const isHost = stored.walletId === this.#wallets.host?.id
    return this.#model.active !== undefined || isHost || expectedAccount(stored) !== undefined
  }

  #assertCertain(stored: StoredConnection): void {
    if (this.#wallets.isAmbiguous(stored)) throw new UnconfirmedWalletError(stored)
  }

  /** Why nothing is connected, where that is for the visitor to settle. */
  get #unconfirmed(): UnconfirmedWalletError | undefined {
    const { lost } = this.#model
    return lost instanceof UnconfirmedWalletError ? lost : undefined
  }

  /** Of the wallet that is shown, once others could be the one that is meant. */
  get #ambiguousId(): string | undefined {
    const { route } = this.#model
    return route && this.#wallets.isAmbiguous(route) ? route.walletId : undefined
  }

  /** Not a wallet that the visitor has picked on this page. */
  readonly #leaveAmbiguous = (walletId: string | undefined): void => {
    const { route } = this.#model
    if (walletId === undefined || !route || this.#unasked?.aborted !== false) return
    this.#model.apply({ type: 'disconnected', walletId, cause: new UnconfirmedWalletError(route) })
  }
}

/** Nothing of it is shown before the wallet has answered. */
function withoutGrant(stored: StoredConnection): StoredConnection {
  const { walletId, isPaired = false } = stored
  const lastAccount = expectedAccount(stored)
  return { walletId, isPaired, ...(lastAccount && { lastAccount }) }
}
