import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { formatAge, formatNumber } from '#ui/views/parts/number.ts'
import { useElapsedSeconds } from '#ui/views/parts/use-seconds.ts'

const list = css(type.tiny, {
  display: 'flex',
  flexWrap: 'wrap',
  color: color.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { overflowWrap: 'anywhere' },
  '& > span:not(:last-child)::after': { content: '"·"', marginInline: 6 }
})

/** Where a chain's balance comes from: which endpoint, which block, and how long ago. */
export const BalanceSource = observer(function BalanceSource({ chain }: { readonly chain: Chain }) {
  const known = useBalances().balances.lastKnown(chain.id)
  if (!known) return undefined
  const { host, block, at } = known
  return (
    <p css={list}>
      {host !== undefined && (
        <span>
          <bdi dir="ltr" translate="no">
            {host}
          </bdi>
        </span>
      )}
      {block !== undefined && <span>{dashboardText.source.block(formatNumber(block))}</span>}
      <Age at={at} />
    </p>
  )
})

/** Apart, because it renders every second. */
function Age({ at }: { readonly at: number }) {
  return <span>{formatAge(useElapsedSeconds(at))}</span>
}
