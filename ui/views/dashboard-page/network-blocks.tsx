import { css } from '@emotion/react'
import { type SyntheticEvent, useState } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { type FeeBar, feeBars, RECENT_BLOCKS } from '#domain/chain/recent-blocks.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { formatDuration, formatNumber } from '#ui/views/parts/number.ts'
import { formatGwei } from '#ui/words/amount.ts'

const line = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums'
})

/** In px, except for the bars' own unit of 1. */
const CHART_HEIGHT = 32
const BAR = 3
const STEP = 4
/** The lowest bar that can be seen. */
const LOWEST = 1

const chart = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: CHART_HEIGHT,
  marginBlock: '8px 4px',
  fill: color.accent,
  forcedColorAdjust: 'auto',
  '@media (forced-colors: active)': { fill: 'CanvasText' }
})

const disclosure = css(type.tiny, {
  marginBlockEnd: 8,
  '& summary': {
    inlineSize: 'fit-content',
    paddingBlock: 8,
    color: color.secondary,
    fontWeight: weight.medium,
    cursor: 'pointer',
    borderRadius: radius.control
  },
  '& summary:hover': { color: color.text }
})

const table = css({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th': { color: color.secondary, fontWeight: weight.medium },
  '& th, & td': { paddingBlock: 2, textAlign: 'start' },
  '& th:last-child, & td:last-child': { textAlign: 'end' }
})

/** A network's pace and what its newest blocks charge. */
export const NetworkBlocks = observer(function NetworkBlocks({ chain }: { readonly chain: Chain }) {
  const { networks } = useModels()
  const interval = networks.blockInterval(chain.id)
  const recent = networks.baseFees(chain.id)
  const bars = recent ? feeBars(recent) : []
  const newest = bars.at(-1)
  const { baseFee, every, gwei } = dashboardText.network
  return (
    <>
      {interval !== undefined && <p css={line}>{every(formatDuration(interval))}</p>}
      {newest && (
        <>
          <p css={line}>
            <span>{baseFee}</span>
            <span>{gwei(formatGwei(newest.fee))}</span>
          </p>
          {bars.length > 1 && (
            <>
              <FeeChart bars={bars} />
              <FeeTable bars={bars} />
            </>
          )}
        </>
      )}
    </>
  )
})

function FeeChart({ bars }: { readonly bars: readonly FeeBar[] }) {
  const fees = bars.map(({ fee }) => fee)
  const low = fees.reduce((least, fee) => (fee < least ? fee : least))
  const high = fees.reduce((most, fee) => (fee > most ? fee : most))
  // A bar is as wide in a young chain's chart: the newest block is always at the end.
  const empty = Math.max(0, RECENT_BLOCKS - bars.length)
  const name = dashboardText.network.chart(bars.length, formatNumber(bars.length), formatGwei(low), formatGwei(high))
  return (
    <svg
      css={chart}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${RECENT_BLOCKS * STEP - (STEP - BAR)} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ block, height }, i) => {
        const tall = Math.max(LOWEST, height * CHART_HEIGHT)
        return <rect key={block} x={(empty + i) * STEP} y={CHART_HEIGHT - tall} width={BAR} height={tall} />
      })}
    </svg>
  )
}

/** The chart in numbers; drawn once it is opened. */
function FeeTable({ bars }: { readonly bars: readonly FeeBar[] }) {
  const [isOpen, setOpen] = useState(false)
  const { baseFee, block: blockHeading, gwei, table: summary } = dashboardText.network
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)
  return (
    <details css={disclosure} onToggle={handleToggle}>
      <summary>{summary}</summary>
      {isOpen && (
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{blockHeading}</th>
              <th scope="col">{baseFee}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ block, fee }) => (
              <tr key={block}>
                <td>{formatNumber(block)}</td>
                <td>{gwei(formatGwei(fee))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
