import type { Address } from '#domain/address.ts'
import {
  avatarKey,
  type NameAnswer,
  nameKey,
  parseAvatar,
  parseName,
  serialiseAnswer
} from '#domain/name/stored-names.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

/** The name service's answers of the last 24 hours in a key-value store; expired ones are removed when read. */
export class NameStore {
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  readName(account: Address): NameAnswer | undefined {
    return this.#read(nameKey(account), parseName)
  }

  writeName(account: Address, answer: NameAnswer): void {
    this.#write(nameKey(account), answer)
  }

  readAvatar(name: string): NameAnswer | undefined {
    return this.#read(avatarKey(name), parseAvatar)
  }

  writeAvatar(name: string, answer: NameAnswer): void {
    this.#write(avatarKey(name), answer)
  }

  #read(key: string, parse: typeof parseName): NameAnswer | undefined {
    const text = this.#store.read(key)
    const answer = parse(text, Date.now())
    if (text !== undefined && !answer) this.#store.remove(key)
    return answer
  }

  #write(key: string, answer: NameAnswer): void {
    const text = serialiseAnswer(answer, Date.now())
    if (text !== undefined) this.#store.write(key, text)
  }
}
