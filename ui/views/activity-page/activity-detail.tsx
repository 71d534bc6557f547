import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { transactionUrl } from '#domain/chain/explorer-links.ts'
import type { SentEntry } from '#domain/transaction/activity-entry.ts'
import { minedFactsOf, type TransactionStatus } from '#domain/transaction/fate.ts'
import { counterpartyOf } from '#domain/transaction/logged-transfer.ts'
import { explorerHash, networkHash, replacedByOf } from '#domain/transaction/replacement.ts'
import { canBeHurried } from '#domain/transaction/timeline.ts'
import { isUnseen, type TransactionMark, transactionMark } from '#domain/transaction/transaction-detail.ts'
import { activityText } from '#ui/text/activity.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, font, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { ExplorerLink } from '#ui/views/parts/explorer-link.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { transferTitle } from '#ui/words/activity.ts'
import { shownAmount } from '#ui/words/amount.ts'
import { descriptionText } from '#ui/words/description.ts'
import { brokenPromiseText, statusText } from '#ui/words/transaction.ts'
import { Timeline } from './timeline.tsx'
import { linkOf } from './use-activity-link.ts'

/** A marked entry is no error: the visitor's own wallet sent a replacement, or it may still go through. */
const statusTones = {
  pending: css({ color: color.info }),
  confirmed: css({ color: color.success }),
  failed: css({ color: color.danger }),
  cancelled: css({ color: color.warning }),
  replaced: css({ color: color.warning }),
  dropped: css({ color: color.warning })
} satisfies Record<TransactionStatus | TransactionMark, unknown>

/** What the details of a transfer share with those of a transaction. */
export const content = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: '0 24px 24px',
  '& h3': { ...type.small, marginBlockEnd: 8, fontWeight: weight.strong },
  '& p': { textWrap: 'pretty' }
})
export const description = css(type.body, { fontWeight: weight.strong, overflowWrap: 'anywhere' })
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  '& dt': { color: color.secondary }
})
export const hash = css({ fontFamily: font.mono, overflowWrap: 'anywhere' })
const moved = css({ overflowWrap: 'anywhere', '& + &': { marginBlockStart: 8 } })
const quiet = css({ marginBlockStart: 8, color: color.secondary })
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface ActivityDetailProps {
  readonly entry: SentEntry
  readonly onClose: () => void
}

/** What an entry knows: its facts, what happened to it, and what can be done. */
export const ActivityDetail = observer(function ActivityDetail({ entry, onClose }: ActivityDetailProps) {
  const { transactions } = useModels()
  const { chain, transaction } = entry
  const { hash: ownHash, from, to, nonce, isProposal } = transaction.sent
  const { minedAt, gasUsed, fee } = minedFactsOf(transaction.fate)
  const replacedBy = replacedByOf(transaction.fate)
  const brokenPromise = brokenPromiseText(transaction, chain)
  const tone = statusTones[transactionMark(transaction) ?? transaction.fate.status]
  const url = isProposal ? undefined : transactionUrl(chain, explorerHash(transaction))
  const handleRemove = () => {
    onClose()
    transactions.remove(chain.id, transaction)
  }
  return (
    <Dialog title={activityText.details} size="wide" isWhole onClose={onClose}>
      <div css={content}>
        <p css={description}>
          <UntrustedText text={descriptionText(transaction.sent.description)} />
        </p>
        {brokenPromise && <Notice kind="warning">{brokenPromise}</Notice>}
        <dl css={facts}>
          <Fact name={activityText.facts.status}>
            <span css={tone}>{statusText(transaction)}</span>
          </Fact>
          <Fact name={activityText.facts.network}>
            <bdi translate="no">{chain.name}</bdi>
          </Fact>
          <Fact name={activityText.facts.from}>
            <FullAddress address={from} />
          </Fact>
          {to && (
            <Fact name={activityText.facts.to}>
              <FullAddress address={to} />
            </Fact>
          )}
          {minedAt !== undefined && (
            <Fact name={activityText.facts.minedAt}>
              <time dateTime={isoMoment(minedAt)}>{formatMoment(minedAt)}</time>
            </Fact>
          )}
          {fee !== undefined && (
            <Fact name={networkFeeText.label}>
              <bdi translate="no">{shownAmount(fee, chain.nativeCurrency)}</bdi>
            </Fact>
          )}
          {gasUsed !== undefined && <Fact name={activityText.facts.gasUsed}>{formatNumber(gasUsed)}</Fact>}
          {nonce !== undefined && <Fact name={activityText.facts.nonce}>{nonce}</Fact>}
          <Fact name={activityText.facts[isProposal ? 'proposal' : 'hash']}>
            <span css={hash} translate="no">
              {ownHash}
            </span>
          </Fact>
          {replacedBy && (
            <Fact name={activityText.facts.replacedBy}>
              <span css={hash} translate="no">
                {replacedBy}
              </span>
            </Fact>
          )}
        </dl>
        {entry.transfers && (
          <section>
            <h3>{activityText.transfers.title}</h3>
            <ul>
              {entry.transfers.map((transfer) => (
                <li key={transfer.logIndex} css={moved}>
                  {transferTitle(transfer)}
                  {transfer.direction !== 'self' && <FullAddress address={counterpartyOf(transfer)} />}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{activityText.timeline}</h3>
          <Timeline entry={entry} />
        </section>
        {canBeHurried(transaction) && (
          <section>
            <h3>{activityText.hurry.title}</h3>
            <p>
              {nonce === undefined ? activityText.hurry.whereWithoutNonce : activityText.hurry.where(String(nonce))}
            </p>
            <p css={quiet}>{activityText.hurry.why}</p>
          </section>
        )}
        <div css={actions}>
          {url !== undefined && <ExplorerLink href={url} />}
          <CopyButton kind="secondary" text={networkHash(transaction)} label={transactionText.copyHash} />
          <CopyButton kind="secondary" text={`${location.origin}${linkOf(entry)}`} label={activityText.copyLink} />
          {isUnseen(transaction) && (
            <Button isSmall onClick={handleRemove}>
              {activityText.forget}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
})

/** A row of the facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
