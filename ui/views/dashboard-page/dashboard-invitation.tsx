import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountText } from '#domain/text/account.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { color } from '#ui/theme/tokens.ts'
import { ConnectButton } from '#ui/views/connect-button/connect-button.tsx'
import { DisconnectNotSaved } from '#ui/views/disconnect-not-saved.tsx'
import { LostWallet } from '#ui/views/lost-wallet.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { ViewForm } from './view-form.tsx'

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxInlineSize: '60ch',
  paddingBlockStart: 48,
  '& p': { color: color.secondary, textWrap: 'pretty', marginBlockEnd: 8 }
})

/** Says what will appear here, and offers the one action that makes it appear. */
export const DashboardInvitation = observer(function DashboardInvitation() {
  const { session } = useModels()
  const { hasEnded, status } = session
  const isDisconnected = status !== 'unauthenticated'
  const signInText = hasEnded ? accountText.signIn.ended : dashboardText.unauthenticatedText
  return (
    <div css={box}>
      <PageTitle>{isDisconnected ? dashboardText.disconnectedTitle : dashboardText.unauthenticatedTitle}</PageTitle>
      <p>{isDisconnected ? dashboardText.disconnectedText : signInText}</p>
      <LostWallet />
      <DisconnectNotSaved />
      <ConnectButton />
      <ViewForm />
    </div>
  )
})
