import { css } from '@emotion/react'
import { useId } from 'react'
import { type BalanceTotal, balanceTotals } from '#domain/chain/balance-total.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { formatNumber } from '#ui/views/parts/number.ts'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import { displayBalance } from '#ui/words/amount.ts'

const list = css(type.small, {
  marginBlockEnd: 4,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color.line}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', paddingBlock: 2 },
  '& dt': { color: color.secondary },
  '& dd': { fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' }
})

/** What can be added up over networks; nothing where the configuration has no common unit. */
export const BalanceTotals = observer(function BalanceTotals() {
  const { settings } = useModels()
  const { balances } = useBalances()
  const id = useId()
  const totals = balanceTotals(settings.chains.flatMap((chain) => holdingsOn(chain, balances)))
  if (totals.length === 0) return undefined
  return (
    <>
      <h3 id={id} css={visuallyHidden}>
        {dashboardText.totals}
      </h3>
      <dl css={list} aria-labelledby={id}>
        {totals.map((total) => (
          <div key={labelOf(total)}>
            <dt>{labelOf(total)}</dt>
            <dd>
              <bdi dir="ltr" translate="no">
                {displayBalance(total.value, total)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
})

function holdingsOn(chain: Chain, balances: BalancesModel) {
  const known = balances.lastKnown(chain.id)
  const held = (chain.tokens ?? []).map((token, i) => ({ chain, currency: token, value: known?.tokens[i]?.value }))
  return [{ chain, currency: chain.nativeCurrency, value: known?.value }, ...held]
}

function labelOf({ symbol, known, of, isOnTestNetworks }: BalanceTotal): string {
  const { testTotalOn, testTotalOnSome, totalOn, totalOnSome } = dashboardText
  const all = formatNumber(of)
  if (known === of) return (isOnTestNetworks ? testTotalOn : totalOn)(symbol, of, all)
  return (isOnTestNetworks ? testTotalOnSome : totalOnSome)(symbol, formatNumber(known), of, all)
}
