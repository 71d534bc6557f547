import { css } from '@emotion/react'
import type { Address } from '#domain/address.ts'
import { transactionUrl } from '#domain/chain/explorer-links.ts'
import type { TransferEntry } from '#domain/transaction/activity-entry.ts'
import { isOfNothing } from '#domain/transaction/logged-transfer.ts'
import { activityText } from '#ui/text/activity.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { ExplorerLink } from '#ui/views/parts/explorer-link.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { transferredAmount, transferTitle } from '#ui/words/activity.ts'
import { actions, content, description, hash as digits, Fact, facts } from './activity-detail.tsx'
import { linkOf } from './use-activity-link.ts'

const alike = css({ marginBlockEnd: 8 })

interface TransferDetailProps {
  readonly entry: TransferEntry
  /** The known address that the other side looks like. */
  readonly lookAlike: Address | undefined
  readonly onClose: () => void
}

/** What the log of a transfer says, with whole addresses. */
export function TransferDetail({ entry, lookAlike, onClose }: TransferDetailProps) {
  const { chain, transfer } = entry
  const { from, to, token, hash, blockNumber, time } = transfer
  const texts = activityText.transfers
  const url = transactionUrl(chain, hash)
  return (
    <Dialog title={texts.details} size="wide" isWhole onClose={onClose}>
      <div css={content}>
        <p css={description}>{transferTitle(transfer)}</p>
        {lookAlike && (
          <Notice kind="warning">
            <p css={alike}>{texts.lookAlikeOf}</p>
            <FullAddress address={lookAlike} />
          </Notice>
        )}
        {isOfNothing(transfer) && <Notice kind="warning">{texts.aboutNothing}</Notice>}
        <dl css={facts}>
          <Fact name={texts.amount}>
            <bdi translate="no">{transferredAmount(transfer)}</bdi>
          </Fact>
          <Fact name={texts.token}>
            <FullAddress address={token.address} />
          </Fact>
          <Fact name={activityText.facts.from}>
            <FullAddress address={from} />
          </Fact>
          <Fact name={activityText.facts.to}>
            <FullAddress address={to} />
          </Fact>
          <Fact name={activityText.facts.network}>
            <bdi translate="no">{chain.name}</bdi>
          </Fact>
          <Fact name={texts.block}>{formatNumber(blockNumber)}</Fact>
          <Fact name={texts.time}>
            <time dateTime={isoMoment(time)}>{formatMoment(time)}</time>
          </Fact>
          <Fact name={activityText.facts.hash}>
            <span css={digits} translate="no">
              {hash}
            </span>
          </Fact>
        </dl>
        <div css={actions}>
          {url !== undefined && <ExplorerLink href={url} />}
          <CopyButton kind="secondary" text={hash} label={transactionText.copyHash} />
          <CopyButton kind="secondary" text={`${location.origin}${linkOf(entry)}`} label={activityText.copyLink} />
        </div>
      </div>
    </Dialog>
  )
}
