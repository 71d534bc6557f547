import { describe, expect, test } from 'vitest'
import { Connector, type Grant } from '#domain/ports/connector.ts'
import type { Session } from '#domain/session/session.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  connectionStatus,
  disconnected,
  nextConnection
} from './connection.ts'
import { UnconfirmedWalletError } from './unconfirmed-wallet-error.ts'
import type { WalletRoute } from './wallet-route.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const brave: WalletRoute = { id: 'brave', isPaired: false }
const rainbow: WalletRoute = { id: 'rainbow', isPaired: false }
/** The rules only pass it on. */
const connector: Connector = Object.create(Connector.prototype)
const pairing = { uri: 'wc:1', expiresAt: 1 }

const run = (...events: ConnectionEvent[]) =>
  events.reduce<Connection>((connection, event) => nextConnection(connection, event)[0], disconnected)

/** What the last of the events asks for. */
function effectsOf(...events: ConnectionEvent[]): readonly ConnectionEffect['type'][] {
  const last = events.pop()
  const [, ...effects] = last ? nextConnection(run(...events), last) : [disconnected]
  return effects.map(({ type }) => type)
}

const grant = { account: alice, chainId: 84531 } as const
const requested = (wallet: WalletRoute): ConnectionEvent => ({ type: 'requested', wallet, at: 7 })
const granted = (wallet: WalletRoute): ConnectionEvent => ({ type: 'granted', wallet, connector, ...grant })
const restored = (wallet: WalletRoute): ConnectionEvent => ({ type: 'restored', wallet, ...grant })
const resumed = (wallet: WalletRoute, isAutomatic = true, account: Grant['account'] = alice): ConnectionEvent => ({
  type: 'resumed',
  wallet,
  connector,
  isAutomatic,
  ...grant,
  account
})
const failed = (wallet: WalletRoute): ConnectionEvent => ({
  type: 'failed',
  wallet,
  failure: { problem: { kind: 'wallet', problem: 'unknown' }, isRejection: true }
})
const lost = (wallet: WalletRoute, cause: unknown = 'Silent.'): ConnectionEvent => ({ type: 'lost', wallet, cause })
const ambiguous = (wallet: WalletRoute): ConnectionEvent => ({ type: 'becameAmbiguous', wallet })
const accounts = (wallet: WalletRoute, ...list: (typeof alice | typeof bob)[]): ConnectionEvent => ({
  type: 'accountsChanged',
  wallet,
  accounts: list
})
const cancelled: ConnectionEvent = { type: 'cancelled' }
const ended: ConnectionEvent = { type: 'ended' }
const connecting = { status: 'connecting', wallet: brave, requestedAt: 7 }
const connected = { status: 'connected', wallet: brave, connector, ...grant }

test('a wallet is connecting until it grants an account', () => {
  expect(run(requested(brave))).toEqual(connecting)
  expect(run(requested(brave), granted(brave))).toEqual(connected)
})

test('a slow first wallet cannot overwrite a second choice', () => {
  expect(run(requested(rainbow), requested(brave), granted(rainbow))).toEqual(connecting)
})

test('a wallet that answers after the visitor gave up stays disconnected', () => {
  expect(run(requested(brave), cancelled, granted(brave))).toEqual(disconnected)
  expect(run(requested(brave), failed(brave), granted(brave))).toMatchObject(disconnected)
})

test('a failure ends connecting, and says which wallet it was; a wallet that is lost ends restoring', () => {
  expect(run(requested(brave), failed(brave))).toEqual({
    status: 'disconnected',
    failure: { walletId: 'brave', problem: { kind: 'wallet', problem: 'unknown' }, isRejection: true }
  })
  expect(run(restored(brave), lost(brave))).toEqual({ status: 'disconnected', lost: 'Silent.' })
})

test('neither ends an established connection', () => {
  expect(run(requested(brave), granted(brave), failed(brave))).toEqual(connected)
  expect(run(requested(brave), granted(brave), lost(brave))).toEqual(connected)
})

