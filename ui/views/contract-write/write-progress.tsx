import { css } from '@emotion/react'
import { type ReactNode, useRef } from 'react'
import { findChain } from '#domain/chain/chain.ts'
import type { ShownWrite } from '#ui/hooks/shown-write.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import type { ReviewRow } from '#ui/views/parts/review-list.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { SwitchNetwork } from '#ui/views/parts/switch-network.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { descriptionText } from '#ui/words/description.ts'
import { WriteReview } from './write-review.tsx'

type Status = ShownWrite['state']['status']

const progress = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBlockStart: 16 } })
const working = css(type.small, { display: 'flex', alignItems: 'center', gap: 8, color: color.secondary })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

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
  revalidating: 'working',
  asking: 'none',
  unclear: 'failure',
  sent: 'success',
  confirmed: 'success',
  reverted: 'failure',
  replaced: 'warning',
  withdrawn: 'failure',
  removed: 'warning'
}

/** `Announcements` says these of every transaction, with its description. */
const announced: readonly Status[] = ['confirmed', 'reverted', 'replaced', 'withdrawn', 'removed']

interface WriteProgressProps {
  /** What `useContractWrite` gives; nothing is drawn before it is started. */
  readonly write: ShownWrite | undefined
  /** What to review beside the account, the contract, the network and what it costs, as it was when `write` started. */
  readonly rows?: readonly ReviewRow[]
  /** On the button that asks the wallet. */
  readonly confirm?: string
}

/** Every state of a write, each with what a visitor can do next. */
export const WriteProgress = observer(function WriteProgress({ write, rows, confirm }: WriteProgressProps) {
  const { dialogs } = useModels()
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
  const actionsOf = ({ state, simulate, cancel, ...write }: ShownWrite) => {
    const texts = contractWriteText.actions
    const back = button(texts.back, cancel)
    switch (state.status) {
      case 'disconnected':
        return [button(texts.connect, dialogs.openConnect, 'primary'), back]
      case 'elsewhere':
      case 'simulating':
      case 'revalidating':
        return [back]
      case 'review':
      case 'unsimulated':
        return [button(confirm ?? texts.confirm, write.confirm, 'primary'), back]
      case 'repeating':
        return [button(texts.confirmAgain, write.confirmAgain, 'danger'), back]
      case 'refused':
      case 'unclear':
        return [button(texts.again, simulate, 'primary'), back]
      case 'reverted':
      case 'withdrawn':
      case 'removed':
        return [button(texts.again, simulate, 'primary')]
      default:
        return []
    }
  }
  const isSaidHere = write && kinds[write.state.status] !== 'failure' && !announced.includes(write.state.status)
  return (
    <>
      <LiveRegion>{isSaidHere && write.text}</LiveRegion>
      <div css={progress} ref={place} tabIndex={-1}>
        {write && <Progress write={write} rows={rows} actions={actionsOf(write)} />}
      </div>
    </>
  )
})

interface ProgressProps {
  readonly write: ShownWrite
  readonly rows: readonly ReviewRow[] | undefined
  readonly actions: readonly ReactNode[]
}

const Progress = observer(function Progress({ write, rows, actions }: ProgressProps) {
  const { connection } = useModels()
  const { request, state, transaction, waitingSince, warning, cancel } = write
  const chain = findChain(connection.chains, request.chainId)
  return (
    <>
      {'review' in state && chain && (
        <WriteReview write={write} account={state.review.account} chain={chain} rows={rows} />
      )}
      <Words write={write} />
      {state.status === 'asking' && (
        <WaitingPanel
          asked={descriptionText(request.description)}
          address={request.call.address}
          since={waitingSince}
          onCancel={cancel}
        />
      )}
      {state.status === 'elsewhere' && chain && <SwitchNetwork to={chain} />}
      {warning && <Notice kind="warning">{warning}</Notice>}
      {transaction && chain && (
        <ul>
          <TransactionItem transaction={transaction} chain={chain} />
        </ul>
      )}
      {actions.length > 0 && <div css={buttons}>{actions}</div>}
    </>
  )
})

/** What the page says of a write; a live region says it, unless it is a failure before anything is sent. */
function Words({ write: { state, text, details, openRequest } }: { readonly write: ShownWrite }) {
  const isRefused = 'refusal' in state && state.refusal !== undefined
  const isOpen = state.status === 'review' && openRequest !== undefined
  const kind = isRefused || isOpen || state.status === 'unsimulated' ? 'warning' : kinds[state.status]
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
      return (
        <p css={working}>
          {text}
          {state.status === 'review' && ` ${contractWriteText.checkedAt(formatTime(state.review.simulatedAt))}`}
        </p>
      )
    case 'failure':
      return <FailureNotice reason={text} details={details} isSilent={announced.includes(state.status)} />
    default:
      return (
        <Notice kind={kind} isSilent>
          <p>{text}</p>
          <Details text={details} />
        </Notice>
      )
  }
}
