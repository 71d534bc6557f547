import { css } from '@emotion/react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { transactionUrl } from '#domain/chain/explorer-links.ts'
import { revertOf } from '#domain/transaction/fate.ts'
import { explorerHash } from '#domain/transaction/replacement.ts'
import { endingOf } from '#domain/transaction/transaction-detail.ts'
import type { EndedTransaction } from '#ui/models/transaction/ended-transactions-model.ts'
import { Link } from '#ui/router.tsx'
import { accountText } from '#ui/text/account.ts'
import { sendText } from '#ui/text/send.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, weight } from '#ui/theme/tokens.ts'
import { descriptionText } from '#ui/words/description.ts'
import { storedRevertNote } from '#ui/words/revert.ts'
import { brokenPromiseText, statusText } from '#ui/words/transaction.ts'
import { useModels } from './models-context.ts'
import { observer } from './observer.ts'
import { Button, buttonStyle } from './parts/button.tsx'
import { ExplorerLink } from './parts/explorer-link.tsx'
import { Notice } from './parts/notice.tsx'
import { formatNumber } from './parts/number.ts'
import { noteOn } from './parts/transaction-row.tsx'
import { UntrustedText } from './parts/untrusted-text.tsx'
import { activityPath } from './paths.ts'
import { markTitle } from './shell/document-title.ts'

const strip = css({ marginBlockEnd: 24 })

const foot = css({
  flexShrink: 0,
  // The dialog's own content keeps the greater part.
  maxBlockSize: '40%',
  overflowY: 'auto',
  padding: 12,
  borderBlockStart: `1px solid ${color.line}`
})

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })

const words = css({
  flex: '1 1 220px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: weight.strong },
  '& p': { textWrap: 'pretty' }
})

const context = css({ color: color.secondary })
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** How the newest transaction has ended that nobody saw end, on every page, until the visitor dismisses it. `Announcements` reads it out. */
export const EndedTransactions = observer(function EndedTransactions() {
  const { endedTransactions } = useModels()
  const { unread } = endedTransactions
  useEffect(() => {
    markTitle(unread > 0 ? `(${formatNumber(unread)}) ` : '')
    return () => markTitle('')
  }, [unread])
  return <Strip of={endedTransactions.all} isInDialog={false} />
})

/** The same of those that have ended behind an open dialog, at its foot. */
export const EndedInDialog = observer(function EndedInDialog() {
  return <Strip of={useModels().endedTransactions.inDialog} isInDialog />
})

interface StripProps {
  readonly of: readonly EndedTransaction[]
  readonly isInDialog: boolean
}

const Strip = observer(function Strip({ of: [newest, ...others], isInDialog }: StripProps) {
  const { endedTransactions } = useModels()
  const place = useRef<HTMLElement>(null)
  if (!newest) return undefined
  const handleDismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest<HTMLElement>('main, dialog')
    endedTransactions.dismiss(newest)
    // The button disappears, and would take the focus with it.
    const next =
      others.length > 0 ? place.current : (around?.querySelector<HTMLElement>('[data-dialog-title]') ?? around)
    next?.focus({ preventScroll: true })
  }
  return (
    <section css={isInDialog ? foot : strip} aria-label={transactionText.ended.title} tabIndex={-1} ref={place}>
      <Newest {...newest} others={others.length} onDismiss={handleDismiss} />
    </section>
  )
})

interface NewestProps extends EndedTransaction {
  readonly others: number
  readonly onDismiss: (event: MouseEvent<HTMLElement>) => void
}

const Newest = observer(function Newest({ chain, transaction, others, onDismiss }: NewestProps) {
  const { dialogs, session } = useModels()
  const id = useId()
  const { sent, fate } = transaction
  const url = sent.isProposal ? undefined : transactionUrl(chain, explorerHash(transaction))
  const revert = revertOf(fate)
  const brokenPromise = brokenPromiseText(transaction, chain)
  const notes = [noteOn(transaction, chain), revert && storedRevertNote(revert).reason, brokenPromise].filter(Boolean)
  // Of an account that has to sign in first, Activity shows nothing.
  const isListed = session.status === 'connected'
  return (
    <Notice kind={brokenPromise ? 'warning' : kindOf(transaction)} isSilent>
      <div css={line}>
        <div css={words}>
          <strong id={id}>
            <UntrustedText text={descriptionText(sent.description)} />
          </strong>
          <span>{` · ${statusText(transaction)}`}</span>
          <span css={context}>
            {' · '}
            <bdi translate="no">{chain.name}</bdi>
          </span>
          {others > 0 && <span css={context}>{` · ${transactionText.ended.others(formatNumber(others))}`}</span>}
          {notes.length > 0 && <p>{notes.join(' ')}</p>}
        </div>
        <div css={actions}>
          {url !== undefined && <ExplorerLink href={url} />}
          {isListed && (
            <Link css={buttonStyle('secondary', true)} to={activityPath(chain.id, sent.hash)} onClick={dialogs.close}>
              {accountText.buttons.activity}
            </Link>
          )}
          <Button isSmall aria-describedby={id} onClick={onDismiss}>
            {sendText.attempts.dismiss}
          </Button>
        </div>
      </div>
    </Notice>
  )
})

/** Neither good nor bad news: a replacement that the visitor's own wallet sent, or an outcome that nobody can tell. */
function kindOf(transaction: EndedTransaction['transaction']) {
  switch (endingOf(transaction)) {
    case 'confirmed':
      return 'isOutcomeUnknown' in transaction.fate ? 'warning' : 'success'
    case 'failed':
      return 'danger'
    default:
      return 'warning'
  }
}