test('the failure of one attempt, or a lost wallet, is not reported for the next attempt', () => {
  expect(run(requested(brave), failed(brave), requested(brave))).toEqual(connecting)
  expect(run(restored(brave), lost(brave), requested(brave))).toEqual(connecting)
  expect(run(restored(brave), lost(brave), resumed(brave, false))).toEqual(connected)
})

test('a pairing is offered for as long as its wallet is awaited', () => {
  const offered: ConnectionEvent = { type: 'pairingOffered', wallet: brave, pairing }
  expect(run(requested(brave), offered)).toEqual({ ...connecting, pairing })
  expect(run(requested(brave), offered, granted(brave))).toEqual(connected)
  expect(run(requested(brave), offered, cancelled)).toEqual(disconnected)
})

test('an empty account list is a disconnect by the wallet', () => {
  const ended = { ...disconnected, isEndedByWallet: true }
  expect(run(requested(brave), granted(brave), accounts(brave))).toEqual(ended)
  expect(run(requested(brave), granted(brave), { type: 'disconnected', wallet: brave })).toEqual(ended)
  expect(run(restored(brave), accounts(brave)), 'nothing was shown as connected').toEqual(disconnected)
})

test('another account takes the place of the first; the same one in another letter case changes nothing', () => {
  const before = run(requested(brave), granted(brave))
  expect(nextConnection(before, accounts(brave, bob, alice))[0]).toEqual({ ...connected, account: bob })
  expect(nextConnection(before, accounts(brave, alice.toLowerCase() as typeof alice))).toEqual([before])
})

test('a chain change is followed, configured or not', () => {
  const moved: ConnectionEvent = { type: 'chainChanged', wallet: brave, chainId: 5 }
  expect(run(requested(brave), granted(brave), moved)).toEqual({ ...connected, chainId: 5 })
})

test.each([rainbow, { ...brave, isPaired: true }])('events of a wallet in the background are ignored: %j', (other) => {
  const before = run(requested(brave), granted(brave))
  const background: ConnectionEvent[] = [
    accounts(other, bob),
    accounts(other),
    { type: 'chainChanged', wallet: other, chainId: 5 },
    { type: 'disconnected', wallet: other },
    { type: 'pairingOffered', wallet: other, pairing },
    granted(other),
    resumed(other),
    failed(other),
    lost(other),
    ambiguous(other)
  ]
  for (const event of background) expect(nextConnection(before, event)).toEqual([before])
})

test('the last visit is shown immediately, and yields to a wallet that the visitor picks in the meantime', () => {
  expect(run(restored(brave))).toEqual({ status: 'restoring', wallet: brave, ...grant })
  expect(run(restored(rainbow), requested(brave), resumed(rainbow))).toEqual(connecting)
})

test('nothing is restored over an established connection', () => {
  const before = run(requested(brave), granted(brave))
  expect(nextConnection(before, restored(rainbow))).toEqual([before])
})

test('once several wallets could be the connected one, only a connection that the visitor clicked for stays', () => {
  const left = { status: 'disconnected', lost: new UnconfirmedWalletError(brave) }
  expect(run(restored(brave), ambiguous(brave))).toEqual(left)
  expect(run(restored(brave), resumed(brave), ambiguous(brave))).toEqual(left)
  expect(run(restored(brave), resumed(brave), resumed(brave, false, bob), ambiguous(brave))).toEqual(left)
  expect(run(requested(brave), granted(brave), ambiguous(brave))).toEqual(connected)
  expect(run(resumed(brave, false), ambiguous(brave))).toEqual(connected)
})

test('a wallet of which nothing was shown is not reported as absent, but its other failures are reported', () => {
  expect(run(lost(brave, new WalletError('absent')))).toEqual(disconnected)
  const late = new WalletError('timeout')
  expect(run(lost(brave, late))).toEqual({ status: 'disconnected', lost: late })
})

