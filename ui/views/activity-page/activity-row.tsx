import { type MouseEvent, useCallback } from 'react'
import type { SentEntry } from '#domain/transaction/activity-entry.ts'
import type { TransactionStatus } from '#domain/transaction/fate.ts'
import { isAmountIn } from '#domain/transaction/logged-transfer.ts'
import { isUnseen, transactionMark } from '#domain/transaction/transaction-detail.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { useSeenHere } from '#ui/views/parts/use-seen-here.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { transferTitle } from '#ui/words/activity.ts'
import { descriptionText } from '#ui/words/description.ts'
import { brokenPromiseText, statusText } from '#ui/words/transaction.ts'
import { linkOf } from './use-activity-link.ts'

/** In px. */
const ICON_SIZE = 22

interface ActivityRowProps {
  readonly entry: SentEntry
  /** Whether the browser could not save this or another entry. */
  readonly hasUnsaved: boolean
  readonly onOpen: (entry: SentEntry) => void
}

/** One entry, linked to its details; the list has its style. */
export function ActivityRow({ entry, hasUnsaved, onOpen }: ActivityRowProps) {
  const { chain, transaction } = entry
  const { description, addedAt } = transaction.sent
  const { status } = transaction.fate
  const tone = transactionMark(transaction) ?? status
  const others = (entry.transfers ?? []).filter((each) => !isAmountIn(description, each))
  const brokenPromise = brokenPromiseText(transaction, chain)
  const handleClick = (event: MouseEvent) => {
    // A modified click may mean a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(entry)
  }
  return (
    <a href={linkOf(entry)} onClick={handleClick}>
      <span className={tone}>
        {status === 'pending' ? <PendingIcon entry={entry} /> : <StatusIcon name={status} />}
      </span>
      <span>
        <strong>
          <UntrustedText text={descriptionText(description)} />
        </strong>
        <span className={tone}>{statusText(transaction)}</span>
        <span className="context">
          {' · '}
          <bdi translate="no">{chain.name}</bdi>
          {' · '}
          <time dateTime={isoMoment(addedAt)}>{formatMoment(addedAt)}</time>
        </span>
        {others.length > 0 && <span className="moved">{others.map(transferTitle).join(' · ')}</span>}
        {brokenPromise && <span className="notable">{brokenPromise}</span>}
        {hasUnsaved && <UnsavedNote transaction={transaction} />}
      </span>
    </a>
  )
}

function StatusIcon({ name }: { readonly name: TransactionStatus }) {
  return <AccountIcon name={name} size={ICON_SIZE} />
}

/** While it is in view, the entry is polled often. */
function PendingIcon({ entry: { chain, transaction } }: Pick<ActivityRowProps, 'entry'>) {
  const { transactions } = useModels()
  const polled = useWhileInView(useCallback(() => transactions.showPending(chain.id), [transactions, chain.id]))
  const seen = useSeenHere(transaction.sent.hash)
  return (
    <span ref={polled}>
      <span ref={seen}>{isUnseen(transaction) ? <StatusIcon name="pending" /> : <Spinner size={ICON_SIZE} />}</span>
    </span>
  )
}

const UnsavedNote = observer(function UnsavedNote({ transaction }: Pick<SentEntry, 'transaction'>) {
  const { transactions } = useModels()
  if (!transactions.isUnsaved(transaction.sent.hash)) return undefined
  return <span className="notable">{transactionText.unsaved}</span>
})
