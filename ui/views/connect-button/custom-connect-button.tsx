import { type ReactNode, useSyncExternalStore } from 'react'
import type { AccountView } from '#domain/account.ts'
import { type ChainView, chainView } from '#domain/chain/chain-view.ts'
import { useAccountDialog } from '#ui/hooks/use-account-dialog.ts'
import { useChainDialog } from '#ui/hooks/use-chain-dialog.ts'
import { useConnectDialog } from '#ui/hooks/use-connect-dialog.ts'
import { useObserved } from '#ui/hooks/use-observed.ts'
import type { Models } from '#ui/models/models.ts'
import { type ShownAccount, shownAccount } from '#ui/words/account.ts'

/** What a connect button of a team's own can show and do. */
export interface CustomButtonState {
  /** Absent while disconnected. Its balance is there while something on the page reads it, such as `useBalance`. */
  readonly account?: ShownAccount
  /** The wallet's network, configured or not. */
  readonly chain?: ChainView
  /** Absent while disconnected, and where signing in is not configured. */
  readonly authenticationStatus?: 'loading' | 'unauthenticated' | 'authenticated'
  /** False only for the very first render, also in a prerendered page. */
  readonly mounted: boolean
  readonly isAccountDialogOpen: boolean
  readonly isChainDialogOpen: boolean
  readonly isConnectDialogOpen: boolean
  /** This and the others are absent while their dialog may not open. */
  readonly openAccountDialog?: () => void
  readonly openChainDialog?: () => void
  /** Connects, or signs in. */
  readonly openConnectDialog?: () => void
}

interface CustomConnectButtonProps {
  /** Draws the button; it is called again whenever the state changes. */
  readonly children: (state: CustomButtonState) => ReactNode
}

/**
 * A connect button that looks as a team wants.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function CustomConnectButton({ children }: CustomConnectButtonProps) {
  const { account, ...known } = useObserved(knownState, undefined)
  const accountDialog = useAccountDialog()
  const chainDialog = useChainDialog()
  const connectDialog = useConnectDialog()
  const mounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false
  )
  return children({
    ...known,
    ...(account && { account: shownAccount(account) }),
    mounted,
    isAccountDialogOpen: accountDialog.isOpen,
    isChainDialogOpen: chainDialog.isOpen,
    isConnectDialogOpen: connectDialog.isOpen,
    ...(accountDialog.open && { openAccountDialog: accountDialog.open }),
    ...(chainDialog.open && { openChainDialog: chainDialog.open }),
    ...(connectDialog.open && { openConnectDialog: connectDialog.open })
  })
}

interface KnownState extends Pick<CustomButtonState, 'chain' | 'authenticationStatus'> {
  readonly account?: AccountView
}

function knownState({ account, connection, session }: Models): KnownState {
  const { chainId, chains } = connection
  const { status } = session.current
  if (!account.view || chainId === undefined) return {}
  return {
    account: account.view,
    chain: chainView(chains, chainId),
    ...(status !== 'off' && { authenticationStatus: status })
  }
}

const subscribeToNothing = () => () => undefined
