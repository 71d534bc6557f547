import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
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

/** Since when and until when the visitor is signed in; nothing where no sign-in is configured. */
export const SessionCard = observer(function SessionCard() {
  const { session: model } = useModels()
  const { session } = model
  if (!session) return undefined
  return (
    <Panel title={accountMessages.signIn.signedIn}>
      <dl css={times}>
        <dt>{accountMessages.signIn.since}</dt>
        <dd>{formatMoment(session.issuedAt)}</dd>
        <dt>{accountMessages.signIn.until}</dt>
        <dd>{formatMoment(session.expiresAt)}</dd>
      </dl>
      <Button isSmall onClick={model.signOut}>
        {accountMessages.signIn.signOut}
      </Button>
    </Panel>
  )
})
