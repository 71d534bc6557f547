import { makeAutoObservable, observableRef } from 'mobx'
import type { NameService } from '#domain/ports/name-service.ts'
import { isNameTyped, type RecipientName } from '#domain/transaction/recipient-name.ts'
import { Latest } from '#domain/wait/latest.ts'

type ResolvedName = Extract<RecipientName, { readonly status: 'resolved' }>

/** Looks up the name that is typed as the recipient, one at a time. */
export class RecipientNames {
  name: RecipientName | undefined = undefined
  readonly #service: NameService | undefined
  readonly #lookup = new Latest()

  constructor(service: NameService | undefined) {
    this.#service = service
    makeAutoObservable(this, { name: observableRef })
  }

  /** True if the text is a name that can be looked up. */
  isName(text: string): boolean {
    return this.#service !== undefined && isNameTyped(text.trim())
  }

  /** Looks it up, also if that was done before: a name may stand for another address by now. Never rejects. */
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

  /** Nothing waits for it. */
  async #findPicture(service: NameService, found: ResolvedName, signal: AbortSignal): Promise<void> {
    const avatar = await service.getAvatar(found.name).catch(() => undefined)
    if (!signal.aborted && avatar) this.set({ ...found, avatarUrl: avatar.url })
  }

  private set(name: RecipientName): void {
    this.name = name
  }
}

async function lookUp(service: NameService, typed: string): Promise<RecipientName> {
  try {
    const name = await service.normalise(typed)
    if (name === undefined) return { status: 'invalid', typed }
    const address = await service.getAddress(name)
    return address ? { status: 'resolved', typed, name, address } : { status: 'unknown', typed }
  } catch {
    return { status: 'unreadable', typed }
  }
}
