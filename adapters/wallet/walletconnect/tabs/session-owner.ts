import type { ConnectOptions } from '#domain/ports/connector.ts'
import type { Ask, SentRequest, TabMessage } from './tab-messages.ts'

export interface AskOptions extends ConnectOptions {
  /** Called when the relay has taken a request: not before, because a phone stops the page that it leaves for an app. */
  readonly onSent?: (sent: SentRequest) => void
}

/** Whoever has the session's client: this tab, or another one as this tab sees it. */
export interface SessionOwner {
  /** Not the tab's: a tab that owns the session once more is another owner. */
  readonly id: string
  /** @throws OwnerLeftError when it is left before it has answered. */
  carryOut(ask: Ask, options: AskOptions): Promise<unknown>
  /** @returns true for what was meant for this tab. */
  receive(message: TabMessage): boolean
  /** Ends everything that is under way. Final. */
  leave(): Promise<void>
}

/** The owner of the session went, or had to give it up. */
export class OwnerLeftError extends Error {
  override readonly name = 'OwnerLeftError'
  /** Whether the wallet may have been asked already. */
  readonly wasTaken: boolean
  constructor(wasTaken: boolean) {
    super('The owner of the session has left.')
    this.wasTaken = wasTaken
  }
}
