import type { Channel } from './tabs.ts'

/** The leader of the tabs announces itself. */
export interface LeaderMessage {
  readonly type: 'leader'
  /** Not a tab's id: a tab that becomes the leader again has a new one. */
  readonly leader: string
  /** In ms since 1970: a leader older than the current one has not yet noticed that it lost the lock. */
  readonly since: number
  /** The leader does not know its state yet. */
  readonly isOpening: boolean
  /** The state. */
  readonly data?: unknown
}

/** A call for the leader, or without `data` only a check that it leads; too late after `acceptBy`, in ms since 1970. */
export interface CallMessage {
  readonly type: 'call'
  readonly leader: string
  readonly id: string
  readonly acceptBy: number
  readonly data?: unknown
}

/** The leader's reply to the call with this id. */
export interface CallUpdate {
  readonly type: 'accepted' | 'expired' | 'progress' | 'value' | 'error'
  readonly id: string
  readonly data?: unknown
}

/** What tabs send each other; `hello` asks the leader to announce itself. */
export type TabMessage = { readonly type: 'hello' } | LeaderMessage | CallMessage | CallUpdate

const FIELDS = new Map<unknown, Readonly<Record<string, string>>>([
  ['hello', {}],
  ['leader', { leader: 'string', since: 'number', isOpening: 'boolean' }],
  ['call', { leader: 'string', id: 'string', acceptBy: 'number' }],
  ...['accepted', 'expired', 'progress', 'value', 'error'].map((type) => [type, { id: 'string' }] as const)
])

/** Ignores anything that our tabs do not send: any script of the origin can post to the channel. */
export function onTabMessage(channel: Channel, listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }) => {
    const message = parseTabMessage(data)
    if (message) listener(message)
  })
}

export function parseTabMessage(data: unknown): TabMessage | undefined {
  const message = Object(data)
  const fields = FIELDS.get(message.type)
  const isValid = ([name, type]: readonly [string, string]) => typeof message[name] === type && message[name] !== ''
  return fields && Object.entries(fields).every(isValid) ? message : undefined
}
