import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { isPlainName } from '#domain/name/name.ts'
import { isFresh, type NameAnswer } from '#domain/name/stored-names.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { NameStore } from './name-store.ts'

/** What is known of an account besides its address. */
interface AccountName {
  readonly name?: string
  readonly avatarUrl?: string
  /** Why name or picture are missing; never shown. */
  readonly failure?: unknown
}

const nothing: AccountName = {}

/**
 * The connected account's name and picture, requested at most once every 24 hours, without a retry after a failure. Views
 * show the address meanwhile, and nothing waits for them.
 */
export class NamesModel {
  readonly #known = observable.map<string, AccountName>({}, { deep: false })
  /** False if names are never looked up, so views need not reserve space for them. */
  readonly hasService: boolean
  readonly #connection: ConnectionModel
  readonly #store: NameStore
  readonly #service: NameService | undefined
  /** By account, in milliseconds since 1970. */
  readonly #askedAt = new Map<Address, number>()

  constructor(connection: ConnectionModel, store: KeyValueStore, service: NameService | undefined) {
    this.#connection = connection
    this.#store = new NameStore(store)
    this.#service = service
    this.hasService = service !== undefined
    makeAutoObservable(this, { hasService: false }, { autoBind: true })
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
    return this.#known.get(account) ?? nothing
  }

  private async find(service: NameService, account: Address): Promise<void> {
    const askedAt = this.#askedAt.get(account)
    if (askedAt !== undefined && isFresh(askedAt, Date.now())) return
    this.#askedAt.set(account, Date.now())
    try {
      // A stored name is set synchronously, in time for the account's first render.
      const stored = this.#store.readName(account)
      // Only plain names can be checked for normalisation without the service's tables.
      const isNormalised =
        stored &&
        (!stored.value || isPlainName(stored.value) || (await service.normalise(stored.value)) === stored.value)
      const { value: name } = isNormalised ? stored : await this.#requestName(service, account)
      this.set(account, name === undefined ? nothing : { name })
      if (name === undefined) return
      const { value: avatarUrl } = this.#store.readAvatar(name) ?? (await this.#requestAvatar(service, name))
      if (avatarUrl !== undefined) this.set(account, { name, avatarUrl })
    } catch (failure) {
      this.set(account, { ...this.of(account), failure })
    }
  }

  private set(account: Address, name: AccountName): void {
    this.#known.set(account, name)
  }

  async #requestName(service: NameService, account: Address): Promise<NameAnswer> {
    const answer = { value: await service.getName(account) }
    this.#store.writeName(account, answer)
    return answer
  }

  async #requestAvatar(service: NameService, name: string): Promise<NameAnswer> {
    const avatar = await service.getAvatar(name)
    const answer = { value: avatar?.url }
    this.#store.writeAvatar(name, answer)
    return answer
  }
}
