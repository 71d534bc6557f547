import type { MouseEvent } from 'react'
import { type Address, shortenAddress } from '#domain/address.ts'
import type { TransferEntry } from '#domain/transaction/activity-entry.ts'
import { counterpartyOf, type TransferDirection } from '#domain/transaction/logged-transfer.ts'
import { activityText } from '#ui/text/activity.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Drawing } from '#ui/views/parts/icons.tsx'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { transferTitle } from '#ui/words/activity.ts'
import { linkOf } from './use-activity-link.ts'

const arrows = {
  in: 'M12 4v15m-6-6 6 6 6-6',
  out: 'M12 20V5m-6 6 6-6 6 6',
  self: 'M7 20V5M3 9l4-4 4 4m6-5v15m-4-4 4 4 4-4'
} as const satisfies Record<TransferDirection, string>

interface TransferRowProps {
  readonly entry: TransferEntry
  /** The known address that the other side looks like. */
  readonly lookAlike: Address | undefined
  readonly onOpen: (entry: TransferEntry) => void
}

/** One transfer that was not sent from this page, linked to its details; the list has its style. */
export function TransferRow({ entry, lookAlike, onOpen }: TransferRowProps) {
  const { chain, transfer } = entry
  const { direction, time } = transfer
  const handleClick = (event: MouseEvent) => {
    // A modified click may mean a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(entry)
  }
  return (
    <a href={linkOf(entry)} onClick={handleClick}>
      <span className={direction}>
        <Drawing path={arrows[direction]} size={22} />
      </span>
      <span>
        <strong>{transferTitle(transfer)}</strong>
        <span className="context">
          {direction !== 'self' && (
            <>
              <span className="address">
                {activityText.transfers[direction === 'in' ? 'from' : 'to'](shortenAddress(counterpartyOf(transfer)))}
              </span>
              {' · '}
            </>
          )}
          <bdi translate="no">{chain.name}</bdi>
          {' · '}
          <time dateTime={isoMoment(time)}>{formatMoment(time)}</time>
        </span>
        {lookAlike && (
          <span className="warning">
            <AccountIcon name="warning" size={16} />
            {activityText.transfers.lookAlike}
          </span>
        )}
      </span>
    </a>
  )
}
