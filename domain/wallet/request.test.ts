import { expect, test } from 'vitest'
import { nextRequest, type RequestEvent, type WalletRequest } from './request.ts'

interface About {
  readonly chainId: number
}
interface Added extends About {
  readonly status: 'added'
}
interface Warned {
  readonly status: 'warned'
}
type Request = WalletRequest<About, Added | Warned>
type Event = RequestEvent<About, Added | Warned>

const failure = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const [one, other] = [{ chainId: 1 }, { chainId: 2 }]
const idle = { status: 'idle' } as const
const pending = { status: 'pending', since: 5, ...one } as const
const failed = { status: 'failed', ...failure, ...one } as const
const added = { status: 'added', ...one } as const
const again = { status: 'pending', since: 6, ...other } as const
const updated = { status: 'pending', since: 5, ...other } as const
const warned = { status: 'warned' } as const

const states: { readonly [Status in Request['status']]: Request } = { idle, pending, failed, added, warned }

const events: { readonly [Type in Event['type']]: Event } = {
  asked: { type: 'asked', about: other, since: 6 },
  updated: { type: 'updated', about: other, since: 5 },
  granted: { type: 'granted', done: added },
  failed: { type: 'failed', about: one, failure },
  refused: { type: 'refused', about: one, failure },
  cancelled: { type: 'cancelled' }
}

/** A pair that is not named here does not compile. */
const table: Record<Request['status'], Record<Event['type'], Request>> = {
  idle: {
    asked: again,
    updated: idle,
    granted: idle,
    failed: idle,
    refused: failed,
    cancelled: idle
  },
  pending: {
    asked: again,
    updated: updated,
    granted: added,
    failed: failed,
    refused: failed,
    cancelled: idle
  },
  failed: {
    asked: again,
    updated: failed,
    granted: failed,
    failed: failed,
    refused: failed,
    cancelled: idle
  },
  added: {
    asked: again,
    updated: added,
    granted: added,
    failed: added,
    refused: failed,
    cancelled: idle
  },
  warned: {
    asked: again,
    updated: warned,
    granted: warned,
    failed: warned,
    refused: failed,
    cancelled: idle
  }
}

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([type, expected]) => [status as Request['status'], type as Event['type'], expected] as const)
)

test.each(pairs)('a request that is %s, then %s → %j', (status, type, expected) => {
  expect(nextRequest(states[status], events[type])).toEqual(expected)
})

test('a granted request without a result is idle', () => {
  expect(nextRequest(pending, { type: 'granted' })).toEqual(idle)
})
