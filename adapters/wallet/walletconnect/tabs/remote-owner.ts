import { connectionReset } from '../walletconnect-errors.ts'
import { fromErrorData } from './error-data.ts'
import { randomId } from './random-id.ts'
import { type AskOptions, OwnerLeftError, type SessionOwner } from './session-owner.ts'
import type { Ask, OwnerMessage, TabMessage } from './tab-messages.ts'
import type { TabPresence } from './tab-presence.ts'

interface Waiting {
  readonly post: () => void
  readonly options: AskOptions
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: Error) => void
  wasTaken: boolean
}

/** Another tab that has the session's client. */
export class RemoteOwner implements SessionOwner {
  readonly id: string
  /** In ms since 1970. */
  readonly since: number
  readonly #presence: TabPresence
  /** How long it may take to take up an ask: shorter than until it is given up, so that nothing is asked twice. */
  readonly #takesWithinMs: number
  readonly #waiting = new Map<string, Waiting>()

  constructor({ owner, since }: OwnerMessage, presence: TabPresence, takesWithinMs: number) {
    this.id = owner
    this.since = since
    this.#presence = presence
    this.#takesWithinMs = takesWithinMs
  }

  carryOut(ask: Ask, options: AskOptions): Promise<unknown> {
    const { signal } = options
    const id = randomId()
    const handleAbort = () => {
      this.#presence.post({ type: 'cancel', owner: this.id, id })
      this.#waiting.get(id)?.reject(connectionReset())
    }
    signal?.addEventListener('abort', handleAbort)
    const answer = new Promise((resolve, reject) => {
      const post = () => {
        const { id: tab } = this.#presence
        const takeBy = Date.now() + this.#takesWithinMs
        this.#presence.post({ type: 'ask', owner: this.id, id, tab, takeBy, ask })
      }
      this.#waiting.set(id, { post, options, resolve, reject, wasTaken: false })
      post()
    })
    return answer.finally(() => {
      this.#waiting.delete(id)
      signal?.removeEventListener('abort', handleAbort)
    })
  }

  receive(message: TabMessage): boolean {
    const waiting = 'id' in message ? this.#waiting.get(message.id) : undefined
    if (!waiting) return false
    if (message.type === 'taken') waiting.wasTaken = true
    else if (message.type === 'late') waiting.post()
    else if (message.type === 'pairing') waiting.options.onPairing?.(message.pairing)
    else if (message.type === 'sent') waiting.options.onSent?.(message.sent)
    else if (message.type === 'value') waiting.resolve(message.value)
    else if (message.type === 'error') waiting.reject(fromErrorData(message.error))
    return true
  }

  async leave(): Promise<void> {
    for (const { reject, wasTaken } of this.#waiting.values()) reject(new OwnerLeftError(wasTaken))
  }
}
