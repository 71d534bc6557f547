import { Latest } from '#domain/wait/latest.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { holdLock } from './hold-lock.ts'
import { randomId } from './random-id.ts'
import type { AttemptOptions, ServiceOptions } from './service-host.ts'
import { onTabMessage } from './tab-messages.ts'
import type { Channel } from './tabs.ts'

interface LeaderOptions extends AttemptOptions, Pick<ServiceOptions<object, unknown>, 'tabs' | 'name' | 'silentMs'> {
  readonly channel: Channel
  readonly onSilent: () => void
}

/** A leader that has missed this many heartbeats is lost. */
const MAX_MISSED = 3
/** A fraction of `silentMs`: a call taken later may already have been sent to another leader. */
const TAKEN_WITHIN = 2 / 3

/** Has the leader in another tab perform a call until the signal aborts, and awaits the leader's heartbeats meanwhile. */
export function callLeader(leader: string, data: object | undefined, options: LeaderOptions): Promise<unknown> {
  const { tabs, name, silentMs, channel, signal, notify, onTaken } = options
  const id = randomId()
  const heartbeat = new Latest()
  const restart = () => void awaitHeartbeat(heartbeat.start(), options)
  const send = () => {
    restart()
    channel.postMessage({ type: 'call', leader, id, takeBy: Date.now() + silentMs * TAKEN_WITHIN, data })
  }
  signal.addEventListener('abort', () => heartbeat.cancel())
  holdLock(tabs.locks, `${name}.${id}`, { signal, onHeld: send })
  return new Promise((value, error) => {
    const replies = { taken: onTaken, late: send, notice: notify, value, error }
    onTabMessage(
      channel,
      (message) => {
        const isReply = 'id' in message && message.type !== 'call' && message.id === id
        if (isReply || message.type === 'leader') restart()
        if (isReply) replies[message.type](message.data)
      },
      signal
    )
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
