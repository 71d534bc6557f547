import { when } from 'mobx'
import type { ActiveConnection } from '#domain/connection.ts'
import { isSameGrant } from '#domain/grant.ts'
import { type ConnectionMemory, isSameWallet } from './connection-memory.ts'
import type { ConnectionModel } from './connection-model.ts'
import { reconnect } from './reconnect.ts'
import { stopAll } from './stop-all.ts'
import type { StoredConnection } from './stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Follows what is stored, which is what visits and tabs share: the last visit's connection, and another tab's. */
export class ConnectionFollower {
  readonly #model: ConnectionModel
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  /** What was stored over another tab's word. */
  #insisted: ActiveConnection | undefined
  #stopWaiting: () => void = () => undefined

  constructor(model: ConnectionModel, memory: ConnectionMemory, wallets: WalletsModel) {
    this.#model = model
    this.#memory = memory
    this.#wallets = wallets
  }

  start(): () => void {
    const stop = this.#memory.subscribe(this.#follow)
    this.#follow()
    return stopAll([stop, () => this.#stopWaiting()])
  }

  /** Asks the wallet for what it still grants, and never prompts. Wallets may tell one tab only that they have changed. */
  async resume(stored: StoredConnection): Promise<void> {
    const { walletId } = stored
    const attempt = this.#model.restore(stored)
    const { active } = this.#model
    try {
      const { connector, grant } = await reconnect(this.#wallets, stored, this.#model.connector)
      if (attempt.aborted || active !== this.#model.active) return
      if (!grant) this.#model.apply({ type: 'accountsChanged', walletId, accounts: [] })
      else if (active?.status === 'connected' && isSameGrant(active, grant)) this.#insist(active, stored)
      else this.#model.adopt(walletId, connector, grant)
    } catch (cause) {
      if (!attempt.aborted) this.#model.lose(walletId, cause)
    }
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
    if (this.#model.route && !isSameWallet(this.#model.route, stored)) this.#model.leave('elsewhere')
    if (stored && !isSameGrant(this.#model.active, stored.grant)) void this.resume(stored)
  }

  /** Once for each state: tabs that hear different things of their wallets must not talk each other into them, for ever. */
  #insist(active: ActiveConnection, stored: StoredConnection): void {
    if (!stored.grant || this.#insisted === active) return
    this.#insisted = active
    this.#memory.keep({ ...stored, grant: active })
  }
}
