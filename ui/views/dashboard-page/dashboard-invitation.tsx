import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { dashboardMessages } from '#domain/dashboard-messages.ts'
import { lostWalletText } from '#domain/lost-wallet.ts'
import { color } from '#ui/theme/tokens.ts'
import { ConnectButton } from '#ui/views/connect-button.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { Notice } from '#ui/views/parts/notice.tsx'
import { PageTitle } from '#ui/views/shell/page-title.tsx'

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxInlineSize: '60ch',
  paddingBlockStart: 48,
  '& p': { color: color.secondary, textWrap: 'pretty', marginBlockEnd: 8 }
})

/** What will appear here, and the one action that makes it appear. */
export const DashboardInvitation = observer(function DashboardInvitation() {
  const { connection, session } = useModels()
  const isDisconnected = session.status !== 'unauthenticated'
  return (
    <div css={box}>
      <PageTitle>
        {isDisconnected ? dashboardMessages.disconnectedTitle : dashboardMessages.unauthenticatedTitle}
      </PageTitle>
      <p>{isDisconnected ? dashboardMessages.disconnectedText : dashboardMessages.unauthenticatedText}</p>
      {connection.lost !== undefined && <Notice kind="warning">{lostWalletText(connection.lost)}</Notice>}
      <ConnectButton />
    </div>
  )
})
