import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatMoment } from '#ui/views/parts/time.ts'
import { Panel } from './panel.tsx'

const times = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  marginBlockEnd: 16,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: color.secondary },
  '& dd': { textAlign: 'end' }
})

const note = css({ marginBlockEnd: 16 })

/** Since when and until when the visitor is signed in; nothing where no sign-in is configured. */
export const SessionCard = observer(function SessionCard() {
  const { session: model, sessionFollower } = useModels()
  const { current } = model
  if (current.status !== 'authenticated') return undefined
  const { session, isUncertain } = current
  return (
    <Panel title={accountMessages.signIn.signedIn}>
      <dl css={times}>
        <dt>{accountMessages.signIn.since}</dt>
        <dd>{formatMoment(session.issuedAt)}</dd>
        <dt>{accountMessages.signIn.until}</dt>
        <dd>{formatMoment(session.expiresAt)}</dd>
      </dl>
      {isUncertain && (
        <div css={note}>
          <Notice kind="warning">{accountMessages.signIn.uncertain}</Notice>
        </div>
      )}
      <Button isSmall onClick={sessionFollower.signOut}>
        {accountMessages.signIn.signOut}
      </Button>
    </Panel>
  )
})
