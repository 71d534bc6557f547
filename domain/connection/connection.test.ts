import { expect, test } from 'vitest'
import { type Connection, type ConnectionEvent, disconnected, nextConnection } from './connection.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const run = (...events: ConnectionEvent[]) => events.reduce<Connection>(nextConnection, disconnected)
const requested = (walletId: string): ConnectionEvent => ({ type: 'requested', walletId })
const granted = (walletId: string): ConnectionEvent => ({ type: 'granted', walletId, account: alice, chainId: 84531 })
const restored = (walletId: string): ConnectionEvent => ({ type: 'restored', walletId, account: alice, chainId: 84531 })
const failed = (walletId: string): ConnectionEvent => ({ type: 'failed', walletId })
const accounts = (walletId: string, ...list: (typeof alice | typeof bob)[]): ConnectionEvent => ({
  type: 'accountsChanged',
  walletId,
  accounts: list
})
const connected = { status: 'connected', walletId: 'brave', account: alice, chainId: 84531 }

test('a wallet is connecting until it grants an account', () => {
  expect(run(requested('brave'))).toEqual({ status: 'connecting', walletId: 'brave' })
  expect(run(requested('brave'), granted('brave'))).toEqual(connected)
})

test('a slow first wallet cannot overwrite a second choice', () => {
  expect(run(requested('rainbow'), requested('brave'), granted('rainbow'))).toEqual({
    status: 'connecting',
    walletId: 'brave'
  })
})

test('a wallet that answers after the visitor gave up stays disconnected', () => {
  expect(run(requested('brave'), failed('brave'), granted('brave'))).toEqual(disconnected)
})

test('a failure ends connecting and restoring, but no connection that stands', () => {
  expect(run(requested('brave'), failed('brave'))).toEqual(disconnected)
  expect(run(restored('brave'), failed('brave'))).toEqual(disconnected)
  expect(run(requested('brave'), granted('brave'), failed('brave'))).toEqual(connected)
})

test('an empty account list is a disconnect', () => {
  expect(run(requested('brave'), granted('brave'), accounts('brave'))).toEqual(disconnected)
})

test('another account takes the place of the first; the same one in another letter case changes nothing', () => {
  const before = run(requested('brave'), granted('brave'))
  expect(nextConnection(before, accounts('brave', bob, alice))).toEqual({ ...connected, account: bob })
  expect(
    nextConnection(before, {
      type: 'accountsChanged',
      walletId: 'brave',
      accounts: [alice.toLowerCase() as typeof alice]
    })
  ).toBe(before)
})

test('a chain change is followed, configured or not', () => {
  const moved: ConnectionEvent = { type: 'chainChanged', walletId: 'brave', chainId: 5 }
  expect(run(requested('brave'), granted('brave'), moved)).toEqual({ ...connected, chainId: 5 })
})

test('events of a wallet in the background are ignored', () => {
  const before = run(requested('brave'), granted('brave'))
  const background: ConnectionEvent[] = [
    accounts('rainbow', bob),
    accounts('rainbow'),
    { type: 'chainChanged', walletId: 'rainbow', chainId: 5 },
    { type: 'disconnected', walletId: 'rainbow' },
    granted('rainbow'),
    failed('rainbow')
  ]
  for (const event of background) expect(nextConnection(before, event)).toBe(before)
})

test('the last visit is shown at once, and yields to a wallet that the visitor picks meanwhile', () => {
  expect(run(restored('brave'))).toEqual({ ...connected, status: 'restoring' })
  expect(run(restored('brave'), requested('rainbow'), granted('brave'))).toEqual({
    status: 'connecting',
    walletId: 'rainbow'
  })
})

test('nothing is restored over a connection that stands', () => {
  const before = run(requested('brave'), granted('brave'))
  expect(nextConnection(before, restored('rainbow'))).toBe(before)
})
