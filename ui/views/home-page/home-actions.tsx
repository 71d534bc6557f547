import { useLayoutEffect } from 'react'
import { atBreakpoint } from '#ui/display.ts'
import { Link } from '#ui/router.tsx'
import { pageText } from '#ui/text/page.ts'
import { ConnectButton } from '#ui/views/connect-button/connect-button.tsx'
import { DisconnectNotSaved } from '#ui/views/disconnect-not-saved.tsx'
import { LostWallet } from '#ui/views/lost-wallet.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { paths } from '#ui/views/paths.ts'
import { RequestLeftOpen } from '#ui/views/request-left-open.tsx'

interface HomeActionsProps {
  readonly isConnected: boolean
}

/** The landing page's actions for a connected wallet; without one, why the last wallet is not connected. */
export const HomeActions = observer(function HomeActions({ isConnected }: HomeActionsProps) {
  const { connection, session } = useModels()
  useExpectedBalance()
  if (!connection.account) {
    return (
      <>
        <LostWallet />
        <DisconnectNotSaved />
        <RequestLeftOpen />
      </>
    )
  }
  if (!isConnected) return undefined
  if (session.status === 'unauthenticated') return <ConnectButton />
  return (
    <>
      <Link to={paths.dashboard} css={buttonStyle('primary')}>
        {pageText.home.openDashboard}
      </Link>
      <ConnectButton />
    </>
  )
})

/** The balance that the account's button will show is asked for as soon as its wallet has answered; after a reload, before the account is painted. */
function useExpectedBalance(): void {
  const { settings, session, balances } = useModels()
  const isShown = atBreakpoint(settings.display.showBalance, useLargeScreen()) && !session.isRequired
  useLayoutEffect(() => (isShown ? balances.expect() : undefined), [isShown, balances])
}
