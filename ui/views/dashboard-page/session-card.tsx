import { css } from '@emotion/react'
import type { MouseEvent } from 'react'
import { accountText } from '#ui/text/account.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIdentity } from '#ui/views/parts/account-identity.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { formatMoment } from '#ui/views/parts/time.ts'
import { SignInInvitation } from '#ui/views/signed-in.tsx'
import { SessionList } from './session-list.tsx'

const times = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  marginBlock: 16,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: color.secondary },
  '& dd': { textAlign: 'end' }
})

const note = css({ marginBlockEnd: 16 })

/** Who is signed in, since when and until when, or an invitation to sign in; nothing without a service. */
export const SessionCard = observer(function SessionCard() {
  const { session: model } = useModels()
  const { current } = model
  if (model.isSignedOut) return <SignInPanel />
  if (current.status !== 'authenticated') return undefined
  const { session, isUncertain } = current
  const handleSignOut = ({ currentTarget }: MouseEvent) => {
    // Signing out removes the dashboard, and the focused button with it.
    currentTarget.closest('main')?.focus({ preventScroll: true })
    model.signOut()
  }
  return (
    <Panel title={accountText.signIn.signedIn}>
      <AccountIdentity />
      <dl css={times}>
        <dt>{accountText.signIn.since}</dt>
        <dd>{formatMoment(session.issuedAt)}</dd>
        <dt>{accountText.signIn.until}</dt>
        <dd>{formatMoment(session.expiresAt)}</dd>
      </dl>
      {isUncertain && (
        <div css={note}>
          <Notice kind="warning">{accountText.signIn.uncertain}</Notice>
        </div>
      )}
      <Button isSmall onClick={handleSignOut}>
        {accountText.signIn.signOut}
      </Button>
      <SessionList />
    </Panel>
  )
})

function SignInPanel() {
  return (
    <Panel title={accountText.signIn.title}>
      <SignInInvitation />
    </Panel>
  )
}
