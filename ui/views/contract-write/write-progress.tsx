import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { findChain } from '#domain/chain/chain.ts'
import type { ShownWrite } from '#ui/hooks/shown-write.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import type { ReviewRow } from '#ui/views/parts/review-list.tsx'
import { SwitchNetwork } from '#ui/views/parts/switch-network.tsx'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { descriptionText } from '#ui/words/description.ts'
import { useWriteButtons } from './use-write-buttons.tsx'
import { WriteReview } from './write-review.tsx'
import { isAnnounced, isFailure, WriteWords } from './write-words.tsx'

const progress = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBlockStart: 16 } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface WriteProgressProps {
  /** What `useContractWrite` gives; nothing is drawn before it is started. */
  readonly write: ShownWrite | undefined
  /**
   * What to review beside the account, the contract, the network and what it costs, as it was when `write` started. Without
   * them, the call itself: its description, its function and its arguments.
   */
  readonly rows?: readonly ReviewRow[]
  /** On the button that asks the wallet. */
  readonly confirm?: string
}

/** Every state of a write, each with what a visitor can do next. */
export const WriteProgress = observer(function WriteProgress({ write, rows, confirm }: WriteProgressProps) {
  const { place, buttonsOf } = useWriteButtons(confirm)
  const isSaidHere = write && !isFailure(write.state) && !isAnnounced(write.state)
  return (
    <>
      <LiveRegion>{isSaidHere && write.text}</LiveRegion>
      <div css={progress} ref={place} tabIndex={-1}>
        {write && <Progress write={write} rows={rows} actions={buttonsOf(write.state, write)} />}
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
      <WriteWords write={write} />
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
