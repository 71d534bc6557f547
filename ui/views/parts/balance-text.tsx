import { css, keyframes } from '@emotion/react'
import { useCallback } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#ui/text/account.ts'
import { color } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { useBalances } from './balances-context.ts'
import { useWhileInView } from './use-while-in-view.ts'
import { visuallyHidden } from './visually-hidden.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const amount = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '&[data-stale]': { color: color.tertiary }
})

/** In place of an amount that is not known yet. */
export const skeleton = css({
  display: 'inline-block',
  inlineSize: '9ch',
  blockSize: '.75em',
  borderRadius: 4,
  backgroundColor: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`
})

interface BalanceTextProps {
  readonly chain: Chain
  /** The last known balance with its symbol. */
  readonly text: string | undefined
}

/** An account's balance on a chain, refreshed while it is in view. */
export const BalanceText = observer(function BalanceText({ chain, text }: BalanceTextProps) {
  const { balances } = useBalances()
  const ref = useWhileInView(useCallback(() => balances.watch(chain.id), [balances, chain.id]))
  const state = balances.of(chain.id)
  if (state.status === 'loading') {
    return (
      <span ref={ref} css={amount}>
        <span css={skeleton} />
        <span css={visuallyHidden}>{accountText.balance.loading}</span>
      </span>
    )
  }
  if (text === undefined) {
    const { notLoaded, notLoadedShort, unreachable, unreachableShort } = accountText.balance
    const isNotLoaded = state.status === 'unreachable' && state.failure === 'not-loaded'
    const reason = (isNotLoaded ? notLoaded : unreachable)(chain.name)
    return (
      <span ref={ref} css={amount} data-stale="" title={reason}>
        <span aria-hidden="true">{isNotLoaded ? notLoadedShort : unreachableShort}</span>
        <span css={visuallyHidden}>{reason}</span>
      </span>
    )
  }
  return (
    <span ref={ref} translate="no" css={amount} data-stale={state.status === 'unreachable' ? '' : undefined}>
      {text}
    </span>
  )
})
