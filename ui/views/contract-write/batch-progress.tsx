import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import type { ShownBatch } from '#ui/hooks/use-contract-batch.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { ReviewList, type ReviewRow } from '#ui/views/parts/review-list.tsx'
import { SwitchNetwork } from '#ui/views/parts/switch-network.tsx'
import { TransactionItem } from '#ui/views/parts/transaction-item.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { shownAmount } from '#ui/words/amount.ts'
import { callText } from '#ui/words/call-text.ts'
import { descriptionText } from '#ui/words/description.ts'
import { useWriteButtons, type WriteButtons } from './use-write-buttons.tsx'
import { isAnnounced, isFailure, type WordsKind, WriteWords } from './write-words.tsx'

const progress = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBlockStart: 16 } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface BatchProgressProps {
  /** What `useContractBatch` gives; nothing is drawn before it is started. */
  readonly batch: ShownBatch | undefined
  /** What to review before the calls, the account, the network and what the first one costs. */
  readonly rows?: readonly ReviewRow[]
  /** On the button that asks the wallet. */
  readonly confirm?: string
}

/** Every state of calls that belong together, each with what a visitor can do next. */
export const BatchProgress = observer(function BatchProgress({ batch, rows, confirm }: BatchProgressProps) {
  const ways = useWriteButtons(confirm)
  const kind = batch && kindOf(batch)
  const isAlert = batch !== undefined && (kind === 'failure' || (kind === undefined && isFailure(batch.step)))
  const isSaidElsewhere = batch !== undefined && kind === undefined && isAnnounced(batch.step)
  return (
    <>
      <LiveRegion>{batch && !isAlert && !isSaidElsewhere && batch.text}</LiveRegion>
      <div css={progress} ref={ways.place} tabIndex={-1}>
        {batch && <Progress batch={batch} kind={kind} rows={rows} actions={actionsOf(batch, ways)} />}
      </div>
    </>
  )
})

/** How the words of all calls are shown; undefined where those of the step are shown. */
function kindOf({ state, step }: ShownBatch): WordsKind | undefined {
  switch (state.status) {
    case 'unasked':
      return step.status === 'asking' ? 'working' : undefined
    case 'asking':
      return state.earlier === undefined ? 'none' : 'warning'
    case 'batched':
      return 'working'
    case 'impossible':
    case 'partial':
      return 'warning'
    case 'confirmed':
      return 'success'
    case 'unclear':
      return 'failure'
    case 'stopped':
      return step.status === 'idle' ? 'failure' : undefined
    case 'stepping':
      return undefined
  }
}

function actionsOf(batch: ShownBatch, { buttonsOf, backOf, againOf }: WriteButtons): readonly ReactNode[] {
  const { state, step } = batch
  switch (state.status) {
    case 'asking':
    case 'confirmed':
      return []
    // The owners of a Safe may take days.
    case 'batched':
    case 'impossible':
      return backOf(batch)
    case 'partial':
    case 'stopped':
    case 'unclear':
      return step.status === 'idle' ? againOf(batch) : buttonsOf(step, batch)
    default:
      return buttonsOf(step, batch)
  }
}

interface ProgressProps {
  readonly batch: ShownBatch
  readonly kind: WordsKind | undefined
  readonly rows: readonly ReviewRow[] | undefined
  readonly actions: readonly ReactNode[]
}

const Progress = observer(function Progress({ batch, kind, rows, actions }: ProgressProps) {
  const { connection } = useModels()
  const { request, state, step, text, details, openRequest, transactions, waitingSince, warning, cancel } = batch
  const chain = findChain(connection.chains, request.chainId)
  const current = 'done' in state ? state.done.length : 0
  const asked = state.status === 'stepping' ? request.calls[current] : undefined
  return (
    <>
      {'review' in step && state.status !== 'confirmed' && chain && (
        <BatchReview batch={batch} account={step.review.account} chain={chain} rows={rows} />
      )}
      <WriteWords write={{ state: step, text, details, openRequest }} kind={kind} />
      {step.status === 'asking' && state.status !== 'unasked' && (
        <WaitingPanel
          asked={descriptionText((asked ?? request).description)}
          address={(asked ?? request.calls[0]).call.address}
          since={waitingSince}
          onCancel={cancel}
        />
      )}
      {step.status === 'elsewhere' && chain && <SwitchNetwork to={chain} />}
      {warning && <Notice kind="warning">{warning}</Notice>}
      {transactions.length > 0 && chain && (
        <ul>
          {transactions.map((transaction) => (
            <TransactionItem key={transaction.sent.hash} transaction={transaction} chain={chain} />
          ))}
        </ul>
      )}
      {actions.length > 0 && <div css={buttons}>{actions}</div>}
    </>
  )
})

function stepRow({ call, description }: ShownBatch['request']['calls'][number], i: number): ReviewRow {
  const value = (
    <>
      <bdi translate="no">{callText(call)}</bdi> <FullAddress address={call.address} />
    </>
  )
  return [`${i + 1}. ${descriptionText(description)}`, value]
}

interface BatchReviewProps {
  readonly batch: ShownBatch
  readonly account: Address
  readonly chain: Chain
  readonly rows?: readonly ReviewRow[] | undefined
}

/** What a visitor reviews before the wallet is asked: each call in its order, with its contract. */
function BatchReview({ batch: { request, networkFee }, account, chain, rows = [] }: BatchReviewProps) {
  const { reviewed, terms } = contractWriteText
  const value = request.calls.reduce((sum, each) => sum + (each.value ?? 0n), 0n)
  const steps = request.calls.map(stepRow)
  const all: readonly ReviewRow[] = [
    ...rows,
    ...steps,
    [terms.from, <FullAddress key="from" address={account} />],
    [terms.network, chain.name],
    ...(value === 0n ? [] : [[terms.amount, shownAmount(value, chain.nativeCurrency)] as const]),
    ...(networkFee ? [[networkFee.label, networkFee.text] as const] : [])
  ]
  return <ReviewList label={reviewed} rows={all} />
}
