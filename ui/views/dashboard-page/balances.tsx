import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { color } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { BalanceTile } from './balance-tile.tsx'
import { BalanceTotals } from './balance-totals.tsx'
import { HiddenBalances } from './hidden-balances.tsx'
import { ShowMore, useShownRows } from './show-more.tsx'

/** More would delay the page noticeably; the current network is shown in any case. */
const PAGE_SIZE = 20

const list = css({ '& > li + li': { borderBlockStart: `1px solid ${color.line}` } })

/** An account's balances on every configured chain; a chain that cannot be read says so in its own tile. */
export const Balances = observer(function Balances() {
  const { connection, settings, zeroBalances } = useModels()
  const { balances, areOwn } = useBalances()
  const current = areOwn ? connection.chain : undefined
  const isHidden = (chain: Chain) => zeroBalances.areHidden && chain !== current && balances.isEmpty(chain.id)
  const shown = settings.chains.filter((chain) => !isHidden(chain))
  const rows = useShownRows(shown.length, PAGE_SIZE)
  return (
    <Panel
      title={dashboardText.balances}
      action={
        <Button kind="quiet" isSmall onClick={zeroBalances.toggle}>
          {zeroBalances.areHidden ? dashboardText.showZero : dashboardText.hideZero}
        </Button>
      }
    >
      <BalanceTotals />
      <ul ref={rows.list} css={list} tabIndex={-1}>
        {firstWith(current, shown, rows.limit).map((chain) => (
          <BalanceTile key={chain.id} chain={chain} />
        ))}
      </ul>
      <ShowMore rows={rows} />
      <HiddenBalances chains={settings.chains.filter(isHidden)} />
    </Panel>
  )
})

/** The first `limit` chains, `current` among them. */
function firstWith(current: Chain | undefined, chains: readonly Chain[], limit: number): readonly Chain[] {
  const first = chains.slice(0, limit)
  return !current || first.includes(current) ? first : [...first.slice(0, -1), current]
}
