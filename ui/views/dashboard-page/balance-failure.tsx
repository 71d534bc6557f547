import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { accountText } from '#ui/text/account.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'

const failure = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  marginBlockEnd: 12,
  paddingInlineStart: 6,
  color: color.warning,
  '& > div': { color: color.secondary },
  '& strong': { color: color.text, fontWeight: weight.medium },
  '& button': { marginBlockStart: 8 }
})

/** Why a chain's balances cannot be read, or are old, in the chain's own tile, with a way to try again. */
export const BalanceFailure = observer(function BalanceFailure({ chain }: { readonly chain: Chain }) {
  const { balances } = useBalances()
  const state = balances.of(chain.id)
  if (state.status !== 'unreachable') return undefined
  const { failures, sentence, staleSince, tryingAgain } = accountText.balance
  const isNotLoaded = state.failure === 'not-loaded'
  return (
    <div css={failure}>
      <AccountIcon name="warning" />
      <div>
        <p role="status">
          <strong>{sentence(problemText(state.failure, chain.name))}</strong>{' '}
          {withPause(failures[state.failure], state)}
          {!isNotLoaded && state.pausedUntil === undefined && ` ${tryingAgain}`}
        </p>
        {state.last && <p>{staleSince(formatTime(state.last.at))}</p>}
        {!isNotLoaded && (
          <Button
            isSmall
            aria-label={dashboardText.tryAgainNamed(chain.name)}
            onClick={() => void balances.retry(chain.id)}
          >
            {dashboardText.tryAgain}
          </Button>
        )}
        <Details text={state.details} />
      </div>
    </div>
  )
})

function problemText(failure: ChainReadFailure, network: string): string {
  const { behind, notLoaded, unreachable } = accountText.balance
  if (failure === 'behind') return behind(network)
  return (failure === 'not-loaded' ? notLoaded : unreachable)(network)
}
