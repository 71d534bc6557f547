import { css } from '@emotion/react'
import { useDeferredValue } from 'react'
import { useParameter } from '#ui/router.tsx'
import { dashboardText } from '#ui/text/dashboard.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { AccountHeader } from './account-header.tsx'
import { Attention } from './attention.tsx'
import { Balances } from './balances.tsx'
import { DashboardInvitation } from './dashboard-invitation.tsx'
import { Networks } from './networks.tsx'
import { PaymentForm } from './payment-form.tsx'
import { SessionCard } from './session-card.tsx'
import { Transactions } from './transactions.tsx'
import { ViewedDashboard } from './viewed-dashboard.tsx'

const page = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })

// Whatever grows with its content has a row of its own, so that no column is left empty beside it.
const pair = css({
  display: 'grid',
  gap: 24,
  '& > *': { minInlineSize: 0 },
  '@media (min-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    '& > :only-child': { gridColumn: '1 / -1' }
  }
})

/** The connected account's dashboard, or any account's that the address asks for: `?view=` and an address or a name. */
export function DashboardPage() {
  const view = useParameter('view')
  return view === undefined ? <OwnDashboard /> : <ViewedDashboard key={view} text={view} />
}

/** The account's balances, transactions and session; an invitation until an account is connected. */
const OwnDashboard = observer(function OwnDashboard() {
  const { connection, session } = useModels()
  // The lower rows follow in slices: a screen shows little of them at first.
  const isWhole = useDeferredValue(true, false)
  if (!connection.account || session.status === 'unauthenticated') return <DashboardInvitation />
  return (
    <div css={page}>
      <PageTitle>{dashboardText.title}</PageTitle>
      <Attention />
      <AccountHeader />
      <div css={pair}>
        <Balances />
        <PaymentForm />
      </div>
      {isWhole && (
        <>
          <Transactions />
          <div css={pair}>
            <SessionCard />
            <Networks />
          </div>
        </>
      )}
    </div>
  )
})
