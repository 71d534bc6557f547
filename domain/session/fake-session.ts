import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import type { Address } from '../address.ts'
import { nextSession, type Session, type SessionEffect, type SessionEvent } from './session.ts'
import type { SharedSession } from './shared-session.ts'

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const DAY_MS = 86_400_000
export const NOW = 1_000

export const sessionOf = (address: Address, issuedAt = 5, remainingMs = DAY_MS): ActiveSession => ({
  address,
  chainId: 1,
  issuedAt,
  expiresAt: issuedAt + DAY_MS,
  remainingMs
})

export const loading = { status: 'loading', account: alice } as const
export const isOut = { status: 'unauthenticated', account: alice } as const
export const isIn = {
  status: 'authenticated',
  account: alice,
  session: sessionOf(alice),
  recheckAt: NOW,
  renewAt: NOW
} as const
export const at = (issuedAt: number, address = alice): SharedSession => ({ issuedAt, address })

export const accountChanged = (
  account: Address | undefined,
  more: Partial<Event<'accountChanged'>> = {}
): SessionEvent => ({
  type: 'accountChanged',
  account,
  shared: undefined,
  isHost: false,
  isGivenUp: true,
  ...more
})
export const otherTabChanged = (shared?: SharedSession): SessionEvent => ({ type: 'otherTabChanged', shared })
export const answered = (session?: ActiveSession, shared?: SharedSession): SessionEvent => ({
  type: 'answered',
  session,
  shared,
  now: NOW
})
export const unreachable: SessionEvent = { type: 'unreachable', now: NOW }
export const signatureAccepted = (session: ActiveSession): SessionEvent => ({
  type: 'signatureAccepted',
  session,
  now: NOW
})
export const timePassed = (now = NOW): SessionEvent => ({ type: 'timePassed', now })

type Event<Type extends SessionEvent['type']> = Extract<SessionEvent, { readonly type: Type }>

/** The state in the end, and what was asked for on the way. */
export function fold(from: Session, ...events: readonly SessionEvent[]) {
  const effects: SessionEffect[] = []
  let session = from
  for (const event of events) {
    const [next, ...asked] = nextSession(session, event)
    session = next
    effects.push(...asked)
  }
  return { session, effects }
}
