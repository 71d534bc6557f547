import { css } from '@emotion/react'
import { Link } from '#ui/router.tsx'
import { accountText } from '#ui/text/account.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { ClearedNotice, useClearing } from '#ui/views/parts/clear-transactions.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { paths } from '#ui/views/paths.ts'
import { ShowMore, useShownRows } from './show-more.tsx'

/** As many rows as a slow processor draws without a noticeable delay; "Show more" adds as many again. */
const PAGE_SIZE = 20

const text = css(type.small, { paddingBlock: 8, color: color.secondary })
const notices = css({ display: 'grid', gap: 8, '&:not(:empty)': { marginBlockEnd: 8 } })
const list = css({
  '& li': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '60px',
    paddingBlock: 2,
    paddingInline: 12,
    marginInline: -12
  }
})

/** The account's recent transactions on every configured chain, newest first. */
export const Transactions = observer(function Transactions() {
  const { settings, transactions } = useModels()
  const clearing = useClearing(settings.chains.map(({ id }) => id))
  const { lists, hasUnsaved } = transactions
  const rows = useShownRows(lists.count, PAGE_SIZE)
  return (
    <Panel
      title={dashboardText.transactions}
      action={
        clearing.canClear && (
          <Button kind="quiet" isSmall ref={clearing.replacement} onClick={clearing.clear}>
            {clearing.label}
          </Button>
        )
      }
    >
      <div css={notices}>
        {lists.isDamaged && <Notice kind="warning">{accountText.transactions.damaged}</Notice>}
        {lists.hasNewer && <Notice kind="warning">{transactionText.newer}</Notice>}
        {hasUnsaved && <Notice kind="warning">{transactionText.hasUnsaved}</Notice>}
      </div>
      {clearing.count > 0 && <ClearedNotice clearing={clearing} />}
      {lists.count === 0 && lists.isComplete && clearing.count === 0 && (
        <p css={text}>{accountText.account.noTransactions}</p>
      )}
      <ul ref={rows.list} css={list} tabIndex={-1}>
        {lists.newest(rows.limit).map(({ chain, transaction }) => (
          <TransactionItem
            key={`${chain.id} ${transaction.sent.hash}`}
            chain={chain}
            transaction={transaction}
            isFull
          />
        ))}
      </ul>
      <ShowMore rows={rows} />
      {lists.count > 0 && (
        <p css={text}>
          <Link to={paths.activity}>{dashboardText.allActivity}</Link>
        </p>
      )}
    </Panel>
  )
})
