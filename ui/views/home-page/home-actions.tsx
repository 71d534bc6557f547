import { observer } from 'mobx-react-lite'
import { pageText } from '#domain/text/page.ts'
import { Link } from '#ui/router.tsx'
import { ConnectButton } from '#ui/views/connect-button.tsx'
import { LostWallet } from '#ui/views/lost-wallet.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { paths } from '#ui/views/paths.ts'
import { UnforgottenWallet } from '#ui/views/unforgotten-wallet.tsx'

/** What the landing page offers a connected wallet: the way on first; before that, why the last one is not connected. */
export const HomeActions = observer(function HomeActions() {
  const { connection, session } = useModels()
  if (!connection.account) {
    return (
      <>
        <LostWallet />
        <UnforgottenWallet />
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
