import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { type MouseEvent, useCallback } from 'react'
import { activityText } from '#domain/text/activity.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { activityState, type SentEntry } from '#domain/transaction/activity-entry.ts'
import { transferTitle } from '#domain/transaction/activity-filter.ts'
import { transferredAmount } from '#domain/transaction/logged-transfer.ts'
import { isUnseen } from '#domain/transaction/transaction-detail.ts'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { statusTones } from './status-tones.ts'
import { linkOf } from './use-activity-link.ts'

/** A row of the list: an icon, and words beside it. */
export const row = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: size.touch + 12,
  padding: '8px 12px',
  marginInline: -12,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { backgroundColor: color.sunken },
  '& strong': { display: 'block', fontWeight: weight.medium, overflowWrap: 'anywhere' }
})
export const context = css({
  color: color.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '& time': { whiteSpace: 'nowrap' }
})
const moved = css({ display: 'block', color: color.secondary, overflowWrap: 'anywhere' })
const unsaved = css({ display: 'block', color: color.warning })

interface ActivityRowProps {
  readonly entry: SentEntry
  readonly onOpen: (entry: SentEntry) => void
}

/** One entry, linked to its details. */
export const ActivityRow = observer(function ActivityRow({ entry, onOpen }: ActivityRowProps) {
  const { transactions } = useModels()
  const { chain, transaction } = entry
  const state = activityState(entry)
  const others = (entry.transfers ?? []).filter((each) => !transaction.description.includes(transferredAmount(each)))
  const tone = statusTones[state]
  const shown = useWhileInView(useCallback(() => transactions.showPending(chain.id), [transactions, chain.id]))
  const handleClick = (event: MouseEvent) => {
    // A modified click may mean a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(entry)
  }
  return (
    <a ref={transaction.status === 'pending' ? shown : undefined} css={row} href={linkOf(entry)} onClick={handleClick}>
      <span css={tone}>
        {transaction.status === 'pending' && !isUnseen(transaction) ? (
          <Spinner size={22} />
        ) : (
          <AccountIcon name={transaction.status} size={22} />
        )}
      </span>
      <span>
        <strong>
          <UntrustedText text={transaction.description} />
        </strong>
        <span css={tone}>{activityText.states[state]}</span>
        <span css={context}>
          {' · '}
          {chain.name}
          {' · '}
          <time dateTime={isoMoment(transaction.addedAt)}>{formatMoment(transaction.addedAt)}</time>
        </span>
        {others.length > 0 && <span css={moved}>{others.map(transferTitle).join(', ')}</span>}
        {transactions.isUnsaved(transaction.hash) && <span css={unsaved}>{transactionText.unsaved}</span>}
      </span>
    </a>
  )
})
