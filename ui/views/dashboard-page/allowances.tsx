import { css } from '@emotion/react'
import { use, useEffect, useRef, useState } from 'react'
import type { Chain, Token } from '#domain/chain/chain.ts'
import type { ListedAllowance } from '#domain/contract/allowance.ts'
import { revokeCall } from '#domain/contract/approve-then-call.ts'
import type { ShownWrite } from '#ui/hooks/shown-write.ts'
import { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import type { AllowanceScan } from '#ui/models/contract/allowance-scan.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { WriteProgress } from '#ui/views/contract-write/write-progress.tsx'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { formatList } from '#ui/views/parts/list.ts'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { ReviewList, type ReviewRow } from '#ui/views/parts/review-list.tsx'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { shownAmount } from '#ui/words/amount.ts'
import { AllowancesContext, loadFinder } from './allowances-context.ts'

const MOST_NAMED = 3
const all = css({ display: 'grid', gap: 12, 'ul + &': { marginBlockStart: 12 } })
const rows = css({ display: 'grid', gap: 12, marginBlock: 12 })
const row = css({ display: 'grid', justifyItems: 'start', gap: 8, '& > dl': { inlineSize: '100%' } })
const quiet = css(type.small, { color: color.secondary, marginBlockEnd: 8 })

interface AllowancesProps {
  readonly allowances: AllowanceScan
  readonly chain: Chain
}

/** The write that takes an allowance back, and which one that is. */
interface Revoking {
  readonly write: ShownWrite | undefined
  readonly of: ListedAllowance | undefined
  readonly start: (allowance: ListedAllowance) => void
}

/** Takes allowances back, one at a time; they are read again once that is confirmed. */
function useRevoking(allowances: AllowanceScan, chainId: number): Revoking {
  const { start, write } = useContractWrite()
  const [of, setOf] = useState<ListedAllowance>()
  const isConfirmed = write?.state.status === 'confirmed'
  useEffect(() => {
    if (isConfirmed) void allowances.readAgain()
  }, [allowances, isConfirmed])
  const isRevoking = write !== undefined && write.state.status !== 'idle'
  useEffect(() => allowances.setRevoking(isRevoking), [allowances, isRevoking])
  return {
    write: isRevoking ? write : undefined,
    of,
    start: (allowance) => {
      const { token, spender } = allowance
      const { address, symbol } = token
      const description = { kind: 'revocation', spender, token: { address, symbol } } as const
      setOf(allowance)
      start(revokeCall({ token: address, spender }), { chainId, description })
    }
  }
}

/** Who may spend all that the account holds, each with a way to take that back; and what could not be looked at. */
export function Allowances() {
  const shown = use(AllowancesContext)
  return shown && <ShownAllowances {...shown} />
}

const ShownAllowances = observer(function ShownAllowances({ allowances, chain }: AllowancesProps) {
  const texts = dashboardText.attention.allowances
  const revoking = useRevoking(allowances, chain.id)
  const { list, since, missed } = allowances.found
  const { of, write } = revoking
  const progress = useRef<HTMLDivElement>(null)
  const status = write?.state.status
  const isBusy = status === 'simulating' || status === 'revalidating' || status === 'asking' || status === 'sent'
  useEffect(() => {
    // The list may be longer than the window.
    if (status) progress.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  const handleRevoke = (allowance: ListedAllowance) => {
    progress.current?.focus({ preventScroll: true })
    revoking.start(allowance)
  }
  return (
    <div css={all}>
      {list.length > 0 && (
        <Notice kind="warning">
          <p>{texts.found(chain.name)}</p>
          <ul css={rows} aria-label={texts.list}>
            {list.map((allowance) => (
              <Allowance
                key={`${allowance.token.address}${allowance.spender}`}
                allowance={allowance}
                isBusy={isBusy}
                onRevoke={handleRevoke}
              />
            ))}
          </ul>
          {since !== undefined && <p css={quiet}>{texts.since(formatNumber(since))}</p>}
        </Notice>
      )}
      {missed.length > 0 && <Missed allowances={allowances} chain={chain} />}
      <div ref={progress} tabIndex={-1}>
        <WriteProgress write={write} rows={of ? [...rowsOf(of), [texts.after, texts.none]] : []} />
      </div>
    </div>
  )
})

interface AllowanceProps {
  readonly allowance: ListedAllowance
  readonly isBusy: boolean
  readonly onRevoke: (allowance: ListedAllowance) => void
}

function Allowance({ allowance, isBusy, onRevoke }: AllowanceProps) {
  const texts = dashboardText.attention.allowances
  const { token, spender } = allowance
  const handleClick = () => {
    if (!isBusy) onRevoke(allowance)
  }
  return (
    <li css={row}>
      <ReviewList label={token.symbol} rows={rowsOf(allowance)} />
      <Button
        isSmall
        aria-label={texts.revokeNamed(token.symbol, spender)}
        onClick={handleClick}
        aria-disabled={isBusy}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}

const Missed = observer(function Missed({ allowances, chain }: AllowancesProps) {
  const texts = dashboardText.attention.allowances
  const { found, isReading, tryAgain } = allowances
  const { loadOrReload } = useShell()
  const handleClick = () => {
    if (!isReading) void loadOrReload(loadFinder).then(tryAgain, tryAgain)
  }
  return (
    <Notice kind="warning">
      <p css={{ marginBlockEnd: 8 }}>{withPause(texts.missed(named(found.missed), chain.name), found)}</p>
      <Button isSmall aria-label={texts.againNamed} onClick={handleClick} aria-disabled={isReading}>
        {texts.again}
      </Button>
    </Notice>
  )
})

function rowsOf({ token, spender, amount }: ListedAllowance): readonly ReviewRow[] {
  const texts = dashboardText.attention.allowances
  return [
    [texts.token, token.symbol],
    [texts.amount, amount === undefined ? texts.unlimited : shownAmount(amount, token)],
    [texts.spender, <FullAddress key="spender" address={spender} />]
  ]
}

function named(tokens: readonly Token[]): string {
  if (tokens.length > MOST_NAMED)
    return dashboardText.attention.allowances.many(tokens.length, formatNumber(tokens.length))
  return formatList(tokens.map(({ symbol }) => symbol))
}
