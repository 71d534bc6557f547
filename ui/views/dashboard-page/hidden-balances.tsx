import { css } from '@emotion/react'
import { useCallback } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { stopAll } from '#ui/models/stop-all.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { formatNumber } from '#ui/views/parts/number.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'

const text = css(type.small, { paddingBlock: 8, color: color.secondary })

/** How many networks are hidden, which are watched meanwhile: one that receives something appears again. */
export const HiddenBalances = observer(function HiddenBalances({ chains }: { readonly chains: readonly Chain[] }) {
  const { balances } = useBalances()
  const ids = chains.map(({ id }) => id).join()
  const watch = useCallback(
    () => stopAll(ids === '' ? [] : ids.split(',').map((id) => balances.watch(Number(id)))),
    [balances, ids]
  )
  const ref = useWhileInView(watch)
  if (chains.length === 0) return undefined
  return (
    <p ref={ref} css={text}>
      {dashboardText.hiddenNetworks(chains.length, formatNumber(chains.length))}
    </p>
  )
})
