import { makeAutoObservable, observableRef } from 'mobx'
import { type Address, isSameAddress } from '#domain/address.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { isNameTyped, type RecipientName } from '#domain/transaction/recipient-name.ts'
import { Latest } from '#domain/wait/latest.ts'

/** The name that an address has for itself. */
interface Recipient {
  readonly address: Address
  /** Normalised (ENSIP-15), and stands for the address. */
  readonly name: string
  readonly avatarUrl?: string
}

type ResolvedName = Extract<RecipientName, { readonly status: 'resolved' }>

/** Looks up the name that is typed as the recipient, or the name of an address, one at a time. */
export class RecipientNames {
  name: RecipientName | undefined = undefined
  /** The last address whose own name was looked up, if it has one. */
  private known: Recipient | undefined = undefined
  readonly #service: NameService | undefined
  readonly #lookup = new Latest()
  readonly #search = new Latest()

  constructor(service: NameService | undefined) {
    this.#service = service
    makeAutoObservable<RecipientNames, 'known'>(this, { name: observableRef, known: observableRef })
  }

  /** True if the text is a name that can be looked up. */
  isName(text: string): boolean {
    return this.#service !== undefined && isNameTyped(text.trim())
  }

  /** Looks it up, also if that was done before: a name may stand for another address by now. At once, also while endpoints rest. Never rejects. */
  async resolve(text: string): Promise<void> {
    const service = this.#service
    const typed = text.trim()
    if (!service || !isNameTyped(typed)) return
    const signal = this.#lookup.start()
    this.set({ status: 'resolving', typed })
    const found = await lookUp(service, typed)
    if (signal.aborted) return
    this.set(found)
    if (found.status === 'resolved') void this.#findPicture(service, found, signal)
  }

  /** What `find` has found of the address. */
  of(address: Address): Recipient | undefined {
    const { known } = this
    return known && isSameAddress(known.address, address) ? known : undefined
  }

  /** Finds name and picture of an address. Nothing waits for it. Never rejects. */
  async find(address: Address): Promise<void> {
    const service = this.#service
    if (!service || this.of(address)) return
    const signal = this.#search.start()
    const name = await service.getName(address).catch(() => undefined)
    if (signal.aborted || name === undefined) return
    this.setKnown({ address, name })
    const avatarUrl = await pictureOf(service, name)
    if (!signal.aborted && avatarUrl) this.setKnown({ address, name, avatarUrl })
  }

  /** Nothing waits for it. */
  async #findPicture(service: NameService, found: ResolvedName, signal: AbortSignal): Promise<void> {
    const avatarUrl = await pictureOf(service, found.name)
    if (!signal.aborted && avatarUrl) this.set({ ...found, avatarUrl })
  }

  private setKnown(known: Recipient): void {
    this.known = known
  }

  private set(name: RecipientName): void {
    this.name = name
  }
}

async function pictureOf(service: NameService, name: string): Promise<string | undefined> {
  const avatar = await service.getAvatar(name).catch(() => undefined)
  return avatar?.url
}

async function lookUp(service: NameService, typed: string): Promise<RecipientName> {
  try {
    await service.endRests()
    const name = await service.normalise(typed)
    if (name === undefined) return { status: 'invalid', typed }
    const address = await service.getAddress(name)
    return address ? { status: 'resolved', typed, name, address } : { status: 'unknown', typed }
  } catch (cause) {
    return { status: 'unreadable', typed, ...pauseOf(cause) }
  }
}
