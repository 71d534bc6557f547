import { css } from '@emotion/react'
import { accountMessages } from '#domain/account-messages.ts'
import type { Chain } from '#domain/chain.ts'
import { transactionUrl } from '#domain/explorer-links.ts'
import { proposalMessages } from '#domain/proposal-messages.ts'
import type { Transaction, TransactionStatus } from '#domain/transaction.ts'
import { isUnseen, transactionDetail } from '#domain/transaction-detail.ts'
import { transactionMessages } from '#domain/transaction-messages.ts'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { AccountIcon } from './account-icon.tsx'
import { Spinner } from './spinner.tsx'
import { formatMoment } from './time.ts'
import { visuallyHidden } from './visually-hidden.ts'

const row = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: size.touch + 8,
  padding: '6px 12px',
  marginInline: -12,
  borderRadius: radius.control,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  'a&:hover': { backgroundColor: color.sunken },
  '& strong': { display: 'block', color: color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& > svg:last-child': { color: color.tertiary }
})

const context = css({ color: color.tertiary, fontVariantNumeric: 'tabular-nums', '& time': { whiteSpace: 'nowrap' } })
const note = css({ display: 'block', color: color.secondary, textWrap: 'pretty' })

const statuses = {
  pending: css({ color: color.info }),
  confirmed: css({ color: color.success }),
  failed: css({ color: color.danger })
} satisfies Record<TransactionStatus, unknown>

interface TransactionRowProps {
  readonly transaction: Transaction
  readonly chain: Chain | undefined
  /** Names the network and the time too. */
  readonly isFull?: boolean
}

/** A stored transaction; where its chain has an explorer, the way to the explorer's page. */
export function TransactionRow({ transaction, chain, isFull = false }: TransactionRowProps) {
  const { status, description, hash, isProposal, addedAt } = transaction
  const url = isProposal ? undefined : transactionUrl(chain, hash)
  const words = noteOn(transaction)
  const content = (
    <>
      <span css={statuses[status]}>
        {status === 'pending' && !isUnseen(transaction) ? (
          <Spinner size={22} />
        ) : (
          <AccountIcon name={status} size={22} />
        )}
      </span>
      <span>
        <strong>{description}</strong>
        <span css={statuses[status]}>{accountMessages.transactions.statuses[status]}</span>
        {isFull && (
          <span css={context}>
            {' · '}
            {chain?.name}
            {' · '}
            <time dateTime={new Date(addedAt).toISOString()}>{formatMoment(addedAt)}</time>
          </span>
        )}
        {words && <span css={note}>{words}</span>}
      </span>
    </>
  )
  if (url === undefined) return <div css={row}>{content}</div>
  return (
    <a css={row} href={url} target="_blank" rel="noreferrer">
      {content}
      <span css={visuallyHidden}>{accountMessages.transactions.opensExplorer}</span>
      <AccountIcon name="external" />
    </a>
  )
}

/** What the word for the status leaves out. */
function noteOn(transaction: Transaction): string | undefined {
  const { status, isProposal, unknownSince } = transaction
  if (isProposal) return status === 'confirmed' ? undefined : proposalMessages.statuses[status]
  const detail = transactionDetail(transaction)
  if (detail === 'unknown' && unknownSince !== undefined)
    return transactionMessages.unknownSince(formatMoment(unknownSince))
  return detail && transactionMessages.details[detail]
}
