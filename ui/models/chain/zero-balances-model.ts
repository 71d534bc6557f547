import { makeAutoObservable } from 'mobx'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { ZERO_BALANCES_KEY } from '../stored-settings.ts'

const HIDDEN = 'hidden'

/** Whether balances of zero are left out of the list: the visitor's choice, kept between visits and the same in every tab. */
export class ZeroBalancesModel {
  areHidden: boolean
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
    this.areHidden = store.read(ZERO_BALANCES_KEY) === HIDDEN
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return this.#store.subscribe(ZERO_BALANCES_KEY, this.read)
  }

  toggle(): void {
    this.areHidden = !this.areHidden
    if (this.areHidden) this.#store.write(ZERO_BALANCES_KEY, HIDDEN)
    else this.#store.remove(ZERO_BALANCES_KEY)
  }

  private read(): void {
    this.areHidden = this.#store.read(ZERO_BALANCES_KEY) === HIDDEN
  }
}
