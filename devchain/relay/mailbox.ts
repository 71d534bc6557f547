import { createHash } from 'node:crypto'

export interface RelayMessage {
  readonly topic: string
  /** End-to-end encrypted: the relay cannot read it. */
  readonly message: string
  /** In ms since 1970. */
  readonly publishedAt: number
  /** What kind of message it is, such as 1100 for a session proposal. */
  readonly tag: number
  readonly attestation?: string
}

interface Letter extends RelayMessage {
  readonly from: string
  readonly expiresAt: number
  readonly readBy: Set<string>
}

/** Messages that wait for their readers, each for as long as its sender said; nobody gets their own. */
export class Mailbox {
  readonly #now: () => number
  readonly #topics = new Map<string, readonly Letter[]>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** @returns undefined for a message that is here already: clients publish again until they hear back. */
  put(from: string, given: Omit<RelayMessage, 'publishedAt'>, ttlMs: number): RelayMessage | undefined {
    for (const topic of this.#topics.keys()) this.#sweep(topic)
    const letters = this.#topics.get(given.topic) ?? []
    if (letters.some(({ message }) => message === given.message)) return undefined
    const now = this.#now()
    const letter = { ...given, publishedAt: now, from, expiresAt: now + ttlMs, readBy: new Set<string>() }
    this.#topics.set(given.topic, [...letters, letter])
    return letter
  }

  /** Oldest first. */
  unread(clientId: string, topic: string): readonly RelayMessage[] {
    this.#sweep(topic)
    const letters = this.#topics.get(topic) ?? []
    return letters.filter(({ from, readBy }) => from !== clientId && !readBy.has(clientId))
  }

  markRead(clientId: string, topic: string, messageId: string): void {
    for (const letter of this.#topics.get(topic) ?? []) {
      if (messageIdOf(letter) === messageId) letter.readBy.add(clientId)
    }
  }

  clear(): void {
    this.#topics.clear()
  }

  #sweep(topic: string): void {
    const kept = (this.#topics.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > this.#now())
    if (kept.length > 0) this.#topics.set(topic, kept)
    else this.#topics.delete(topic)
  }
}

export function messageIdOf({ message }: Pick<RelayMessage, 'message'>): string {
  return createHash('sha256').update(message).digest('hex')
}
