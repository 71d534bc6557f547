import { css, keyframes } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { accountMessages } from '#domain/account-messages.ts'
import { formatBalance } from '#domain/amount.ts'
import type { Chain } from '#domain/chain.ts'
import { color } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { visuallyHidden } from './visually-hidden.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const amount = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate'
})

const skeleton = css({
  display: 'inline-block',
  inlineSize: '9ch',
  blockSize: '.75em',
  borderRadius: 4,
  backgroundColor: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`
})

const stale = css({ color: color.tertiary })

/** The connected account's balance on a chain, kept fresh while it is on screen. */
export const BalanceText = observer(function BalanceText({ chain }: { readonly chain: Chain }) {
  const { balances } = useModels()
  useEffect(() => balances.watch(chain.id), [balances, chain.id])
  const state = balances.of(chain.id)
  if (state.status === 'loading') {
    return (
      <span css={amount}>
        <span css={skeleton} />
        <span css={visuallyHidden}>{accountMessages.balance.loading}</span>
      </span>
    )
  }
  const known = state.status === 'unreachable' ? state.last : state
  if (!known) {
    return (
      <span css={[amount, stale]} title={accountMessages.balance.unreachable(chain.name)}>
        <span aria-hidden="true">{accountMessages.balance.unreachableShort}</span>
        <span css={visuallyHidden}>{accountMessages.balance.unreachable(chain.name)}</span>
      </span>
    )
  }
  return (
    <span css={[amount, state.status === 'unreachable' && stale]}>
      {formatBalance(known.value, chain.nativeCurrency.decimals)} {chain.nativeCurrency.symbol}
    </span>
  )
})
