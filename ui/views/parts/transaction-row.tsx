import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import { transactionUrl } from '#domain/chain/explorer-links.ts'
import { revertOf, type TransactionStatus } from '#domain/transaction/fate.ts'
import { explorerHash } from '#domain/transaction/replacement.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { isUnseen, transactionDetail, transactionMark } from '#domain/transaction/transaction-detail.ts'
import { accountText } from '#ui/text/account.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { descriptionText } from '#ui/words/description.ts'
import { storedRevertNote } from '#ui/words/revert.ts'
import { brokenPromiseText, confirmationsText, insteadText, statusText } from '#ui/words/transaction.ts'
import { AccountIcon } from './account-icon.tsx'
import { Spinner } from './spinner.tsx'
import { formatMoment, isoMoment } from './time.ts'
import { UntrustedText } from './untrusted-text.tsx'
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
const said = css({ display: 'block', color: color.secondary, overflowWrap: 'anywhere' })
const warning = css({ display: 'block', color: color.warning, textWrap: 'pretty' })

const statuses = {
  pending: css({ color: color.info }),
  confirmed: css({ color: color.success }),
  failed: css({ color: color.danger })
} satisfies Record<TransactionStatus, unknown>

/** Not an error: the visitor's own wallet sent a replacement, or it may still go through. */
const marked = css({ color: color.warning })

interface TransactionRowProps {
  readonly transaction: Transaction
  readonly chain: Chain | undefined
  /** Adds network and time. */
  readonly isFull: boolean | undefined
  /** The browser could not save it. */
  readonly isUnsaved: boolean
}

/** A stored transaction, linked to its page in the chain's explorer, if there is one. */
export function TransactionRow({ transaction, chain, isFull, isUnsaved }: TransactionRowProps) {
  const { description, isProposal, addedAt } = transaction.sent
  const { status } = transaction.fate
  const url = isProposal ? undefined : transactionUrl(chain, explorerHash(transaction))
  const tone = transactionMark(transaction) ? marked : statuses[status]
  const words = noteOn(transaction, chain)
  const brokenPromise = brokenPromiseText(transaction, chain)
  const reverted = revertOf(transaction.fate)
  const revert = reverted && storedRevertNote(reverted)
  const content = (
    <>
      <span css={tone}>
        {status === 'pending' && !isUnseen(transaction) ? (
          <Spinner size={22} />
        ) : (
          <AccountIcon name={status} size={22} />
        )}
      </span>
      <span>
        <strong>
          <UntrustedText text={descriptionText(description)} />
        </strong>
        <span css={tone}>{statusText(transaction)}</span>
        {isFull && (
          <span css={context}>
            {' · '}
            <bdi translate="no">{chain?.name}</bdi>
            {' · '}
            <time dateTime={isoMoment(addedAt)}>{formatMoment(addedAt)}</time>
          </span>
        )}
        {words && <span css={note}>{words}</span>}
        {revert && <span css={note}>{revert.reason}</span>}
        {revert && revert.details !== '' && (
          <span css={said}>
            <UntrustedText text={revert.details} />
          </span>
        )}
        {brokenPromise && <span css={warning}>{brokenPromise}</span>}
        {isUnsaved && <span css={warning}>{transactionText.unsaved}</span>}
      </span>
    </>
  )
  if (url === undefined) return <div css={row}>{content}</div>
  return (
    <a css={row} href={url} target="_blank" rel="noreferrer">
      {content}
      <span css={visuallyHidden}>{accountText.transactions.opensExplorer}</span>
      <AccountIcon name="external" />
    </a>
  )
}

/** What the status word leaves out. */
export function noteOn(transaction: Transaction, chain: Chain | undefined): string | undefined {
  const { sent, fate } = transaction
  if (sent.isProposal) return fate.status === 'confirmed' ? undefined : proposalText.statuses[fate.status]
  const detail = transactionDetail(transaction)
  if (detail === 'unknown' && 'unknownSince' in fate)
    return transactionText.unknownSince(formatMoment(fate.unknownSince))
  if (detail === undefined) return confirmationsText(transaction)
  const instead = chain && insteadText(transaction, chain)
  return [transactionText.details[detail], instead, confirmationsText(transaction)]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}
