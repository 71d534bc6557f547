import { type NetworkInstances, parseNetworkInstances } from '#domain/chain/local-network.ts'
import type { TaskLeader } from '#domain/ports/task-leader.ts'

interface OtherTabs {
  readonly leader: TaskLeader
  /** Between the tabs; the part of `BroadcastChannel` that is used. */
  readonly channel: {
    postMessage(message: string): void
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  }
}

const ASKED = 'asked'

/**
 * Subscribes to the instance ids of the local networks, which the development server sends, and reconnects when it comes
 * back. Of the visible tabs one is connected and tells the others: a browser allows six connections to a host for all tabs.
 * Each new connection starts with the current state, which a tab that comes later asks for.
 */
export function watchNetworkInstances(
  url: string,
  { leader, channel }: OtherTabs,
  listener: (instances: NetworkInstances) => void
): void {
  let events: EventSource | undefined
  /** What this connection has received last. */
  let current: string | undefined
  const handleEvent = ({ data }: MessageEvent) => {
    current = String(data)
    channel.postMessage(current)
    listener(parseNetworkInstances(current))
  }
  leader.take('network-events', (isLeading) => {
    events?.close()
    current = undefined
    events = isLeading ? new EventSource(url) : undefined
    events?.addEventListener('message', handleEvent)
  })
  channel.addEventListener('message', ({ data }) => {
    if (data !== ASKED) listener(parseNetworkInstances(String(data)))
    else if (current !== undefined) channel.postMessage(current)
  })
  channel.postMessage(ASKED)
}
