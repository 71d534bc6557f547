import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { accountText } from '#domain/text/account.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { ClearedNotice, useClearing } from '#ui/views/parts/clear-transactions.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { Panel } from './panel.tsx'

/** As many rows as a page draws without a pause; the others come when they are asked for. */
const SHOWN_AT_ONCE = 100

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
const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 })

/** Everything the account sent from here, newest first, on every configured chain. */
export const Transactions = observer(function Transactions() {
  const { settings, transactions } = useModels()
  const clearing = useClearing(settings.chains.map(({ id }) => id))
  const { lists, hasUnkept } = transactions
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const rows = useRef<HTMLUListElement>(null)
  const handleMore = () => {
    const next = most + SHOWN_AT_ONCE
    // The focus would be lost with the button.
    if (next >= lists.count) rows.current?.focus({ preventScroll: true })
    setMost(next)
  }
  return (
    <Panel
      title={dashboardText.transactions}
      action={
        clearing.canClear && (
          <Button kind="quiet" isSmall ref={clearing.successor} onClick={clearing.clear}>
            {transactionText.clearAll}
          </Button>
        )
      }
    >
      <div css={notices}>
        {lists.isDamaged && <Notice kind="warning">{accountText.transactions.damaged}</Notice>}
        {lists.hasNewer && <Notice kind="warning">{transactionText.newer}</Notice>}
        {hasUnkept && <Notice kind="warning">{transactionText.hasUnkept}</Notice>}
      </div>
      {clearing.count > 0 && <ClearedNotice clearing={clearing} />}
      {lists.count === 0 && clearing.count === 0 && <p css={text}>{accountText.account.noTransactions}</p>}
      <ul ref={rows} css={list} tabIndex={-1}>
        {lists.newest(most).map(({ chain, transaction }) => (
          <TransactionItem key={`${chain.id} ${transaction.hash}`} chain={chain} transaction={transaction} isFull />
        ))}
      </ul>
      {lists.count > most && (
        <div css={more}>
          <p css={text}>{dashboardText.shownOf(formatNumber(most), formatNumber(lists.count))}</p>
          <Button isSmall onClick={handleMore}>
            {dashboardText.showMore}
          </Button>
        </div>
      )}
    </Panel>
  )
})
