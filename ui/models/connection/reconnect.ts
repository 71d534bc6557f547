import { type Address, isSameAddress } from '#domain/address.ts'
import type { ConnectionEvent } from '#domain/connection/connection.ts'
import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import type { WalletsModel } from './wallets-model.ts'

/** How long the wallet of the last visit may take to answer before the page counts as disconnected. */
const RECONNECT_WITHIN_MS = 5000

interface ReconnectRequest {
  readonly wallet: WalletRoute
  /** If set, no other account is connected, and no wallet whose identifier is ambiguous. */
  readonly expected: Address | undefined
  /** The visitor has not clicked for it on this page. */
  readonly isAutomatic: boolean
  /** The wallet's connector, if it is already loaded. */
  readonly connector: Connector | undefined
}

/**
 * Waits for a wallet to appear, and asks what it still grants. Never prompts, and never throws.
 * @returns the event to apply to the connection, and the connector of a wallet that is not connected but may share the
 * account later: it offers another one, none while it is locked, or has not answered.
 */
export async function reconnect(
  wallets: WalletsModel,
  request: ReconnectRequest
): Promise<{ readonly event: ConnectionEvent; readonly waiting?: Connector }> {
  const { wallet, expected, isAutomatic } = request
  const assertUnambiguous = () => {
    if (expected && wallets.isAmbiguous(wallet)) throw new UnconfirmedWalletError(wallet)
  }
  let found: Connector | undefined
  try {
    assertUnambiguous()
    const { connector, grant } = await resumeInTime(wallets, request, (loaded) => {
      found = loaded
    })
    assertUnambiguous()
    if (!grant) return { event: { type: 'accountsChanged', wallet, accounts: [] }, waiting: connector }
    const isExpected = !expected || isSameAddress(grant.account, expected)
    if (isExpected) return { event: { type: 'resumed', wallet, connector, isAutomatic, ...grant } }
    const cause = new UnconfirmedWalletError(wallet, grant.account)
    return { event: { type: 'lost', wallet, cause }, waiting: connector }
  } catch (cause) {
    const isSilent = isWalletError(cause, 'timeout') && found
    return { event: { type: 'lost', wallet, cause }, ...(isSilent && { waiting: isSilent }) }
  }
}

function resumeInTime(
  wallets: WalletsModel,
  { wallet, connector: known }: ReconnectRequest,
  onFound: (connector: Connector) => void
) {
  let hasArrived = known !== undefined
  const loadOnArrival = async (signal: AbortSignal) => {
    const found = await wallets.whenReady(wallet, signal)
    hasArrived = true
    return found.loadConnector()
  }
  return withTimeout(
    RECONNECT_WITHIN_MS,
    async (signal) => {
      const connector = known ?? (await loadOnArrival(signal))
      onFound(connector)
      return { connector, grant: await connector.resume() }
    },
    () => new WalletError(hasArrived ? 'timeout' : 'absent')
  )
}
