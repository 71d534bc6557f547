import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { type AuthenticationStatus, connectionStatus } from './connection-status.ts'

const connected: Connection = { status: 'connected', walletId: 'w', account: '0x00', chainId: 1 }
const statuses: AuthenticationStatus[] = ['off', 'loading', 'unauthenticated', 'authenticated']

test('without a wallet the visitor is disconnected, whatever the service says', () => {
  for (const connection of [
    { status: 'disconnected' },
    { status: 'connecting', walletId: 'w' }
  ] satisfies Connection[]) {
    expect(statuses.map((status) => connectionStatus(connection, status))).toEqual(Array(4).fill('disconnected'))
  }
})

test('with a wallet the sign-in decides, where one is configured', () => {
  const expected = ['connected', 'loading', 'unauthenticated', 'connected']
  expect(statuses.map((status) => connectionStatus(connected, status))).toEqual(expected)
  expect(statuses.map((status) => connectionStatus({ ...connected, status: 'restoring' }, status))).toEqual(expected)
})
