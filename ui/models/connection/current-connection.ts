import { makeAutoObservable, observableRef } from 'mobx'
import {
  type ActiveConnection,
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  disconnected,
  nextConnection
} from '#domain/connection/connection.ts'
import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { ConnectionMemory } from './connection-memory.ts'
import { Revocations } from './revocations.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Applies events to the connection, and performs the resulting effects. */
export class CurrentConnection {
  connection: Connection = disconnected
  readonly revocations: Revocations
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel
  readonly #attempts = new Latest()
  #stopListening: () => void = () => undefined

  constructor(memory: ConnectionMemory, wallets: WalletsModel) {
    this.revocations = new Revocations(
      wallets,
      () => this.wallet ?? (memory.connection?.grant && memory.connection.wallet)
    )
    this.#memory = memory
    this.#wallets = wallets
    makeAutoObservable(this, { connection: observableRef, revocations: false }, { autoBind: true })
  }

  get wallet(): WalletRoute | undefined {
    return 'wallet' in this.connection ? this.connection.wallet : undefined
  }

  /** The connected wallet's connector. */
  get connector(): Connector | undefined {
    return this.connection.status === 'connected' ? this.connection.connector : undefined
  }

  /** @returns a signal that is aborted by the next attempt or by `stop`. */
  attempt(): AbortSignal {
    return this.#attempts.start()
  }

  /** @returns a promise that resolves once all effects have been performed. */
  apply(event: ConnectionEvent): Promise<unknown> {
    const [connection, ...effects] = nextConnection(this.connection, event)
    this.connection = connection
    return Promise.all(effects.map((effect) => this.#perform(effect)))
  }

  /** Replaces the current subscription. @param stop ends the new one. */
  listen(stop: () => void = () => undefined): void {
    this.#stopListening()
    this.#stopListening = stop
  }

  stop(): void {
    this.#attempts.cancel()
    this.listen()
  }

  #perform(effect: ConnectionEffect): Promise<void> | void {
    switch (effect.type) {
      case 'stop':
        return this.stop()
      case 'listen':
        return this.listen(effect.connector.subscribe((event) => this.apply({ ...event, wallet: effect.wallet })))
      case 'keep':
        return this.#keep(effect.connection)
      case 'update':
        return this.#memory.update(effect.connection)
      case 'overwrite':
        return this.#memory.overwrite(effect.connection)
      case 'forget':
        return this.#memory.forgetGrant(effect.wallet)
      case 'revoke':
        return this.revocations.revoke(effect.wallet, effect.connector)
    }
  }

  #keep(connection: ActiveConnection): void {
    const former = this.#memory.connection?.wallet
    this.#memory.keep(connection)
    this.#wallets.remember(connection.wallet.id)
    // An unused session would stay open on the visitor's phone.
    if (former?.isPaired && !isSameWallet(former, connection.wallet)) void this.revocations.revokeUnused(former)
  }
}
