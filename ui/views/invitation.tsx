import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '#ui/theme/tokens.ts'
import { ConnectButton } from './connect-button/connect-button.tsx'
import { DisconnectNotSaved } from './disconnect-not-saved.tsx'
import { LostWallet } from './lost-wallet.tsx'
import { RequestLeftOpen } from './request-left-open.tsx'
import { PageTitle } from './shell/page-title.tsx'

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxInlineSize: '60ch',
  paddingBlockStart: 48,
  '& p': { color: color.secondary, textWrap: 'pretty', marginBlockEnd: 8 }
})

interface InvitationProps {
  readonly title: string
  readonly text: string
  /** What can be done without a wallet. */
  readonly children?: ReactNode
}

/** In place of an account's page: says what will appear there, and offers the one action that makes it appear. */
export function Invitation({ title, text, children }: InvitationProps) {
  return (
    <div css={box}>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <LostWallet />
      <DisconnectNotSaved />
      <RequestLeftOpen />
      <ConnectButton />
      {children}
    </div>
  )
}
