import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { activityText } from '#domain/text/activity.ts'
import { color } from '#ui/theme/tokens.ts'
import { ConnectButton } from '#ui/views/connect-button/connect-button.tsx'
import { DisconnectNotSaved } from '#ui/views/disconnect-not-saved.tsx'
import { LostWallet } from '#ui/views/lost-wallet.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxInlineSize: '60ch',
  paddingBlockStart: 48,
  '& p': { color: color.secondary, textWrap: 'pretty', marginBlockEnd: 8 }
})

/** Says what will be listed here, and offers the one action that makes it appear. */
export const ActivityInvitation = observer(function ActivityInvitation() {
  const { session } = useModels()
  const isDisconnected = session.status !== 'unauthenticated'
  return (
    <div css={box}>
      <PageTitle>{isDisconnected ? activityText.disconnectedTitle : activityText.unauthenticatedTitle}</PageTitle>
      <p>{isDisconnected ? activityText.disconnectedText : activityText.unauthenticatedText}</p>
      <LostWallet />
      <DisconnectNotSaved />
      <ConnectButton />
    </div>
  )
})
