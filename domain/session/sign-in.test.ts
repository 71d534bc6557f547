import { expect, test } from 'vitest'
import { canPressSignIn, nextSignIn, type SignIn, type SignInEvent, signInValidity } from './sign-in.ts'

type Status = SignIn['status']
type EventType = SignInEvent['type']

const idle = { status: 'idle' } as const
const preparing = { status: 'preparing', failure: 'signing' } as const
const ready = { status: 'ready', nonce: 'n', failure: 'signing' } as const
const unprepared = { status: 'unprepared' } as const
const signing = { status: 'signing' } as const
const verifying = { status: 'verifying' } as const
const times = { aheadMs: 0, lifetimeMs: 599_001 } as const
const message = {
  domain: 'app.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Portside.',
  uri: 'https://app.example',
  chainId: 84531,
  nonce: 'n',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_600_000
} as const
const started = { status: 'preparing' } as const
const refused = { status: 'preparing', failure: 'verifying' } as const

const states: { readonly [Each in Status]: SignIn & { readonly status: Each } } = {
  idle,
  preparing,
  ready,
  unprepared,
  signing,
  verifying
}

const events: { readonly [Type in EventType]: SignInEvent & { readonly type: Type } } = {
  opened: { type: 'opened' },
  prepared: { type: 'prepared', nonce: 'n' },
  notPrepared: { type: 'notPrepared' },
  pressed: { type: 'pressed' },
  checked: { type: 'checked', message },
  signed: { type: 'signed' },
  accepted: { type: 'accepted' },
  refused: { type: 'refused', failure: 'verifying' },
  abandoned: { type: 'abandoned' }
}

/** What these lead to whatever the state; everything else is ignored unless a row says otherwise. */
const always = { opened: started, abandoned: idle }
const ignored = (state: SignIn) => ({
  ...always,
  prepared: state,
  notPrepared: state,
  pressed: state,
  checked: state,
  signed: state,
  accepted: state,
  refused: state
})

/** A pair that is not named here does not compile. */
const table: Readonly<Record<Status, Readonly<Record<EventType, SignIn>>>> = {
  idle: ignored(idle),
  preparing: { ...ignored(preparing), prepared: ready, notPrepared: unprepared },
  ready: { ...ignored(ready), pressed: signing },
  unprepared: ignored(unprepared),
  signing: { ...ignored(signing), checked: { ...signing, message }, signed: verifying, refused },
  verifying: { ...ignored(verifying), accepted: idle, refused }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const pairs = keysOf(states).flatMap((status) => keysOf(events).map((type) => [status, type] as const))

test.each(pairs)('a sign-in that is %s, then %s, is where the table says', (status, type) => {
  expect(nextSignIn(states[status], events[type])).toEqual(table[status][type])
})

test('a rejection is no failure, and the first round has none', () => {
  expect(nextSignIn(signing, { type: 'refused' })).toEqual(started)
  expect(nextSignIn(started, { type: 'prepared', nonce: 'n' })).toEqual({ status: 'ready', nonce: 'n' })
})

test('a note stays until the message is sent', () => {
  const opened = nextSignIn(signing, { type: 'opened', note: { kind: 'left-open' } })
  expect(opened).toEqual({ status: 'preparing', note: { kind: 'left-open' } })
  const prepared = nextSignIn(opened, { type: 'prepared', nonce: 'n' })
  expect(prepared).toEqual({ status: 'ready', nonce: 'n', note: { kind: 'left-open' } })
  expect(nextSignIn(prepared, { type: 'pressed' })).toEqual(signing)
})

const shown: readonly SignIn[] = [started, { status: 'ready', nonce: 'n' }, signing, verifying, unprepared]

test('it can be pressed when a message is ready, or when preparing one failed', () => {
  expect(shown.map(canPressSignIn)).toEqual([false, true, false, false, true])
  expect(canPressSignIn(idle)).toBe(false)
})

test('how long the message is valid is known from its draft on, and when it ends once it is written', () => {
  const events: readonly SignInEvent[] = [
    { type: 'opened' },
    { type: 'prepared', nonce: 'n', times },
    { type: 'pressed' },
    { type: 'checked', message },
    { type: 'signed' },
    { type: 'refused' }
  ]
  const known: unknown[] = []
  events.reduce<SignIn>((signIn, event) => {
    const next = nextSignIn(signIn, event)
    known.push(signInValidity(next))
    return next
  }, idle)
  const lasts = { kind: 'lasts', minutes: 10 }
  const ends = { kind: 'ends', at: message.expiresAt }
  expect(known).toEqual([{ kind: 'unknown' }, lasts, lasts, ends, ends, { kind: 'unknown' }])
})
