import type { Grant } from '#domain/ports/connector.ts'
import { type Address, isSameAddress } from '../address.ts'

/**
 * The one active wallet. `restoring` shows what the last visit knew while the wallet is asked in the background
 * whether it still stands; a `connecting` that was cancelled or failed is `disconnected` again.
 */
export type Connection =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting'; readonly walletId: string }
  | Active<'restoring'>
  | Active<'connected'>

interface Active<Status extends string> extends Grant {
  readonly status: Status
  readonly walletId: string
}

export type ActiveConnection = Extract<Connection, { readonly account: Address }>

export type ConnectionEvent =
  | { readonly type: 'requested'; readonly walletId: string }
  | ({ readonly type: 'restored'; readonly walletId: string } & Grant)
  | ({ readonly type: 'granted'; readonly walletId: string } & Grant)
  | { readonly type: 'failed'; readonly walletId: string }
  | AccountsChanged
  | { readonly type: 'chainChanged'; readonly walletId: string; readonly chainId: number }
  | { readonly type: 'disconnected'; readonly walletId: string; readonly cause?: Error }

interface AccountsChanged extends Pick<Grant, 'peerName'> {
  readonly type: 'accountsChanged'
  readonly walletId: string
  readonly accounts: readonly Address[]
}

export const disconnected: Connection = { status: 'disconnected' }

export function isActive(connection: Connection): connection is ActiveConnection {
  return connection.status === 'restoring' || connection.status === 'connected'
}

/**
 * Moves the connection on by one event. An event of any wallet but the current one leaves it as it is, so a slow
 * first wallet cannot overwrite a second choice, and a wallet in the background cannot take over.
 */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  const { type, walletId } = event
  if (type === 'requested') return { status: 'connecting', walletId }
  if (type === 'restored') {
    return connection.status === 'disconnected' ? active('restoring', event) : connection
  }
  if (connection.status === 'disconnected' || connection.walletId !== walletId) return connection
  switch (type) {
    case 'granted':
      return active('connected', event)
    case 'failed':
      return connection.status === 'connected' ? connection : disconnected
    case 'disconnected':
      return connection.status === 'connecting' ? connection : disconnected
    case 'accountsChanged':
      return isActive(connection) ? withAccounts(connection, event) : connection
    case 'chainChanged':
      return isActive(connection) ? { ...connection, chainId: event.chainId } : connection
  }
}

function active<Status extends 'restoring' | 'connected'>(
  status: Status,
  {
    walletId,
    account,
    chainId,
    peerName
  }: Omit<Active<Status>, 'status' | 'peerName'> & { peerName?: string | undefined }
): Active<Status> {
  return { status, walletId, account, chainId, ...(peerName !== undefined && { peerName }) }
}

/** An empty account list is a disconnect (section 4); the account in use stays while the wallet still lists it first. */
function withAccounts(connection: ActiveConnection, { accounts: [account], peerName }: AccountsChanged): Connection {
  if (!account) return disconnected
  if (isSameAddress(account, connection.account) && peerName === connection.peerName) return connection
  return active(connection.status, { ...connection, account, peerName })
}
