import { css } from '@emotion/react'
import { useEffect } from 'react'
import { Link } from '#ui/router.tsx'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { BalancesContext } from '#ui/views/parts/balances-context.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { ServiceName, UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { paths } from '#ui/views/paths.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { Balances } from './balances.tsx'
import { Networks } from './networks.tsx'
import { ViewAccountForm } from './view-account-form.tsx'
import { ViewedHeader } from './viewed-header.tsx'

const page = css({ display: 'grid', gap: 24, '& > p': { color: color.secondary } })

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 8px 8px 16px',
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.info}`,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  '& > p': { ...type.small, flex: '1 1 min(100%, 32ch)' },
  '& strong': { display: 'inline-flex', alignItems: 'center', gap: 8, color: color.info, fontWeight: weight.strong }
})

const columns = css({
  display: 'grid',
  gap: 24,
  '& > *': { minInlineSize: 0 },
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' }
})

const waiting = css({ display: 'flex', alignItems: 'center', gap: 12 })
const wanted = css({ overflowWrap: 'anywhere', fontWeight: weight.medium })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })

/** The dashboard of an account that is viewed, not owned: marked as such, with nothing that asks a wallet. */
export const ViewedDashboard = observer(function ViewedDashboard({ text }: { readonly text: string }) {
  const { connection, viewedAccount } = useModels()
  useEffect(() => {
    void viewedAccount.view(text)
    return viewedAccount.stopViewing
  }, [viewedAccount, text])
  const { besideWallet, explanation, readOnly, stop, title } = dashboardText.view
  return (
    <div css={page}>
      <PageTitle>{title}</PageTitle>
      <div css={bar}>
        <strong>
          <AccountIcon name="eye" />
          {readOnly}
        </strong>
        <p>
          {explanation} {connection.account !== undefined && besideWallet}
        </p>
        <Link to={paths.dashboard} css={buttonStyle('secondary', true)}>
          {stop}
        </Link>
      </div>
      <Viewed />
    </div>
  )
})

const Viewed = observer(function Viewed() {
  const { viewed, balances, retry } = useModels().viewedAccount
  const { lookingUp, problems } = dashboardText.view
  if (viewed.status === 'none') return undefined
  if (viewed.status === 'looking-up') {
    return (
      <p css={waiting} role="status">
        <Spinner size={20} />
        <span>
          {lookingUp} <ServiceName name={viewed.name} />
        </span>
      </p>
    )
  }
  if (viewed.status === 'failed') {
    return (
      <>
        <Notice kind="warning">
          <p css={wanted}>
            {viewed.name === undefined ? <UntrustedText text={viewed.text} /> : <ServiceName name={viewed.name} />}
          </p>
          <p>{withPause(problems[viewed.problem], viewed)}</p>
          <Details text={viewed.details} />
          {viewed.problem === 'unreachable' && (
            <div css={actions}>
              <Button isSmall onClick={() => void retry(viewed.text)}>
                {dashboardText.tryAgain}
              </Button>
            </div>
          )}
        </Notice>
        <ViewAccountForm initial={viewed.text} />
      </>
    )
  }
  return (
    <BalancesContext value={balances}>
      <ViewedHeader account={viewed.account} name={viewed.name} />
      <div css={columns}>
        <Balances />
        <Networks />
      </div>
    </BalancesContext>
  )
})
