import { css } from '@emotion/react'
import { useCallback, useMemo, useState } from 'react'
import type { Address } from '#domain/address.ts'
import { roundedUp } from '#domain/amount.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { accountUrl } from '#domain/chain/explorer-links.ts'
import type { Attention as Matter } from '#domain/transaction/attention.ts'
import { AllowanceScan } from '#ui/models/contract/allowance-scan.ts'
import { stopAll } from '#ui/models/stop-all.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { ExplorerLink } from '#ui/views/parts/explorer-link.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { shownAmount } from '#ui/words/amount.ts'
import { AllowancesContext, loadFinder } from './allowances-context.ts'
import { WrongNetwork } from './wrong-network.tsx'

/** Few visitors need it. */
const Allowances = lazyView(() => import('./allowances.tsx').then(({ Allowances }) => Allowances))

const list = css({ display: 'grid', gap: 12 })
const address = css({ marginBlock: 8 })
const limit = css(type.small, { color: color.secondary, textWrap: 'pretty' })
/** Takes no room while nothing needs attention, and is in view where the panel would be: in the row after the title. */
const watcher = css({ position: 'absolute', gridRow: 2, inlineSize: 1, blockSize: '100%' })

/** What stands between the visitor and the next transaction; nothing is drawn while that is nothing. */
export const Attention = observer(function Attention() {
  const { chain, account } = useModels().connection
  if (!chain) {
    return (
      <Panel title={dashboardText.attention.title}>
        <WrongNetwork />
      </Panel>
    )
  }
  return account && <Watched key={`${chain.id} ${account}`} chain={chain} account={account} />
})

interface WatchedProps {
  readonly chain: Chain
  readonly account: Address
}

const Watched = observer(function Watched({ chain, account }: WatchedProps) {
  const { attention, pagePorts } = useModels()
  const [allowances] = useState(() => new AllowanceScan(pagePorts, { account, chain }, loadFinder))
  const shown = useMemo(() => ({ allowances, chain }), [allowances, chain])
  const watch = useCallback(
    () => stopAll([attention.watch(chain.id), allowances.watch()]),
    [attention, allowances, chain.id]
  )
  const ref = useWhileInView(watch)
  const { list: matters } = attention
  const isQuiet = matters.length === 0 && !allowances.isShown
  const { list: found, others, missed, since } = allowances.found
  const isNoneFound = found.length + missed.length === 0
  return (
    <>
      <div ref={ref} css={isQuiet && watcher}>
        {!isQuiet && (
          <Panel title={dashboardText.attention.title}>
            {matters.length > 0 && (
              <ul css={list}>
                {matters.map((matter) => (
                  <li key={matter.type}>
                    <Notice kind="warning">
                      <MatterText matter={matter} chain={chain} />
                    </Notice>
                  </li>
                ))}
              </ul>
            )}
            {allowances.isShown && (
              <AllowancesContext value={shown}>
                <Allowances.View />
              </AllowancesContext>
            )}
          </Panel>
        )}
      </div>
      {others > 0 && <p css={limit}>{dashboardText.attention.allowances.others(chain.name, formatNumber(others))}</p>}
      {isNoneFound && since !== undefined && (
        <p css={limit}>{dashboardText.attention.allowances.noneSince(chain.name, formatNumber(since))}</p>
      )}
    </>
  )
})

function MatterText({ matter, chain }: { readonly matter: Matter; readonly chain: Chain }) {
  const { contract, delegated, gap, noFee, stuck } = dashboardText.attention
  switch (matter.type) {
    case 'gap':
      return <p>{gap(String(matter.waiting), String(matter.missing))}</p>
    case 'stuck':
      return <p>{stuck(matter.count, formatNumber(matter.count), String(matter.nonce), formatTime(matter.since))}</p>
    case 'no-fee':
      return <p>{noFee(chain.name, shownAmount(roundedUp(matter.fee), chain.nativeCurrency))}</p>
    case 'delegated': {
      const url = accountUrl(chain, matter.to)
      return (
        <>
          <p>{delegated(chain.name)}</p>
          <div css={address}>
            {contract} <FullAddress address={matter.to} />
          </div>
          {url !== undefined && <ExplorerLink href={url} />}
        </>
      )
    }
  }
}
