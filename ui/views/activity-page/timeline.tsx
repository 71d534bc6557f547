import { css } from '@emotion/react'
import type { SentEntry } from '#domain/transaction/activity-entry.ts'
import { isOngoing, type TimelineStep, timelineOf } from '#domain/transaction/timeline.ts'
import { activityText } from '#ui/text/activity.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color } from '#ui/theme/tokens.ts'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { storedRevertNote } from '#ui/words/revert.ts'
import { insteadText } from '#ui/words/transaction.ts'

const steps = css({
  display: 'grid',
  '& > li': {
    position: 'relative',
    paddingInlineStart: 24,
    paddingBlockEnd: 12,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineStart: 3,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      border: `2px solid ${color.accent}`,
      backgroundColor: color.accent
    },
    '&[aria-current]::before': { backgroundColor: color.surface },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '19px -2px',
      insetInlineStart: 9,
      borderInlineStart: `1px solid ${color.control}`
    }
  },
  '& time': { display: 'block', color: color.secondary, fontVariantNumeric: 'tabular-nums' }
})
const said = css({ display: 'block', color: color.secondary, overflowWrap: 'anywhere' })

/** What happened to an entry, in order; the last step of a pending one is marked as going on. */
export function Timeline({ entry }: { readonly entry: SentEntry }) {
  const all = timelineOf(entry.transaction)
  const current = isOngoing(entry.transaction) ? all.length - 1 : undefined
  return (
    <ol css={steps}>
      {all.map((each, place) => (
        <li key={each.step} aria-current={place === current ? 'step' : undefined}>
          <Step of={each} entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Step({ of, entry }: { readonly of: TimelineStep; readonly entry: SentEntry }) {
  const words = wordsOf(of, entry)
  const revert = of.step === 'reverted' && of.revert ? storedRevertNote(of.revert) : undefined
  return (
    <>
      {words}
      {'at' in of && <time dateTime={isoMoment(of.at)}>{formatMoment(of.at)}</time>}
      {revert && <span css={said}>{revert.reason}</span>}
      {revert && revert.details !== '' && (
        <span css={said}>
          <UntrustedText text={revert.details} />
        </span>
      )}
    </>
  )
}

function wordsOf(of: TimelineStep, { chain, transaction }: SentEntry): string {
  const { steps: words } = activityText
  switch (of.step) {
    case 'firstPolled':
    case 'reorganised':
    case 'inBlock':
    case 'replacedInBlock':
    case 'settledAt':
      return words[of.step](formatNumber(of.block))
    case 'mined':
      return words.mined(formatNumber(of.count), of.wanted, formatNumber(of.wanted))
    case 'unknown':
      return of.detail === 'unknown'
        ? transactionText.unknownSince(formatMoment(of.since))
        : transactionText.details[of.detail]
    case 'outcomeUnknown':
      return transactionText.details.outcomeUnknown
    case 'replaced':
      return [transactionText.details[of.detail], insteadText(transaction, chain)].filter(Boolean).join(' ')
    default:
      return words[of.step]
  }
}
