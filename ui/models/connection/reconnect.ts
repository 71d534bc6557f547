import { type Address, isSameAddress } from '#domain/address.ts'
import type { ConnectionEvent } from '#domain/connection/connection.ts'
import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { WalletsModel } from './wallets-model.ts'

/** How long the wallet of the last visit may take to answer before the page counts as disconnected. */
const RECONNECT_WITHIN_MS = 5000

interface Question {
  readonly wallet: WalletRoute
  /** Where an account is expected, no other one is connected, and no wallet that only may be the right one. */
  readonly expected: Address | undefined
  /** Nobody has clicked for it. */
  readonly isUnasked: boolean
  /** The wallet's connector, where there is one already. */
  readonly connector: Connector | undefined
}

/**
 * Asks a wallet, once it has arrived, for what it still grants. Never prompts, and never throws.
 * @returns what has become of the connection, and the connector by which the wallet said so.
 */
export async function reconnect(
  wallets: WalletsModel,
  question: Question
): Promise<{ readonly event: ConnectionEvent; readonly connector?: Connector }> {
  const { wallet, expected, isUnasked } = question
  const assertCertain = () => {
    if (expected && wallets.isAmbiguous(wallet)) throw new UnconfirmedWalletError(wallet)
  }
  try {
    assertCertain()
    const { connector, grant } = await askInTime(wallets, question)
    assertCertain()
    if (!grant) return { event: { type: 'accountsChanged', wallet, accounts: [] } }
    const isExpected = !expected || isSameAddress(grant.account, expected)
    if (isExpected) return { event: { type: 'resumed', wallet, isUnasked, ...grant }, connector }
    return { event: { type: 'lost', wallet, cause: new UnconfirmedWalletError(wallet, grant.account) }, connector }
  } catch (cause) {
    return { event: { type: 'lost', wallet, cause } }
  }
}

function askInTime(wallets: WalletsModel, { wallet, connector: known }: Question) {
  let isThere = known !== undefined
  const arrived = async (signal: AbortSignal) => {
    const found = await wallets.whenReady(wallet, signal)
    isThere = true
    return found.loadConnector()
  }
  return withTimeout(
    RECONNECT_WITHIN_MS,
    async (signal) => {
      const connector = known ?? (await arrived(signal))
      return { connector, grant: await connector.resume() }
    },
    () => new WalletError(isThere ? 'timeout' : 'absent')
  )
}
