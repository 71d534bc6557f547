import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { messages } from '#domain/messages.ts'
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
  const { dashboard } = messages
  const { connection, session } = useModels()
  const isDisconnected = session.status !== 'unauthenticated'
  return (
    <div css={box}>
      <PageTitle>{isDisconnected ? dashboard.disconnectedTitle : dashboard.unauthenticatedTitle}</PageTitle>
      <p>{isDisconnected ? dashboard.disconnectedText : dashboard.unauthenticatedText}</p>
      {connection.wasSlow && <Notice kind="warning">{messages.connect.slow}</Notice>}
      <ConnectButton />
    </div>
  )
})
