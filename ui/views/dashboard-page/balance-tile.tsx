import { css } from '@emotion/react'
import { useCallback } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { BalanceText } from '#ui/views/parts/balance-text.tsx'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { displayBalance } from '#ui/words/amount.ts'
import { BalanceFailure } from './balance-failure.tsx'
import { BalanceSource } from './balance-source.tsx'
import { TokenRequests } from './token-requests.tsx'
import { Tokens } from './tokens.tsx'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  paddingBlock: 12,
  minBlockSize: 64,
  '& strong': { display: 'block', fontWeight: weight.medium },
  '& small': { ...type.small, display: 'inline-flex', alignItems: 'center', gap: 4, color: color.secondary },
  '& .connected': { color: color.success }
})

const tokens = css({ marginBlock: '-8px 12px' })

const amount = css(type.title, {
  fontWeight: weight.strong,
  textAlign: 'end',
  '& small': { color: color.tertiary },
  // The words in place of an amount, which are long in some languages and fonts.
  '& [aria-hidden]': { whiteSpace: 'normal' }
})

// Under names, not under icons; it has its height before the first answer.
const source = css({ minBlockSize: 16, marginBlock: '-4px 12px', paddingInlineStart: 48 })

/** An account's balances on one chain, with where they come from or why they cannot be read. */
export const BalanceTile = observer(function BalanceTile({ chain }: { readonly chain: Chain }) {
  const { connection } = useModels()
  const { balances, areOwn } = useBalances()
  const known = balances.lastKnown(chain.id)
  const isLoading = balances.of(chain.id).status === 'loading'
  // The whole tile: its tokens may be in view without it.
  const ref = useWhileInView(useCallback(() => balances.watch(chain.id), [balances, chain.id]))
  return (
    <li ref={ref}>
      <div css={row}>
        <TileIcon url={chain.iconUrl} background={chain.iconBackground} size={36} shape="round" />
        <div>
          <strong translate="no">{chain.name}</strong>
          {areOwn && chain.id === connection.chainId && <Current />}
        </div>
        <div css={amount}>
          <BalanceText chain={chain} text={known && displayBalance(known.value, chain.nativeCurrency)} />
        </div>
      </div>
      {chain.tokens && (
        <div css={tokens}>
          <Tokens chain={chain} />
          {areOwn && <TokenRequests chain={chain} />}
        </div>
      )}
      {(known || isLoading) && (
        <div css={source}>
          <BalanceSource chain={chain} />
        </div>
      )}
      <BalanceFailure chain={chain} />
    </li>
  )
})

/** Marks the wallet's network. The one of the last visit is not connected before its wallet has answered. */
const Current = observer(function Current() {
  const { connection } = useModels()
  if (connection.isRestoring) return <small>{dashboardText.reconnecting}</small>
  return (
    <small className="connected">
      <AccountIcon name="check" size={16} />
      {dashboardText.current}
    </small>
  )
})
