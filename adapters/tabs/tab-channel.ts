import { holdLock } from './hold-lock.ts'
import { parseTabMessage, type TabMessage } from './tab-messages.ts'
import type { Tabs } from './tabs.ts'

export type TabChannel = ReturnType<typeof openTabChannel>

/** Makes this tab known to the others, which notice by its lock when it is gone, even after a crash. */
export function openTabChannel({ locks, openChannel }: Tabs, name: string, onMessage: (message: TabMessage) => void) {
  const id = randomId()
  const releaseLock = holdLock(locks, `${name}.${id}`)
  const channel = openChannel(name)
  let hasLeft = false
  channel.addEventListener('message', ({ data }) => {
    const message = parseTabMessage(data)
    if (message) onMessage(message)
  })
  return {
    id,
    /** Sends to every other tab. */
    post: (message: TabMessage) => hasLeft || channel.postMessage(message),
    /** @returns a function that stops waiting for that tab to close. */
    whenGone: (tab: string, onGone: () => void) => holdLock(locks, `${name}.${tab}`, { onHeld: onGone }),
    leave() {
      hasLeft = true
      channel.close()
      releaseLock()
    }
  }
}

/** 32 hex digits. `crypto.randomUUID` needs a secure context, which a page served over plain HTTP is not. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
