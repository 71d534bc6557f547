import { holdLock } from './hold-lock.ts'
import { parseTabMessage, type TabMessage } from './tab-messages.ts'
import type { Tabs } from './tabs.ts'

export type TabChannel = ReturnType<typeof openTabChannel>

/** This tab as the others see it; its lock tells them when it has gone, however it went. */
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
    /** To every other tab. */
    post: (message: TabMessage) => hasLeft || channel.postMessage(message),
    /** @returns a function that no longer waits for that tab to go. */
    whenGone: (tab: string, onGone: () => void) => holdLock(locks, `${name}.${tab}`, { onHeld: onGone }),
    leave() {
      hasLeft = true
      channel.close()
      releaseLock()
    }
  }
}

/** 32 hex digits. `crypto.randomUUID` is there in secure contexts alone: not on a page that came over plain HTTP. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
