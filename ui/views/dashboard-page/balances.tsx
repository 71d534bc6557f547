import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { formatBalance } from '#domain/amount.ts'
import type { Chain } from '#domain/chain.ts'
import { messages } from '#domain/messages.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { BalanceText } from '#ui/views/parts/balance-text.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Icon } from '#ui/views/parts/icons.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { Panel } from './panel.tsx'

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

const amount = css(type.title, { fontWeight: weight.strong, textAlign: 'end', '& small': { color: color.tertiary } })

const tokenList = css(type.small, {
  direction: 'ltr',
  color: color.secondary,
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums'
})

const trouble = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  marginBlockEnd: 12,
  paddingInlineStart: 6,
  color: color.warning,
  '& > div': { color: color.secondary },
  '& strong': { color: color.text, fontWeight: weight.medium }
})

/** What the account holds on every configured chain; one that cannot be read says so in its own row. */
export const Balances = observer(function Balances() {
  const { settings } = useModels()
  return (
    <Panel title={messages.dashboard.balances}>
      <ul css={list}>
        {settings.chains.map((chain) => (
          <li key={chain.id}>
            <Balance chain={chain} />
          </li>
        ))}
      </ul>
    </Panel>
  )
})

const Balance = observer(function Balance({ chain }: { readonly chain: Chain }) {
  const { connection } = useModels()
  return (
    <>
      <div css={row}>
        <TileIcon url={chain.iconUrl} background={chain.iconBackground} size={36} shape="round" />
        <div>
          <strong>{chain.name}</strong>
          {chain.id === connection.chainId && (
            <small>
              <Icon name="check" size={16} />
              {messages.dashboard.current}
            </small>
          )}
        </div>
        <div css={amount}>
          <BalanceText chain={chain} />
          <Tokens chain={chain} />
        </div>
      </div>
      <Trouble chain={chain} />
    </>
  )
})

const Tokens = observer(function Tokens({ chain }: { readonly chain: Chain }) {
  const { balances } = useModels()
  const tokens = balances.tokensOf(chain.id)
  if (tokens.length === 0) return undefined
  return (
    <ul css={tokenList}>
      {tokens.map(({ token, value }) => (
        <li key={token.address}>
          {value === undefined
            ? messages.balance.unreadable(token.symbol)
            : `${formatBalance(value, token.decimals)} ${token.symbol}`}
        </li>
      ))}
    </ul>
  )
})

const Trouble = observer(function Trouble({ chain }: { readonly chain: Chain }) {
  const { balances } = useModels()
  const state = balances.of(chain.id)
  if (state.status !== 'unreachable') return undefined
  const { failures, staleSince, tryingAgain, unreachable } = messages.balance
  return (
    <div css={trouble}>
      <Icon name="warning" />
      <div>
        <p role="status">
          <strong>{unreachable(chain.name)}.</strong> {failures[state.failure]} {tryingAgain}
        </p>
        {state.last && <p>{staleSince(formatTime(state.last.at))}</p>}
        <Details text={state.details} />
      </div>
    </div>
  )
})
