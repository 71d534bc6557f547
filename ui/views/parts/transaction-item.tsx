import { css } from '@emotion/react'
import { type MouseEvent, useCallback } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { isUnseen } from '#domain/transaction/transaction-detail.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { descriptionText } from '#ui/words/description.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { FullAddress } from './full-address.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useSeenHere } from './use-seen-here.ts'
import { useWhileInView } from './use-while-in-view.ts'

const recipient = css(type.small, {
  display: 'flex',
  gap: 8,
  marginBlock: '-4px 8px',
  paddingInlineStart: 34,
  color: color.secondary
})

const item = css({
  // Aligned with the entry's text, and closer to it than to the next entry.
  '& > button': { marginBlockStart: -6, marginInlineStart: 21 }
})

interface TransactionItemProps {
  readonly transaction: Transaction
  readonly chain: Chain
  /** Adds recipient, network and time. */
  readonly isFull?: boolean
}

/** A stored transaction in a list, with its actions. */
export const TransactionItem = observer(function TransactionItem({ transaction, chain, isFull }: TransactionItemProps) {
  const { transactions } = useModels()
  const { hash, to } = transaction.sent
  const isUnsaved = transactions.isUnsaved(hash)
  const polled = useWhileInView(useCallback(() => transactions.showPending(chain.id), [transactions, chain.id]))
  const seen = useSeenHere(hash)
  return (
    <li ref={transaction.fate.status === 'pending' ? polled : undefined} css={item}>
      <div ref={seen}>
        <TransactionRow transaction={transaction} chain={chain} isFull={isFull} isUnsaved={isUnsaved} />
      </div>
      {isFull && to && (
        <div css={recipient}>
          {transactionText.to}
          <FullAddress address={to} />
        </div>
      )}
      {isUnsaved && <CopyButton text={networkHash(transaction)} label={transactionText.copyHash} />}
      {isUnseen(transaction) && <RemoveButton chain={chain} transaction={transaction} />}
    </li>
  )
})

/** For an entry that may stay pending forever. */
function RemoveButton({ chain, transaction }: Pick<TransactionItemProps, 'chain' | 'transaction'>) {
  const { transactions } = useModels()
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, and would take the focus with it.
    currentTarget.closest('ul')?.focus({ preventScroll: true })
    transactions.remove(chain.id, transaction)
  }
  return (
    <Button
      kind="quiet"
      isSmall
      aria-label={transactionText.removeNamed(
        plainText(descriptionText(transaction.sent.description), MAX_NAME_LENGTH)
      )}
      onClick={handleClick}
    >
      {transactionText.remove}
    </Button>
  )
}
