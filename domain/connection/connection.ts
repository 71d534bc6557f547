import type { Connector, ConnectorEvent, Grant, Pairing } from '#domain/ports/connector.ts'
import type { Session, SignInDemand } from '#domain/session/session.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import type { ConnectFailure, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import { isSameAddress } from '../address.ts'
import { UnconfirmedWalletError } from './unconfirmed-wallet-error.ts'
import { isSameWallet, type WalletRoute } from './wallet-route.ts'

/** The one active connection. `restoring` shows the last visit's while its wallet is queried in the background. */
export type Connection = Disconnected | Connecting | Restoring | Connected

interface Disconnected {
  readonly status: 'disconnected'
  /** Why the visitor's last attempt to connect failed. */
  readonly failure?: ConnectFailure
  /** Why the connection ended without the visitor's doing, such as a wallet that could no longer be reached. */
  readonly lost?: unknown
  /** The wallet has ended it by itself. */
  readonly isEndedByWallet?: true
  /** The connection ended because another tab disconnected, or connected another wallet. */
  readonly isEndedByOtherTab?: boolean
  /** The wallet that the next visit will reconnect, because the browser could not save the disconnect. */
  readonly unsavedDisconnect?: WalletRoute
}

interface Connecting {
  readonly status: 'connecting'
  readonly wallet: WalletRoute
  /** Milliseconds since 1970. */
  readonly requestedAt: number
  /** Shown for a wallet elsewhere to accept. */
  readonly pairing?: Pairing
}

interface WalletGrant extends Grant {
  readonly wallet: WalletRoute
}

interface Restoring extends WalletGrant {
  readonly status: 'restoring'
}

interface Connected extends WalletGrant {
  readonly status: 'connected'
  /** The one that granted it. Each tab has its own, so it is neither stored nor compared. */
  readonly connector: Connector
  /** Resumed without a click on this page, because the account is the expected one. */
  readonly isAutomatic?: boolean
}

export type ActiveConnection = Restoring | Connected

/** What a visitor may do follows from it (requirement S1). */
export type ConnectionStatus = 'loading' | 'disconnected' | 'unauthenticated' | 'connected'

/**
 * - `requested`, `cancelled`, `ended`: the visitor picked a wallet, stopped waiting, disconnected
 * - `pairingOffered`, `granted`, `failed`: the progress and outcome of the request
 * - `restored`, `resumed`, `lost`: the stored connection is shown; its wallet confirmed it, or could not be queried
 * - `accountsChanged`, `chainChanged`, `disconnected`: the wallet's own events
 * - `becameAmbiguous`: several wallets could be the connected one
 * - `endedByOtherTab`: another tab disconnected, or connected another wallet
 */
export type ConnectionEvent =
  | { readonly type: 'cancelled' | 'endedByOtherTab' }
  | { readonly type: 'ended'; readonly unsavedDisconnect?: WalletRoute | undefined }
  | (WalletEvent & { readonly wallet: WalletRoute })

type WalletEvent =
  | ConnectorEvent
  | ({ readonly type: 'restored' } & Grant)
  | ({ readonly type: 'granted'; readonly connector: Connector } & Grant)
  | ({ readonly type: 'resumed'; readonly connector: Connector; readonly isAutomatic: boolean } & Grant)
  | { readonly type: 'requested'; readonly at: number }
  | { readonly type: 'pairingOffered'; readonly pairing: Pairing }
  | { readonly type: 'failed'; readonly failure: WalletFailure }
  | { readonly type: 'lost'; readonly cause: unknown }
  | { readonly type: 'becameAmbiguous' }

/**
 * - `stop`: stop waiting and listening
 * - `listen`: listen to the connector that granted the connection
 * - `keep`: store it for the next visit and the other tabs
 * - `update`: store it only if it is stored already
 * - `overwrite`: store it even if another tab has stored something else
 * - `forget`: do not restore the grant on the next visit
 * - `revoke`: give the permission back, through the connector that granted it if the wallet is connected
 */
export type ConnectionEffect =
  | { readonly type: 'stop' }
  | { readonly type: 'forget'; readonly wallet: WalletRoute }
  | { readonly type: 'listen'; readonly wallet: WalletRoute; readonly connector: Connector }
  | { readonly type: 'revoke'; readonly wallet: WalletRoute; readonly connector?: Connector }
  | { readonly type: 'keep' | 'update' | 'overwrite'; readonly connection: Connected }

/** The next state and its side effects. */
type ConnectionStep = readonly [Connection, ...ConnectionEffect[]]

const STOP: ConnectionEffect = { type: 'stop' }

export const disconnected: Connection = { status: 'disconnected' }

export function isActive(connection: Connection): connection is ActiveConnection {
  return connection.status === 'restoring' || connection.status === 'connected'
}

/** Derived, never stored: a wallet counts as connected once it is also signed in, where sign-in is configured and required. */
export function connectionStatus(
  connection: Connection,
  authentication: Session['status'],
  signIn: SignInDemand
): ConnectionStatus {
  if (connection.status === 'disconnected' || connection.status === 'connecting') return 'disconnected'
  if (signIn === 'optional' || authentication === 'off' || authentication === 'authenticated') return 'connected'
  return authentication
}

/** False if either is undefined. */
export function isSameGrant(one: Grant | undefined, other: Grant | undefined): boolean {
  if (!one || !other) return false
  return one.account === other.account && one.chainId === other.chainId && one.peerName === other.peerName
}

/**
 * Applies one event. Events of any wallet but the current one are ignored, so a slow first wallet cannot overwrite a
 * second choice, and a wallet in the background cannot take over.
 */
