import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { lostWalletText } from '#domain/lost-wallet.ts'
import { messages } from '#domain/messages.ts'
import { Link } from '#ui/router.tsx'
import { weight } from '#ui/theme/tokens.ts'
import { ConnectButton } from '#ui/views/connect-button.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { paths } from '#ui/views/paths.ts'

const strong = css({ fontWeight: weight.strong })

/** The landing page's connect button, and for a connected wallet the way on. */
export const HomeActions = observer(function HomeActions() {
  const { connection } = useModels()
  return (
    <>
      {connection.lost !== undefined && <Notice kind="warning">{lostWalletText(connection.lost)}</Notice>}
      <ConnectButton />
      {connection.account && (
        <Link to={paths.dashboard} css={[buttonStyle('quiet'), strong]}>
          {messages.home.openDashboard}
        </Link>
      )}
    </>
  )
})
