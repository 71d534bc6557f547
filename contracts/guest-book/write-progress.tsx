import { css } from '@emotion/react'
import { type ReactNode, useRef } from 'react'
import type { Address } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { useConnect } from '#ui/hooks/use-connect.ts'
import type { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import type { GuestBook } from './guest-book.ts'
import { guestBookText } from './guest-book-text.ts'
import { SwitchNetwork } from './switch-network.tsx'

type Write = NonNullable<ReturnType<typeof useContractWrite>['write']>
type Status = Write['state']['status']

const progress = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBlockStart: 16 } })
const working = css(type.small, { display: 'flex', alignItems: 'center', gap: 8, color: color.secondary })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const review = css(type.small, {
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  backgroundColor: color.sunken,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& dt': { flex: '0 0 88px', color: color.secondary },
  // Below its term where there is no room for an address beside it.
  '& dd': { flex: '1 1 176px', fontWeight: weight.medium, overflowWrap: 'anywhere' }
})

/** How the words of each state are shown. */
const kinds: Readonly<Record<Status, 'none' | 'working' | 'review' | 'warning' | 'failure' | 'success'>> = {
  idle: 'none',
  disconnected: 'warning',
  elsewhere: 'warning',
  simulating: 'working',
  refused: 'failure',
  review: 'review',
  unsimulated: 'review',
  repeating: 'warning',
  checking: 'working',
  asking: 'none',
  unclear: 'failure',
  sent: 'success',
  confirmed: 'success',
  reverted: 'failure',
  replaced: 'warning',
  withdrawn: 'failure'
}

/** What was started: the draft and the wallet's network may have changed since. */
export interface StartedEntry {
  readonly message: string
  readonly book: GuestBook
  readonly chain: Chain
  readonly fee: bigint
}

interface WriteProgressProps {
  readonly write: Write | undefined
  readonly entry: StartedEntry | undefined
}

/** Every state of a write, each with what a visitor can do next. */
export function WriteProgress({ write, entry }: WriteProgressProps) {
  const { connect } = useConnect()
  const place = useRef<HTMLDivElement>(null)
  const button = (label: string, act: () => unknown, kind: ButtonKind = 'secondary') => {
    const handleClick = () => {
      // The button disappears, and would take the focus with it.
      place.current?.focus({ preventScroll: true })
      act()
    }
    return (
      <Button key={label} kind={kind} onClick={handleClick}>
        {label}
      </Button>
    )
  }
  const actionsOf = ({ state, confirm, confirmAgain, simulate, cancel }: Write, { chain, fee }: StartedEntry) => {
    const { review: texts, form } = guestBookText
    const back = button(texts.back, cancel)
    switch (state.status) {
      case 'disconnected':
        return [button(form.connect, connect, 'primary'), back]
      case 'elsewhere':
      case 'simulating':
      case 'checking':
        return [back]
      case 'review':
      case 'unsimulated':
        return [button(texts.confirm(amountOf(fee, chain)), confirm, 'primary'), back]
      case 'repeating':
        return [button(texts.confirmAgain, confirmAgain, 'danger'), back]
      case 'refused':
      case 'unclear':
        return [button(texts.again, simulate, 'primary'), back]
      case 'reverted':
      case 'withdrawn':
        return [button(texts.again, simulate, 'primary')]
      default:
        return []
    }
  }
  const isAnnounced = write && kinds[write.state.status] !== 'failure'
  return (
    <>
      <LiveRegion>{isAnnounced && write.text}</LiveRegion>
      <div css={progress} ref={place} tabIndex={-1}>
        {write && entry && <Progress write={write} entry={entry} actions={actionsOf(write, entry)} />}
      </div>
    </>
  )
}

interface ProgressProps {
  readonly write: Write
  readonly entry: StartedEntry
  readonly actions: readonly ReactNode[]
}

function Progress({ write, entry, actions }: ProgressProps) {
  const { state, transaction, waitingSince, warning, cancel } = write
  const { chain, book } = entry
  return (
    <>
      {'review' in state && <Review {...entry} account={state.review.account} networkFee={write.networkFee} />}
      <Words write={write} />
      {state.status === 'asking' && (
        <WaitingPanel asked={guestBookText.form.title} address={book.address} since={waitingSince} onCancel={cancel} />
      )}
      {state.status === 'elsewhere' && <SwitchNetwork to={chain} />}
      {warning && <Notice kind="warning">{warning}</Notice>}
      {transaction && (
        <ul>
          <TransactionItem transaction={transaction} chain={chain} />
        </ul>
      )}
      {actions.length > 0 && <div css={buttons}>{actions}</div>}
    </>
  )
}

/** What the page says of a write; the live region has said it already, unless it is a failure. */
function Words({ write: { state, text, details } }: { readonly write: Write }) {
  const isRefused = 'refusal' in state && state.refusal !== undefined
  const kind = isRefused || state.status === 'unsimulated' ? 'warning' : kinds[state.status]
  switch (kind) {
    case 'none':
      return 'earlier' in state && <Notice kind="warning">{text}</Notice>
    case 'working':
      return (
        <p css={working}>
          <Spinner />
          {text}
        </p>
      )
    case 'review':
      return <p css={working}>{text}</p>
    case 'failure':
      return <FailureNotice reason={text} details={details} />
    default:
      return (
        <Notice kind={kind} isSilent>
          <p>{text}</p>
          <Details text={details} />
        </Notice>
      )
  }
}

interface ReviewProps extends StartedEntry {
  readonly account: Address
  readonly networkFee: Write['networkFee']
}

function Review({ message, book, chain, fee, account, networkFee }: ReviewProps) {
  const { review: texts } = guestBookText
  const amount = amountOf(fee, chain)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.message, <UntrustedText key="message" text={message} />],
    [texts.from, <FullAddress key="from" address={account} />],
    [texts.to, <FullAddress key="to" address={book.address} />],
    [texts.network, chain.name],
    [texts.fee, amount],
    ...(networkFee ? [[networkFee.label, networkFee.text] as const] : []),
    [texts.total, texts.totalIs(amount)]
  ]
  return (
    <dl css={review} aria-label={texts.title}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function amountOf(fee: bigint, { nativeCurrency: { symbol, decimals } }: Chain): string {
  return `${formatUnits(fee, decimals)} ${symbol}`
}
