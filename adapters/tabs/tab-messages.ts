/** The leader of the tabs announces itself. */
export interface LeaderMessage {
  readonly type: 'leader'
  /** Not a tab's id: a tab that leads once more is another leader. */
  readonly leader: string
  /** In ms since 1970: an older leader than the one before has not noticed yet that it lost the lock. */
  readonly since: number
  /** It does not know its state yet. */
  readonly isOpening: boolean
  /** The state. */
  readonly data?: unknown
}

/** Asks the leader to do something, or without `data` nothing, to know that it leads; too late after `takeBy`, in ms since 1970. */
export interface CallMessage {
  readonly type: 'call'
  readonly leader: string
  readonly id: string
  readonly tab: string
  readonly takeBy: number
  readonly data?: unknown
}

/** To the tab that called, or from it, by the call's id. */
export interface CallUpdate {
  readonly type: 'cancel' | 'taken' | 'late' | 'notice' | 'value' | 'error'
  readonly id: string
  readonly data?: unknown
}

/** What tabs send each other; `hello` asks the leader to announce itself. */
export type TabMessage = { readonly type: 'hello' } | LeaderMessage | CallMessage | CallUpdate

const FIELDS = new Map<unknown, Readonly<Record<string, string>>>([
  ['hello', {}],
  ['leader', { leader: 'string', since: 'number', isOpening: 'boolean' }],
  ['call', { leader: 'string', id: 'string', tab: 'string', takeBy: 'number' }],
  ...['cancel', 'taken', 'late', 'notice', 'value', 'error'].map((type) => [type, { id: 'string' }] as const)
])

/** Any script of the origin can post to the channel. @returns undefined for what no tab of ours sends. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const message = Object(data)
  const fields = FIELDS.get(message.type)
  const isFit = ([name, type]: readonly [string, string]) => typeof message[name] === type && message[name] !== ''
  return fields && Object.entries(fields).every(isFit) ? message : undefined
}
