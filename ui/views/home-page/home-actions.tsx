import { Link } from '#ui/router.tsx'
import { pageText } from '#ui/text/page.ts'
import { ConnectButton } from '#ui/views/connect-button/connect-button.tsx'
import { DisconnectNotSaved } from '#ui/views/disconnect-not-saved.tsx'
import { LostWallet } from '#ui/views/lost-wallet.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { paths } from '#ui/views/paths.ts'
import { RequestLeftOpen } from '#ui/views/request-left-open.tsx'

/** The landing page's actions for a connected wallet; without one, why the last wallet is not connected. */
export const HomeActions = observer(function HomeActions() {
  const { connection, session } = useModels()
  if (!connection.account) {
    return (
      <>
        <LostWallet />
        <DisconnectNotSaved />
        <RequestLeftOpen />
      </>
    )
  }
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
