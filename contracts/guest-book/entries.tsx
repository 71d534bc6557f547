import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import { useContractEvents } from '#ui/hooks/use-contract-events.ts'
import { useContractRead } from '#ui/hooks/use-contract-read.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { readFailure } from '#ui/words/contract-failure.ts'
import { EntryRow } from './entry-row.tsx'
import type { GuestBook } from './guest-book.ts'
import { guestBookText } from './guest-book-text.ts'

const PAGE_SIZE = 10n

const words = css(type.small, { paddingBlock: 8, color: color.secondary })
const list = css({ '& li + li': { borderBlockStart: `1px solid ${color.line}` } })
const more = css({ marginBlockStart: 12 })

interface EntriesProps {
  readonly book: GuestBook
  readonly chain: Chain
  /** How many entries there are now. */
  readonly count: bigint
  /** The visitor's own entry is confirmed; `count` and the events follow with a later block. */
  readonly hasSigned: boolean
}

/**
 * Newest first. What was there when the list opened is read in pages, which never shift, because entries are only ever
 * added; what comes after that arrives as events.
 */
export function Entries({ book, chain, count, hasSigned }: EntriesProps) {
  const [opened, setOpened] = useState(count)
  const [pages, setPages] = useState(1n)
  // A local network that started over, or a reorganisation.
  if (count < opened) setOpened(count)
  const signed = useContractEvents(book.event('Signed'), { chainId: chain.id })
  const newer = (signed.data ?? []).filter(({ args }) => args.number > opened).reverse()
  const firstNewer = newer.at(-1)?.args.number
  // After a long sleep the events start over, and those between are read in pages.
  if (firstNewer !== undefined && firstNewer > opened + 1n && firstNewer <= count) setOpened(firstNewer - 1n)
  const rows = useRef<HTMLUListElement>(null)
  const oldest = opened > pages * PAGE_SIZE ? opened - pages * PAGE_SIZE : 0n
  const starts = Array.from({ length: Number(pages) }, (_, page) => opened - BigInt(page) * PAGE_SIZE)
  const missing = count - opened - BigInt(newer.length)
  const showNewer = missing > 0n && (
    <Button isSmall onClick={() => setOpened(count)}>
      {guestBookText.list.showNewer(Number(missing), formatNumber(missing))}
    </Button>
  )
  const handleOlder = () => {
    // The button disappears, and would take the focus with it.
    if (oldest <= PAGE_SIZE) rows.current?.focus({ preventScroll: true })
    setPages(pages + 1n)
  }
  return (
    <Panel title={guestBookText.list.title}>
      <LiveRegion>{newer.length > 0 && guestBookText.list.newer(newer.length, formatNumber(newer.length))}</LiveRegion>
      {signed.error && (
        <Notice kind="warning">
          <p>{withPause(guestBookText.list.notLive(readFailure(signed.error).reason), pauseOf(signed.error))}</p>
          {showNewer}
        </Notice>
      )}
      {!signed.error && newer.length === 0 && showNewer}
      {count === 0n && newer.length === 0 && (
        <p css={words}>{hasSigned ? guestBookText.loading : guestBookText.list.empty}</p>
      )}
      <ul ref={rows} css={list} tabIndex={-1}>
        {newer.map(({ args, transactionHash }) => (
          <EntryRow key={args.number.toString()} chain={chain} entry={args} transaction={transactionHash} />
        ))}
        {starts.map((end) => end > 0n && <EntryPage key={end.toString()} book={book} chain={chain} end={end} />)}
      </ul>
      {oldest > 0n && (
        <div css={more}>
          <Button isSmall onClick={handleOlder}>
            {guestBookText.list.older}
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface EntryPageProps extends Omit<EntriesProps, 'count' | 'hasSigned'> {
  /** The number of its newest entry. */
  readonly end: bigint
}

function EntryPage({ book, chain, end }: EntryPageProps) {
  const start = end > PAGE_SIZE ? end - PAGE_SIZE : 0n
  const { data, error, refetch } = useContractRead(book.call('entriesFrom', start, end - start), { chainId: chain.id })
  if (data)
    return [...data.keys()].reverse().map((place) => {
      const entry = data[place]
      const number = start + BigInt(place) + 1n
      return entry && <EntryRow key={number.toString()} chain={chain} entry={{ ...entry, number }} />
    })
  if (!error)
    return (
      <li css={words} role="status">
        {guestBookText.loading}
      </li>
    )
  return (
    <li css={words}>
      <p role="alert">{withPause(guestBookText.unread(readFailure(error).reason), pauseOf(error))}</p>
      <Button isSmall onClick={refetch}>
        {guestBookText.retry}
      </Button>
    </li>
  )
}
