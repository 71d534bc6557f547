import { createHash } from 'node:crypto'

export interface RelayMessage {
  readonly topic: string
  /** End-to-end encrypted: the relay cannot read it. */
  readonly message: string
  /** In ms since 1970. */
  readonly publishedAt: number
  /** The kind of message, such as 1100 for a session proposal. */
  readonly tag: number
  readonly attestation?: string
}

interface StoredMessage extends RelayMessage {
  readonly from: string
  readonly expiresAt: number
  readonly readBy: Set<string>
}

/** Stores messages for their readers until they expire; clients do not receive their own. */
export class Mailbox {
  readonly #now: () => number
  readonly #topics = new Map<string, readonly StoredMessage[]>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** @returns undefined for a duplicate: clients republish until they get an answer. */
  put(from: string, given: Omit<RelayMessage, 'publishedAt'>, ttlMs: number): RelayMessage | undefined {
    for (const topic of this.#topics.keys()) this.#sweep(topic)
    const stored = this.#topics.get(given.topic) ?? []
    if (stored.some(({ message }) => message === given.message)) return undefined
    const now = this.#now()
    const entry = { ...given, publishedAt: now, from, expiresAt: now + ttlMs, readBy: new Set<string>() }
    this.#topics.set(given.topic, [...stored, entry])
    return entry
  }

  /** Oldest first. */
  unread(clientId: string, topic: string): readonly RelayMessage[] {
    this.#sweep(topic)
    const stored = this.#topics.get(topic) ?? []
    return stored.filter(({ from, readBy }) => from !== clientId && !readBy.has(clientId))
  }

  markRead(clientId: string, topic: string, messageId: string): void {
    for (const entry of this.#topics.get(topic) ?? []) {
      if (messageIdOf(entry) === messageId) entry.readBy.add(clientId)
    }
  }

  clear(): void {
    this.#topics.clear()
  }

  #sweep(topic: string): void {
    const current = (this.#topics.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > this.#now())
    if (current.length > 0) this.#topics.set(topic, current)
    else this.#topics.delete(topic)
  }
}

export function messageIdOf({ message }: Pick<RelayMessage, 'message'>): string {
  return createHash('sha256').update(message).digest('hex')
}
