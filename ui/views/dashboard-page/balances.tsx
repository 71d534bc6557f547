import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { displayBalance } from '#domain/account.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { dashboardText } from '#domain/text/dashboard.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { BalanceText } from '#ui/views/parts/balance-text.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { ShowMore, useShownRows } from './show-more.tsx'
import { TokenRequests } from './token-requests.tsx'
import { Tokens } from './tokens.tsx'

/** More would delay the page noticeably; the current network is shown in any case. */
const PAGE_SIZE = 20

const list = css({ '& > li + li': { borderBlockStart: `1px solid ${color.line}` } })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  paddingBlock: 12,
  minBlockSize: 64,
  '& strong': { display: 'block', fontWeight: weight.medium },
  '& small': { ...type.small, display: 'inline-flex', alignItems: 'center', gap: 4, color: color.success }
})

const tokens = css({ marginBlock: '-8px 12px' })

const amount = css(type.title, { fontWeight: weight.strong, textAlign: 'end', '& small': { color: color.tertiary } })

const failure = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  marginBlockEnd: 12,
  paddingInlineStart: 6,
  color: color.warning,
  '& > div': { color: color.secondary },
  '& strong': { color: color.text, fontWeight: weight.medium }
})

/** The account's balance on every configured chain; a chain that cannot be read says so in its own row. */
export const Balances = observer(function Balances() {
  const { connection, settings } = useModels()
  const rows = useShownRows(settings.chains.length, PAGE_SIZE)
  return (
    <Panel title={dashboardText.balances}>
      <ul ref={rows.list} css={list} tabIndex={-1}>
        {firstWith(connection.chain, settings.chains, rows.limit).map((chain) => (
          <Balance key={chain.id} chain={chain} />
        ))}
      </ul>
      <ShowMore rows={rows} />
    </Panel>
  )
})

/** The first `limit` chains, `current` among them. */
function firstWith(current: Chain | undefined, chains: readonly Chain[], limit: number): readonly Chain[] {
  const first = chains.slice(0, limit)
  return !current || first.includes(current) ? first : [...first.slice(0, -1), current]
}

const Balance = observer(function Balance({ chain }: { readonly chain: Chain }) {
  const { balances, connection } = useModels()
  const known = balances.lastKnown(chain.id)
  // The whole tile: its tokens may be in view without it.
  const ref = useWhileInView(useCallback(() => balances.watch(chain.id), [balances, chain.id]))
  return (
    <li ref={ref}>
      <div css={row}>
        <TileIcon url={chain.iconUrl} background={chain.iconBackground} size={36} shape="round" />
        <div>
          <strong>{chain.name}</strong>
          {chain.id === connection.chainId && (
            <small>
              <AccountIcon name="check" size={16} />
              {dashboardText.current}
            </small>
          )}
        </div>
        <div css={amount}>
          <BalanceText chain={chain} text={known && displayBalance(known.value, chain.nativeCurrency)} />
        </div>
      </div>
      {chain.tokens && (
        <div css={tokens}>
          <Tokens chain={chain} />
          <TokenRequests chain={chain} />
        </div>
      )}
      <ReadFailure chain={chain} />
    </li>
  )
})

const ReadFailure = observer(function ReadFailure({ chain }: { readonly chain: Chain }) {
  const { balances } = useModels()
  const state = balances.of(chain.id)
  if (state.status !== 'unreachable') return undefined
  const { failures, notLoaded, staleSince, tryingAgain, unreachable } = accountText.balance
  const isNotLoaded = state.failure === 'not-loaded'
  return (
    <div css={failure}>
      <AccountIcon name="warning" />
      <div>
        <p role="status">
          <strong>{(isNotLoaded ? notLoaded : unreachable)(chain.name)}.</strong> {failures[state.failure]}{' '}
          {!isNotLoaded && tryingAgain}
        </p>
        {state.last && <p>{staleSince(formatTime(state.last.at))}</p>}
        <Details text={state.details} />
      </div>
    </div>
  )
})
