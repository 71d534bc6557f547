import { css } from '@emotion/react'
import type { MouseEvent } from 'react'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { accountUrl, transactionUrl } from '#domain/chain/explorer-links.ts'
import { type Attempt, describeAttempt } from '#domain/transaction/attempt.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { sendText } from '#ui/text/send.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { ExplorerLink } from '#ui/views/parts/explorer-link.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { descriptionText } from '#ui/words/description.ts'
import { type AttemptFinding, attemptText } from '#ui/words/payment-notice.ts'

/** More would bury the form; older ones appear as newer ones are dismissed. */
const MAX_SHOWN = 3

const list = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBlockEnd: 16 } })
const asked = css({ display: 'block', fontWeight: weight.strong, overflowWrap: 'anywhere' })
const context = css(type.tiny, { color: color.tertiary, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const words = css({ marginBlockStart: 8, textWrap: 'pretty' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })

/** Transfers that may have been sent but are not listed, shown until their outcome is known or they are dismissed. */
export const OpenAttempts = observer(function OpenAttempts() {
  const { connection, paymentForm } = useModels()
  const shown = paymentForm.undecided.slice(0, MAX_SHOWN)
  const more = paymentForm.undecided.length - shown.length
  return (
    <ul css={list} tabIndex={-1}>
      {shown.map((attempt) => {
        const chain = findChain(connection.chains, attempt.chainId)
        return chain && <OpenAttempt key={attempt.id} attempt={attempt} chain={chain} />
      })}
      {more > 0 && <li css={context}>{sendText.attempts.more(more)}</li>}
    </ul>
  )
})

interface OpenAttemptProps {
  readonly attempt: Attempt
  readonly chain: Chain
}

const OpenAttempt = observer(function OpenAttempt({ attempt, chain }: OpenAttemptProps) {
  const { attempts } = useModels()
  const description = descriptionText(describeAttempt(attempt, chain))
  const finding = findingOf(attempt, chain, attempts)
  const link = linkOf(attempt, chain, finding)
  const handleDismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, and would take the focus with it.
    currentTarget.closest('ul')?.focus({ preventScroll: true })
    attempts.dismiss(attempt)
  }
  return (
    <li>
      <Notice kind="warning">
        <strong css={asked}>
          <UntrustedText text={description} />
        </strong>
        <FullAddress address={attempt.call?.recipient ?? attempt.to} />
        <p css={context}>
          <bdi translate="no">{chain.name}</bdi>
          {' · '}
          <time dateTime={new Date(attempt.askedAt).toISOString()}>{formatMoment(attempt.askedAt)}</time>
        </p>
        <p css={words}>{attemptText(attempt, finding)}</p>
        {!attempts.isSaved(attempt) && <p css={words}>{sendText.attempts.unsaved}</p>}
        <div css={actions}>
          {link && <ExplorerLink {...link} />}
          <Button isSmall aria-label={sendText.attempts.dismissNamed(description)} onClick={handleDismiss}>
            {sendText.attempts.dismiss}
          </Button>
        </div>
      </Notice>
    </li>
  )
})

function findingOf(attempt: Attempt, chain: Chain, attempts: AttemptsModel): AttemptFinding | undefined {
  if (!attempts.isOvertaken(attempt)) return attempts.isNeverSeen(attempt) ? 'never-seen' : undefined
  return accountUrl(chain, attempt.account) === undefined ? 'check-wallet' : 'check-explorer'
}

/** To where the chain's explorer shows what was found. */
function linkOf({ account, state }: Attempt, chain: Chain, finding: AttemptFinding | undefined) {
  const { explorer, otherTransaction } = sendText.attempts
  const usedBy = state.status === 'open' ? state.nonceUsedBy : undefined
  const isAccount = finding === 'check-explorer'
  const href = isAccount ? accountUrl(chain, account) : usedBy && transactionUrl(chain, usedBy)
  return href === undefined ? undefined : { href, label: isAccount ? explorer : otherTransaction }
}
