import { Latest } from '#domain/wait/latest.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { holdLock } from './hold-lock.ts'
import { randomId } from './random-id.ts'
import type { AttemptOptions, ServiceOptions } from './service-host.ts'
import { isReply, isStateReadable, onTabMessage, type TabMessage } from './tab-messages.ts'
import type { Channel } from './tabs.ts'

type SharedOptions = Pick<ServiceOptions<object, unknown>, 'tabs' | 'name' | 'silentMs' | 'parseState'>

interface LeaderOptions extends AttemptOptions, SharedOptions {
  readonly channel: Channel
  readonly onSilent: () => void
}

/** A leader that has missed this many heartbeats is lost. */
const MAX_MISSED = 3
/** A fraction of `silentMs`: a call accepted later may already have been sent to another leader. */
const ACCEPTED_WITHIN = 2 / 3

/** Has the leader in another tab perform a call until the signal aborts, and awaits the leader's heartbeats meanwhile. */
export function callLeader(leader: string, data: object | undefined, options: LeaderOptions): Promise<unknown> {
  const { tabs, name, silentMs, parseState, channel, signal, onProgress, onAccepted } = options
  const id = randomId()
  const heartbeat = new Latest()
  const restart = () => void awaitHeartbeat(heartbeat.start(), options)
  // A leader whose state this tab cannot read, such as another version of the page, is of no use to it.
  const isHeartbeat = (message: TabMessage) =>
    message.type === 'leader' && message.leader === leader && isStateReadable(message, parseState)
  signal.addEventListener('abort', () => heartbeat.cancel())
  return new Promise((resolve, reject) => {
    const send = () => {
      restart()
      try {
        channel.postMessage({ type: 'call', leader, id, acceptBy: Date.now() + silentMs * ACCEPTED_WITHIN, data })
      } catch (cause) {
        // What cannot be cloned.
        reject(cause)
      }
    }
    const replies = { accepted: onAccepted, expired: send, progress: onProgress, value: resolve, error: reject }
    const handleMessage = (message: TabMessage) => {
      if (isHeartbeat(message)) restart()
      if (!isReply(message) || message.id !== id) return
      restart()
      replies[message.type](message.data)
    }
    onTabMessage(channel, handleMessage, signal)
    // The leader waits for this lock too, and so notices when the call is aborted or its tab is gone.
    holdLock(tabs.locks, `${name}.${id}`, { signal, onHeld: send })
  })
}

/** Waits several short times rather than once: after the device has slept, both tabs wake at the same time. */
async function awaitHeartbeat(signal: AbortSignal, { silentMs, channel, onSilent }: LeaderOptions): Promise<void> {
  for (let missed = 1; ; missed = (missed % MAX_MISSED) + 1) {
    await sleep(silentMs / MAX_MISSED, signal)
    if (signal.aborted) return
    if (missed < MAX_MISSED) channel.postMessage({ type: 'hello' })
    else onSilent()
  }
}
