import { css } from '@emotion/react'
import { type Address, isSameAddress, shortenAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { accountUrl, transactionUrl } from '#domain/chain/explorer-links.ts'
import { plainText } from '#domain/plain-text.ts'
import { useAccount } from '#ui/hooks/use-account.ts'
import { accountText } from '#ui/text/account.ts'
import { color, font, radius, type, weight } from '#ui/theme/tokens.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatMoment, isoMoment } from '#ui/views/parts/time.ts'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import { guestBookText } from './guest-book-text.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 16
})
const facts = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums'
})
const name = css({ fontFamily: font.mono, fontWeight: weight.medium, color: color.text })
const own = css(type.tiny, {
  paddingInline: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  color: color.accent,
  fontWeight: weight.strong
})
const message = css({ marginBlockStart: 4, overflowWrap: 'anywhere', textWrap: 'pretty' })
const unreadable = css({ color: color.tertiary, fontStyle: 'italic' })

interface EntryRowProps {
  readonly chain: Chain
  readonly entry: {
    readonly number: bigint
    readonly author: Address
    readonly message: string
    /** Seconds since 1970. */
    readonly time: bigint
  }
  /** Its hash, if that is known. */
  readonly transaction?: string
}

/** Names can be imitated, so that authors go by their addresses. The message is anybody's: it is shown as plain text only. */
export function EntryRow({ chain, entry, transaction }: EntryRowProps) {
  const { address } = useAccount()
  const { number, author, time } = entry
  const url = transaction === undefined ? accountUrl(chain, author) : transactionUrl(chain, transaction)
  const at = Number(time) * 1000
  const isOwn = address !== undefined && isSameAddress(address, author)
  return (
    <li css={row}>
      <Avatar address={author} url={undefined} size={40} />
      <div>
        <p css={facts}>
          {url === undefined ? (
            <span css={name} translate="no" title={author}>
              {shortenAddress(author)}
            </span>
          ) : (
            <a css={name} href={url} title={author} target="_blank" rel="noreferrer">
              <bdi translate="no">{shortenAddress(author)}</bdi>
              <span css={visuallyHidden}> {accountText.transactions.opensExplorer}</span>
            </a>
          )}
          {isOwn && <span css={own}>{guestBookText.list.you}</span>}
          <span>{guestBookText.list.number(formatNumber(number))}</span>
          <time dateTime={isoMoment(at)}>{formatMoment(at)}</time>
        </p>
        {plainText(entry.message) === '' ? (
          <p css={[message, unreadable]}>{guestBookText.list.unreadable}</p>
        ) : (
          <p css={message}>
            <UntrustedText text={entry.message} />
          </p>
        )}
      </div>
    </li>
  )
}
