import { type Address, isSameAddress } from './address.ts'

/**
 * The one active wallet. `restoring` shows what the last visit knew while the wallet is asked in the background
 * whether it still stands; a `connecting` that was cancelled or failed is `disconnected` again.
 */
export type Connection =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting'; readonly walletId: string }
  | Active<'restoring'>
  | Active<'connected'>

interface Active<Status extends string> {
  readonly status: Status
  readonly walletId: string
  readonly account: Address
  readonly chainId: number
}

export type ActiveConnection = Extract<Connection, { readonly account: Address }>

export type ConnectionEvent =
  | { readonly type: 'requested'; readonly walletId: string }
  | { readonly type: 'restored'; readonly walletId: string; readonly account: Address; readonly chainId: number }
  | { readonly type: 'granted'; readonly walletId: string; readonly account: Address; readonly chainId: number }
  | { readonly type: 'failed'; readonly walletId: string }
  | { readonly type: 'accountsChanged'; readonly walletId: string; readonly accounts: readonly Address[] }
  | { readonly type: 'chainChanged'; readonly walletId: string; readonly chainId: number }
  | { readonly type: 'disconnected'; readonly walletId: string; readonly cause?: Error }

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
      return isActive(connection) ? withAccounts(connection, event.accounts) : connection
    case 'chainChanged':
      return isActive(connection) ? { ...connection, chainId: event.chainId } : connection
  }
}

function active<Status extends 'restoring' | 'connected'>(
  status: Status,
  { walletId, account, chainId }: { walletId: string; account: Address; chainId: number }
): Active<Status> {
  return { status, walletId, account, chainId }
}

/** An empty account list is a disconnect (section 4); the account in use stays while the wallet still lists it first. */
function withAccounts(connection: ActiveConnection, [account]: readonly Address[]): Connection {
  if (!account) return disconnected
  return isSameAddress(account, connection.account) ? connection : { ...connection, account }
}
