import type { Address } from '#domain/address.ts'
import type { Models } from '#ui/models/models.ts'
import { walletName } from '#ui/words/wallet.ts'
import { useObserved } from './use-observed.ts'

type AccountState =
  | {
      readonly status: 'disconnected'
      readonly address: undefined
      readonly chainId: undefined
      readonly connectorName: undefined
    }
  | {
      /**
       * - `loading`: it is not known yet whether the account is signed in
       * - `unauthenticated`: the account is not signed in, and this page asks for that
       * - `connected`: ready to use
       */
      readonly status: 'loading' | 'unauthenticated' | 'connected'
      /** With its checksum (EIP-55). */
      readonly address: Address
      /** Of the wallet's network, configured or not. */
      readonly chainId: number
      /** The wallet's name; undefined once it is gone from this browser. A wallet chooses its own name: show it as text. */
      readonly connectorName: string | undefined
    }

/**
 * The connected account, as the page shows it.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useAccount(): AccountState {
  return useObserved(accountOf, undefined)
}

function accountOf({ connection, session }: Models): AccountState {
  const { active, wallet } = connection
  const { status } = session
  if (!active || status === 'disconnected')
    return { status: 'disconnected', address: undefined, chainId: undefined, connectorName: undefined }
  return { status, address: active.account, chainId: active.chainId, connectorName: wallet && walletName(wallet) }
}