test('a wallet that no longer shares the account that it offered is reported as unauthorized', () => {
  const offered = lost(brave, new UnconfirmedWalletError(brave, bob))
  expect(run(offered, accounts(brave))).toEqual({
    status: 'disconnected',
    lost: new WalletError('unauthorized', { message: 'No account.' })
  })
  expect(run(offered, accounts(brave, bob))).toEqual(run(offered))
})

test('a connection ended by another tab says so, and keeps the failure of this tab’s own attempt', () => {
  const left: ConnectionEvent = { type: 'endedByOtherTab' }
  expect(run(restored(brave), left)).toEqual({ status: 'disconnected', isEndedByOtherTab: true })
  expect(run(requested(brave), failed(brave), left)).toMatchObject({
    isEndedByOtherTab: true,
    failure: { problem: { kind: 'wallet', problem: 'unknown' } }
  })
})

test('the connector that granted a connection is the one that revokes it; a restored one has none', () => {
  const revoked = { type: 'revoke', wallet: brave }
  expect(nextConnection(run(requested(brave), granted(brave)), ended)).toContainEqual({ ...revoked, connector })
  expect(nextConnection(run(restored(brave)), ended)).toContainEqual(revoked)
})

test('disconnecting revokes the permission, and reports what the browser could not forget', () => {
  expect(effectsOf(requested(brave), granted(brave), ended)).toEqual(['stop', 'revoke'])
  expect(effectsOf(restored(brave), ended)).toEqual(['stop', 'revoke'])
  expect(run(requested(brave), granted(brave), { type: 'ended', unsavedDisconnect: brave })).toEqual({
    status: 'disconnected',
    unsavedDisconnect: brave
  })
})

test('a wallet that did not answer is asked again on the next visit; one that disconnected is forgotten', () => {
  expect(effectsOf(restored(brave), lost(brave))).toEqual(['stop'])
  expect(effectsOf(requested(brave), granted(brave), accounts(brave))).toEqual(['stop', 'forget'])
})

test('a repeated answer of a wallet is stored over another tab’s, and a new one is adopted', () => {
  expect(effectsOf(requested(brave), granted(brave), resumed(brave))).toEqual(['overwrite'])
  expect(effectsOf(requested(brave), granted(brave), accounts(brave, bob), resumed(brave))).toEqual(['listen', 'keep'])
})

test('a failed wallet’s late grant is no longer awaited once the visitor cancels', () => {
  expect(effectsOf(requested(brave), failed(brave), cancelled)).toEqual(['stop'])
  expect(effectsOf(restored(brave), lost(brave), cancelled)).toEqual([])
})

describe('the status', () => {
  const grant = { wallet: { id: 'w', isPaired: false }, account: '0x00', chainId: 1 } as const
  const connected: Connection = { status: 'connected', connector, ...grant }
  const sessions: Session['status'][] = ['off', 'loading', 'unauthenticated', 'authenticated']

  test('without a wallet the visitor is disconnected, whatever the service says', () => {
    for (const connection of [
      { status: 'disconnected' },
      { status: 'connecting', wallet: grant.wallet, requestedAt: 1 }
    ] satisfies Connection[]) {
      expect(sessions.map((status) => connectionStatus(connection, status, 'required'))).toEqual(
        Array(4).fill('disconnected')
      )
    }
  })

  test('with a wallet the sign-in decides, where one is configured', () => {
    const expected = ['connected', 'loading', 'unauthenticated', 'connected']
    expect(sessions.map((status) => connectionStatus(connected, status, 'required'))).toEqual(expected)
    const restoring: Connection = { status: 'restoring', ...grant }
    expect(sessions.map((status) => connectionStatus(restoring, status, 'required'))).toEqual(expected)
  })

  test('where signing in is optional, a wallet is all that it takes', () => {
    const expected = Array(4).fill('connected')
    expect(sessions.map((status) => connectionStatus(connected, status, 'optional'))).toEqual(expected)
  })
})
