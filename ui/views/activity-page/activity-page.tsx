import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { activityText } from '#domain/text/activity.ts'
import { color } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { Activity } from './activity.tsx'
import { ActivityInvitation } from './activity-invitation.tsx'

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
const scope = css({ maxInlineSize: '68ch', marginBlockStart: 8, color: color.secondary, textWrap: 'pretty' })

/** Everything that the account has sent from this page, and its other transfers of configured tokens; an invitation until an account is connected. */
export const ActivityPage = observer(function ActivityPage() {
  const { connection, session, settings } = useModels()
  const hasTokens = settings.chains.some(({ tokens = [] }) => tokens.length > 0)
  if (!connection.account || session.status === 'unauthenticated') return <ActivityInvitation />
  return (
    <div css={page}>
      <div>
        <PageTitle>{activityText.title}</PageTitle>
        <p css={scope}>{hasTokens ? activityText.scopeWithTransfers : activityText.scope}</p>
      </div>
      <Activity key={connection.account} account={connection.account} />
    </div>
  )
})
