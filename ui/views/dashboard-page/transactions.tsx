import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { dashboardMessages } from '#domain/dashboard-messages.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Notice } from '#ui/views/parts/notice.tsx'
import { TransactionRow } from '#ui/views/parts/transaction-row.tsx'
import { Panel } from './panel.tsx'

const empty = css(type.small, { paddingBlock: 8, color: color.secondary })
const list = css({
  '& li': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '60px',
    paddingBlock: 2,
    paddingInline: 12,
    marginInline: -12
  }
})

/** Everything the account sent from here, newest first, on every configured chain. */
export const Transactions = observer(function Transactions() {
  const { transactions } = useModels()
  return (
    <Panel title={dashboardMessages.transactions}>
      {transactions.isDamaged && <Notice kind="warning">{accountMessages.transactions.damaged}</Notice>}
      {transactions.all.length === 0 && <p css={empty}>{accountMessages.account.noTransactions}</p>}
      <ul css={list}>
        {transactions.all.map(({ chain, transaction }) => (
          <li key={`${chain.id} ${transaction.hash}`}>
            <TransactionRow transaction={transaction} chain={chain} isFull />
          </li>
        ))}
      </ul>
    </Panel>
  )
})
