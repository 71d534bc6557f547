import { keepLock } from './keep-lock.ts'
import { randomId } from './random-id.ts'
import { parseTabMessage, type TabMessage } from './tab-messages.ts'
import type { Channel, Tabs } from './tabs.ts'

/** Of the channel, and of the lock that the owner of the session holds. */
export const SHARED_NAME = 'portside.walletconnect'

/** This tab as the others see it, until it leaves; its lock tells them when it has gone, however it went. */
export class TabPresence {
  readonly id = randomId()
  readonly #locks: Tabs['locks']
  readonly #channel: Channel
  readonly #giveUpLock: () => void
  #hasLeft = false

  constructor({ locks, openChannel }: Tabs, receive: (message: TabMessage) => void) {
    this.#locks = locks
    this.#giveUpLock = keepLock(locks, lockOf(this.id), {})
    this.#channel = openChannel(SHARED_NAME)
    this.#channel.addEventListener('message', ({ data }) => {
      const message = parseTabMessage(data)
      if (message) receive(message)
    })
  }

  /** To every other tab. */
  post(message: TabMessage): void {
    if (!this.#hasLeft) this.#channel.postMessage(message)
  }

  /** @returns a function that no longer looks out for that tab. */
  whenGone(tab: string, gone: () => void): () => void {
    const stop = keepLock(this.#locks, lockOf(tab), {
      onHeld() {
        stop()
        gone()
      }
    })
    return stop
  }

  leave(): void {
    this.#hasLeft = true
    this.#channel.close()
    this.#giveUpLock()
  }
}

function lockOf(tab: string): string {
  return `${SHARED_NAME}.${tab}`
}
