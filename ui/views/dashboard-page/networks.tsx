import { css } from '@emotion/react'
import { useCallback } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#ui/text/account.ts'
import { pageText } from '#ui/text/page.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { EndpointRow } from './endpoint-row.tsx'
import { NetworkBlocks } from './network-blocks.tsx'
import { ShowMore, useShownRows } from './show-more.tsx'

/** More would delay the page noticeably. */
const PAGE_SIZE = 20

const list = css({
  display: 'grid',
  // Beside each other where there is room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: '24px 48px',
  '& > li': { minInlineSize: 0 }
})

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginBlockEnd: 4,
  '& strong': { fontWeight: weight.medium },
  '& span': { ...type.small, color: color.secondary, fontVariantNumeric: 'tabular-nums', lineHeight: '1.5rem' }
})

/** What the page knows of each network: its newest blocks and the health of its endpoints. */
export const Networks = observer(function Networks() {
  const { settings } = useModels()
  const rows = useShownRows(settings.chains.length, PAGE_SIZE)
  return (
    <Panel title={pageText.home.networks}>
      <ul ref={rows.list} css={list} tabIndex={-1}>
        {settings.chains.slice(0, rows.limit).map((chain) => (
          <Network key={chain.id} chain={chain} />
        ))}
      </ul>
      <ShowMore rows={rows} />
    </Panel>
  )
})

const Network = observer(function Network({ chain }: { readonly chain: Chain }) {
  const { networks } = useModels()
  const head = networks.head(chain.id)
  const endpoints = networks.endpoints.get(chain.id) ?? []
  const answered = endpoints.filter(({ latencyMs }) => latencyMs !== undefined)
  const ref = useWhileInView(useCallback(() => networks.watch(chain.id), [networks, chain.id]))
  return (
    <li ref={ref}>
      <div css={heading}>
        <strong translate="no">{chain.name}</strong>
        {head !== undefined && <span>{accountText.networks.block(formatNumber(head))}</span>}
      </div>
      <NetworkBlocks chain={chain} />
      <ul>
        {endpoints.map((health, i) => (
          <EndpointRow
            key={chain.rpcUrls[i]}
            health={health}
            hasOtherAnswered={answered.some((other) => other !== health)}
          />
        ))}
      </ul>
    </li>
  )
})
