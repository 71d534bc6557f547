import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { isPlainName } from '#domain/name/name.ts'
import { isFresh, type NameAnswer } from '#domain/name/stored-names.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { NameStore } from './name-store.ts'

/** What is known of an account besides its address. */
export interface AccountName {
  readonly name?: string
  readonly avatarUrl?: string
  /** Why there is not more of it; nobody is shown this. */
  readonly failure?: unknown
}

const nothing: AccountName = {}

/**
 * The connected account's name and picture, asked for once in 24 hours and never again because that failed. Whoever
 * shows an account has its address meanwhile, and nothing waits for this.
 */
export class NamesModel {
  readonly known = observable.map<string, AccountName>({}, { deep: false })
  /** False when no names can come: nobody needs to leave room for them then. */
  readonly areRead: boolean
  readonly #connection: ConnectionModel
  readonly #store: NameStore
  readonly #service: NameService | undefined
  /** By account, in milliseconds since 1970. */
  readonly #askedAt = new Map<Address, number>()

  constructor(connection: ConnectionModel, store: KeyValueStore, service: NameService | undefined) {
    this.#connection = connection
    this.#store = new NameStore(store)
    this.#service = service
    this.areRead = service !== undefined
    makeAutoObservable(this, { known: false, areRead: false }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    const service = this.#service
    if (!service) return () => undefined
    return reaction(
      () => this.#connection.account,
      (account) => account && void this.find(service, account),
      { fireImmediately: true }
    )
  }

  of(account: Address): AccountName {
    return this.known.get(account) ?? nothing
  }

  private async find(service: NameService, account: Address): Promise<void> {
    const askedAt = this.#askedAt.get(account)
    if (askedAt !== undefined && isFresh(askedAt, Date.now())) return
    this.#askedAt.set(account, Date.now())
    try {
      // What is kept is known at once, with the first drawing of the account.
      const kept = this.#store.readName(account)
      // Only the tables of names can tell whether any but a plain one is in its normal form.
      const isSound =
        kept && (!kept.value || isPlainName(kept.value) || (await service.normalise(kept.value)) === kept.value)
      const { value: name } = isSound ? kept : await this.#askName(service, account)
      this.know(account, name === undefined ? nothing : { name })
      if (name === undefined) return
      const { value: avatarUrl } = this.#store.readAvatar(name) ?? (await this.#askAvatar(service, name))
      if (avatarUrl !== undefined) this.know(account, { name, avatarUrl })
    } catch (failure) {
      this.know(account, { ...this.of(account), failure })
    }
  }

  private know(account: Address, what: AccountName): void {
    this.known.set(account, what)
  }

  async #askName(service: NameService, account: Address): Promise<NameAnswer> {
    const answer = { value: await service.getName(account) }
    this.#store.writeName(account, answer)
    return answer
  }

  async #askAvatar(service: NameService, name: string): Promise<NameAnswer> {
    const avatar = await service.getAvatar(name)
    const answer = { value: avatar?.url }
    this.#store.writeAvatar(name, answer)
    return answer
  }
}