export function nextConnection(connection: Connection, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'requested':
      return [{ status: 'connecting', wallet: event.wallet, requestedAt: event.at }, STOP]
    case 'endedByOtherTab':
      return end({ ...('failure' in connection && { failure: connection.failure }), isEndedByOtherTab: true })
    case 'ended': {
      return end(
        event.unsavedDisconnect ? { unsavedDisconnect: event.unsavedDisconnect } : {},
        ...revocation(connection)
      )
    }
  }
  if (connection.status === 'disconnected') return whileDisconnected(connection, event)
  if ('wallet' in event && !isSameWallet(event.wallet, connection.wallet)) return [connection]
  return connection.status === 'connecting' ? whileConnecting(connection, event) : whileActive(connection, event)
}

function whileDisconnected(connection: Disconnected, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'restored':
      return [{ status: 'restoring', ...grantOf(event) }]
    case 'resumed':
      return connect(event, event.isAutomatic)
    case 'lost':
      // A missing wallet of which nothing was shown is not reported as lost.
      if (isWalletError(event.cause, 'absent') && event.cause.problem === 'gone') return [connection]
      return [{ ...connection, lost: event.cause }]
    case 'accountsChanged':
      // The wallet no longer shares the account that it offered.
      if (event.accounts.length > 0 || !(connection.lost instanceof UnconfirmedWalletError)) return [connection]
      return [{ ...connection, lost: new WalletError('unauthorized', { message: 'No account.' }) }]
    case 'cancelled':
      // A wallet that failed because it already showed a request may still have a listener.
      return connection.failure ? [connection, STOP] : [connection]
    default:
      return [connection]
  }
}

function whileConnecting(connection: Connecting, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'pairingOffered':
      return [{ ...connection, pairing: event.pairing }]
    case 'granted':
      return connect(event, false)
    case 'failed':
      return end({ failure: { walletId: event.wallet.id, ...event.failure } })
    case 'cancelled':
      return end({})
    default:
      return [connection]
  }
}

function whileActive(connection: ActiveConnection, event: ConnectionEvent): ConnectionStep {
  const isAutomatic = connection.status === 'restoring' || connection.isAutomatic === true
  switch (event.type) {
    case 'resumed':
      if (connection.status === 'restoring') return connect(event, event.isAutomatic)
      if (isSameGrant(connection, event)) return [connection, { type: 'overwrite', connection }]
      return connect(event, isAutomatic)
    case 'lost':
      // A connected wallet that merely failed to confirm it again is not lost.
      return connection.status === 'connected' ? [connection] : end({ lost: event.cause })
    case 'accountsChanged':
      return withAccounts(connection, event)
    case 'chainChanged':
      return event.chainId === connection.chainId ? [connection] : update({ ...connection, chainId: event.chainId })
    case 'disconnected':
      return end(event.cause ? { lost: event.cause } : endedByWallet(connection), {
        type: 'forget',
        wallet: event.wallet
      })
    case 'becameAmbiguous':
      // A wallet that the visitor picked on this page stays connected.
      return isAutomatic ? withdraw(connection) : [connection]
    default:
      return [connection]
  }
}

/** A grant that is only being restored may be one that the visitor has clicked for in another tab: it stays stored. */
function withdraw({ status, wallet }: ActiveConnection): ConnectionStep {
  const effects = status === 'connected' ? [{ type: 'forget', wallet } as const] : []
  return end({ lost: new UnconfirmedWalletError(wallet) }, ...effects)
}

/** An empty account list is a disconnect (requirement S3); the account in use stays while the wallet still lists it first. */
function withAccounts(
  connection: ActiveConnection,
  { wallet, accounts, peerName }: Extract<ConnectionEvent, { type: 'accountsChanged' }>
): ConnectionStep {
  const [account] = accounts
  if (!account) return end(endedByWallet(connection), { type: 'forget', wallet })
  if (isSameAddress(account, connection.account) && peerName === connection.peerName) return [connection]
  const { peerName: _former, ...rest } = connection
  return update({ ...rest, account, ...(peerName !== undefined && { peerName }) })
}

/** Of a visit that is only being restored nothing was shown as connected. */
function endedByWallet({ status }: ActiveConnection): Omit<Disconnected, 'status'> {
  return status === 'connected' ? { isEndedByWallet: true } : {}
}

function update(connection: ActiveConnection): ConnectionStep {
  return connection.status === 'connected' ? [connection, { type: 'update', connection }] : [connection]
}

function connect(granted: WalletGrant & Pick<Connected, 'connector'>, isAutomatic: boolean): ConnectionStep {
  const { wallet, connector } = granted
  const automatic = isAutomatic && { isAutomatic }
  const connection: Connected = { status: 'connected', ...grantOf(granted), connector, ...automatic }
  return [connection, { type: 'listen', wallet, connector }, { type: 'keep', connection }]
}

function revocation(connection: Connection): readonly ConnectionEffect[] {
  if (!isActive(connection)) return []
  const known = connection.status === 'connected' && { connector: connection.connector }
  return [{ type: 'revoke', wallet: connection.wallet, ...known }]
}

function end(facts: Omit<Disconnected, 'status'>, ...effects: readonly ConnectionEffect[]): ConnectionStep {
  return [{ status: 'disconnected', ...facts }, STOP, ...effects]
}

function grantOf({ wallet, account, chainId, peerName }: WalletGrant): WalletGrant {
  return { wallet, account, chainId, ...(peerName !== undefined && { peerName }) }
}
