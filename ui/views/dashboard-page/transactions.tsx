import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { accountMessages } from '#domain/account-messages.ts'
import { dashboardMessages } from '#domain/dashboard-messages.ts'
import { isUnseen } from '#domain/transaction-detail.ts'
import { transactionMessages } from '#domain/transaction-messages.ts'
import type { ChainTransaction } from '#ui/models/transactions-model.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { TransactionRow } from '#ui/views/parts/transaction-row.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import { Panel } from './panel.tsx'

const empty = css(type.small, { paddingBlock: 8, color: color.secondary })
const list = css({
  '& li': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '60px',
    paddingBlock: 2,
    paddingInline: 12,
    marginInline: -12
  },
  // Under the words of its entry, and nearer to them than to the next one.
  '& li > button': { marginBlockStart: -6, marginInlineStart: 21 }
})

/** Everything the account sent from here, newest first, on every configured chain. */
export const Transactions = observer(function Transactions() {
  const { transactions } = useModels()
  return (
    <Panel title={dashboardMessages.transactions}>
      {transactions.isDamaged && <Notice kind="warning">{accountMessages.transactions.damaged}</Notice>}
      {transactions.all.length === 0 && <p css={empty}>{accountMessages.account.noTransactions}</p>}
      <ul css={list} tabIndex={-1}>
        {transactions.all.map(({ chain, transaction }) => (
          <li key={`${chain.id} ${transaction.hash}`}>
            <TransactionRow transaction={transaction} chain={chain} isFull />
            {isUnseen(transaction) && <RemoveButton chain={chain} transaction={transaction} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
})

/** For an entry that may wait for ever. */
const RemoveButton = observer(function RemoveButton({ chain, transaction }: ChainTransaction) {
  const { transactions } = useModels()
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focus would be lost with the button.
    currentTarget.closest('ul')?.focus({ preventScroll: true })
    transactions.remove(chain.id, transaction)
  }
  return (
    <Button kind="quiet" isSmall onClick={handleClick}>
      <span>
        {transactionMessages.remove}
        <span css={visuallyHidden}> {transactionMessages.fromList(transaction.description)}</span>
      </span>
    </Button>
  )
})
