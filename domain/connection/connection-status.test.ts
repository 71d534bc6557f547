import { expect, test } from 'vitest'
import { Connector } from '#domain/ports/connector.ts'
import type { Session } from '#domain/session/session.ts'
import type { Connection } from './connection.ts'
import { connectionStatus } from './connection-status.ts'

const grant = { wallet: { id: 'w', isPaired: false }, account: '0x00', chainId: 1 } as const
const connector: Connector = Object.create(Connector.prototype)
const connected: Connection = { status: 'connected', connector, ...grant }
const statuses: Session['status'][] = ['off', 'loading', 'unauthenticated', 'authenticated']

test('without a wallet the visitor is disconnected, whatever the service says', () => {
  for (const connection of [
    { status: 'disconnected' },
    { status: 'connecting', wallet: grant.wallet, requestedAt: 1 }
  ] satisfies Connection[]) {
    expect(statuses.map((status) => connectionStatus(connection, status))).toEqual(Array(4).fill('disconnected'))
  }
})

test('with a wallet the sign-in decides, where one is configured', () => {
  const expected = ['connected', 'loading', 'unauthenticated', 'connected']
  expect(statuses.map((status) => connectionStatus(connected, status))).toEqual(expected)
  expect(statuses.map((status) => connectionStatus({ status: 'restoring', ...grant }, status))).toEqual(expected)
})
