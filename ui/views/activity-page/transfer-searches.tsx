import { css } from '@emotion/react'
import type { TokenTransfers } from '#ui/models/transaction/token-transfers.ts'
import { accountText } from '#ui/text/account.ts'
import { activityText } from '#ui/text/activity.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { formatList } from '#ui/views/parts/list.ts'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatMoment, formatTime } from '#ui/views/parts/time.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'

/** More of them are folded away. */
const MOST_OPEN = 3

const block = css(type.small, {
  marginBlockEnd: 16,
  padding: '8px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  '& h3, & summary': { ...type.small, paddingBlock: 4, fontWeight: weight.strong },
  '& summary': { cursor: 'pointer' }
})
const search = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBlock: 6,
  '& > p': { flex: '1 1 24ch', color: color.secondary, fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
  '& > p > strong': { color: color.text, fontWeight: weight.medium }
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface TransferSearchesProps {
  readonly searches: readonly TokenTransfers[]
}

/** How far back each network's transfers were read, and a way further. */
export function TransferSearches({ searches }: TransferSearchesProps) {
  if (searches.length === 0) return undefined
  const texts = activityText.transfers
  const list = (
    <ul>
      {searches.map((each) => (
        <Search key={each.chain.id} of={each} />
      ))}
    </ul>
  )
  if (searches.length > MOST_OPEN)
    return (
      <details css={block}>
        <summary>{texts.overview(searches.length, formatNumber(searches.length))}</summary>
        {list}
      </details>
    )
  return (
    <div css={block}>
      <h3>{texts.title}</h3>
      {list}
    </div>
  )
}

const Search = observer(function Search({ of }: { readonly of: TokenTransfers }) {
  const texts = activityText.transfers
  const { chain, progress, searched, unreadable } = of
  const isReading = progress.status === 'reading'
  const handle = (read: () => Promise<void>) => () => {
    if (!isReading) void read()
  }
  const hasFailed = progress.status === 'failed'
  return (
    <li css={search}>
      <p role="status">
        <strong>{texts.searchOn(chain.name)}</strong> {progressText(of)}
        {searched && ` ${sinceText(searched.since, searched.sinceTime)}`}
        {searched && !isReading && ` ${texts.lookedAt(formatTime(searched.readAt))}`}
        {unreadable.length > 0 && ` ${texts.unreadable(formatList(unreadable.map(({ symbol }) => symbol)))}`}
      </p>
      <span css={buttons}>
        {searched && (
          <Button
            isSmall
            aria-label={texts.newerNamed(chain.name)}
            onClick={handle(of.readNewest)}
            aria-disabled={isReading}
          >
            {texts.newer}
          </Button>
        )}
        {searched?.since !== 0n && (
          <Button
            isSmall
            aria-label={(hasFailed ? texts.againNamed : texts.furtherNamed)(chain.name)}
            onClick={handle(of.readFurther)}
            aria-disabled={isReading}
          >
            {hasFailed ? texts.again : texts.further}
          </Button>
        )}
      </span>
    </li>
  )
})

function progressText({ progress, searched }: TokenTransfers): string | undefined {
  const { reading, refused, refusedOlder, nothingYet } = activityText.transfers
  if (progress.status === 'reading') return reading
  if (progress.status === 'failed') {
    const reason = accountText.balance.failures[progress.failure]
    return withPause(searched ? refusedOlder(reason) : refused(reason), progress)
  }
  return searched ? undefined : nothingYet
}

function sinceText(since: bigint, time: number | undefined): string {
  const texts = activityText.transfers
  if (since === 0n) return texts.everything
  const block = formatNumber(since)
  return time === undefined ? texts.since(block) : texts.sinceTime(block, formatMoment(time))
}
