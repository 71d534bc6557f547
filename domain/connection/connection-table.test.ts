import { expect, test } from 'vitest'
import { Connector } from '#domain/ports/connector.ts'
import { type Connection, type ConnectionEffect, type ConnectionEvent, nextConnection } from './connection.ts'

type Status = Connection['status']
type State = Status | 'connectedAutomatically'
type EventType = ConnectionEvent['type']
/** The status that follows, and what it takes to get there. */
type Outcome = readonly [Status, ...ConnectionEffect['type'][]]

const wallet = { id: 'brave', isPaired: false }
const connector: Connector = Object.create(Connector.prototype)
const grant = { account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 84531 } as const

const states: Readonly<Record<State, Connection>> = {
  disconnected: { status: 'disconnected' },
  connecting: { status: 'connecting', wallet, requestedAt: 1 },
  restoring: { status: 'restoring', wallet, ...grant },
  connected: { status: 'connected', wallet, connector, ...grant },
  connectedAutomatically: { status: 'connected', wallet, connector, ...grant, isAutomatic: true }
}

const events: { readonly [Each in EventType]: ConnectionEvent & { readonly type: Each } } = {
  requested: { type: 'requested', wallet, at: 2 },
  cancelled: { type: 'cancelled' },
  ended: { type: 'ended' },
  pairingOffered: { type: 'pairingOffered', wallet, pairing: { uri: 'wc:1', expiresAt: 3 } },
  granted: { type: 'granted', wallet, connector, ...grant },
  failed: { type: 'failed', wallet, failure: { problem: { kind: 'wallet', problem: 'unknown' }, isRejection: false } },
  restored: { type: 'restored', wallet, ...grant },
  resumed: { type: 'resumed', wallet, connector, isAutomatic: true, ...grant, chainId: 5 },
  lost: { type: 'lost', wallet, cause: new Error('Silent.') },
  accountsChanged: { type: 'accountsChanged', wallet, accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] },
  chainChanged: { type: 'chainChanged', wallet, chainId: 5 },
  disconnected: { type: 'disconnected', wallet },
  becameAmbiguous: { type: 'becameAmbiguous', wallet },
  endedByOtherTab: { type: 'endedByOtherTab' }
}

/** A pair that is missing does not compile. */
const table: Readonly<Record<State, Readonly<Record<EventType, Outcome>>>> = {
  disconnected: {
    requested: ['connecting', 'stop'],
    cancelled: ['disconnected'],
    ended: ['disconnected', 'stop'],
    pairingOffered: ['disconnected'],
    granted: ['disconnected'],
    failed: ['disconnected'],
    restored: ['restoring'],
    resumed: ['connected', 'listen', 'keep'],
    lost: ['disconnected'],
    accountsChanged: ['disconnected'],
    chainChanged: ['disconnected'],
    disconnected: ['disconnected'],
    becameAmbiguous: ['disconnected'],
    endedByOtherTab: ['disconnected', 'stop']
  },
  connecting: {
    requested: ['connecting', 'stop'],
    cancelled: ['disconnected', 'stop'],
    ended: ['disconnected', 'stop'],
    pairingOffered: ['connecting'],
    granted: ['connected', 'listen', 'keep'],
    failed: ['disconnected', 'stop'],
    restored: ['connecting'],
    resumed: ['connecting'],
    lost: ['connecting'],
    accountsChanged: ['connecting'],
    chainChanged: ['connecting'],
    disconnected: ['connecting'],
    becameAmbiguous: ['connecting'],
    endedByOtherTab: ['disconnected', 'stop']
  },
  restoring: {
    requested: ['connecting', 'stop'],
    cancelled: ['restoring'],
    ended: ['disconnected', 'stop', 'revoke'],
    pairingOffered: ['restoring'],
    granted: ['restoring'],
    failed: ['restoring'],
    restored: ['restoring'],
    resumed: ['connected', 'listen', 'keep'],
    lost: ['disconnected', 'stop'],
    accountsChanged: ['restoring'],
    chainChanged: ['restoring'],
    disconnected: ['disconnected', 'stop', 'forget'],
    becameAmbiguous: ['disconnected', 'stop'],
    endedByOtherTab: ['disconnected', 'stop']
  },
  connected: {
    requested: ['connecting', 'stop'],
    cancelled: ['connected'],
    ended: ['disconnected', 'stop', 'revoke'],
    pairingOffered: ['connected'],
    granted: ['connected'],
    failed: ['connected'],
    restored: ['connected'],
    resumed: ['connected', 'listen', 'keep'],
    lost: ['connected'],
    accountsChanged: ['connected', 'update'],
    chainChanged: ['connected', 'update'],
    disconnected: ['disconnected', 'stop', 'forget'],
    becameAmbiguous: ['connected'],
    endedByOtherTab: ['disconnected', 'stop']
  },
  connectedAutomatically: {
    requested: ['connecting', 'stop'],
    cancelled: ['connected'],
    ended: ['disconnected', 'stop', 'revoke'],
    pairingOffered: ['connected'],
    granted: ['connected'],
    failed: ['connected'],
    restored: ['connected'],
    resumed: ['connected', 'listen', 'keep'],
    lost: ['connected'],
    accountsChanged: ['connected', 'update'],
    chainChanged: ['connected', 'update'],
    disconnected: ['disconnected', 'stop', 'forget'],
    becameAmbiguous: ['disconnected', 'stop', 'forget'],
    endedByOtherTab: ['disconnected', 'stop']
  }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

test.each(keysOf(states).flatMap((state) => keysOf(events).map((event) => [state, event] as const)))(
  'while %s, %s leads where the table says',
  (state, event) => {
    const [next, ...effects] = nextConnection(states[state], events[event])
    expect([next.status, ...effects.map(({ type }) => type)]).toEqual(table[state][event])
  }
)
