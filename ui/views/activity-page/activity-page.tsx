import { css } from '@emotion/react'
import { activityText } from '#domain/text/activity.ts'
import { Link, useParameter } from '#ui/router.tsx'
import { color } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { paths, viewPath } from '#ui/views/paths.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { Activity } from './activity.tsx'
import { ActivityInvitation } from './activity-invitation.tsx'

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
const scope = css({ maxInlineSize: '68ch', marginBlockStart: 8, color: color.secondary, textWrap: 'pretty' })
const links = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** The account's own activity; of any other that the address asks for (`?view=`), what to look at instead. */
export function ActivityPage() {
  const view = useParameter('view')
  return view === undefined ? <OwnActivity /> : <NotOfOthers view={view} />
}

/** Everything that the account has sent from this page, and its other transfers of configured tokens; an invitation until an account is connected. */
const OwnActivity = observer(function OwnActivity() {
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

function NotOfOthers({ view }: { readonly view: string }) {
  const { notOfOthers, own, title, viewedDashboard } = activityText
  return (
    <div css={page}>
      <div>
        <PageTitle>{title}</PageTitle>
        <p css={scope}>{notOfOthers}</p>
      </div>
      <div css={links}>
        <Link to={viewPath(view)} css={buttonStyle('primary')}>
          {viewedDashboard}
        </Link>
        <Link to={paths.activity} css={buttonStyle('secondary')}>
          {own}
        </Link>
      </div>
    </div>
  )
}
