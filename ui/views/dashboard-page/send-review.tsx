import { css } from '@emotion/react'
import { isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { describeTransfer } from '#domain/transaction/transfer.ts'
import { isDangerous, isPaidBefore, reviewCautions } from '#domain/transaction/transfer-caution.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import { isContradicted } from '#domain/write/transfer-effect.ts'
import { type TransferReview, type TransferReviews, wouldFail } from '#domain/write/transfer-review.ts'
import type { Write } from '#domain/write/write.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { sendText } from '#ui/text/send.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { simulationText } from '#ui/text/simulations.ts'
import { waitingText } from '#ui/text/waiting.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { ReviewList, type ReviewRow } from '#ui/views/parts/review-list.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { Sentence, ServiceName } from '#ui/views/parts/untrusted-text.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { contractFailure } from '#ui/words/contract-failure.ts'
import { descriptionText } from '#ui/words/description.ts'
import { transferCosts } from '#ui/words/transfer-costs.ts'
import { walletName } from '#ui/words/wallet.ts'
import { shownWalletFailure } from '#ui/words/wallet-failure.ts'
import { FeeChoice } from './fee-choice.tsx'
import { RepeatQuestion } from './repeat-question.tsx'
import { SendSimulation, SimulationCautions } from './send-simulation.tsx'

type TransferWrite = Write<TransferReviews>

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
const words = css(type.small, { display: 'flex', alignItems: 'center', gap: 8, color: color.secondary })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const recipient = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 8px',
  '& > .address, & > .past': { gridColumn: '1 / -1' },
  '& > .past': { ...type.tiny, color: color.secondary },
  // The picture is beside the name, and without one beside what is known of the address.
  '& > .picture': { gridRow: 1, gridColumn: 1 },
  '&.nameless > .picture': { gridRow: 2 },
  '&.nameless > .past': { gridColumn: 2 }
})
const note = css({ display: 'grid', gap: 4 })

/** What the visitor should know of the recipient, the worst first. */
function useCautions(review: TransferReview) {
  return reviewCautions(review, entriesOf(useModels().transactions))
}

function entriesOf({ lists }: TransactionsModel): readonly Transaction[] {
  return lists.history.map(({ transaction }) => transaction)
}

/** What would be sent, what is known of its recipient, and the button that asks the wallet. */
export const SendReview = observer(function SendReview({ review }: { readonly review: TransferReview }) {
  const { attempts, connection, send } = useModels()
  const { state } = send
  const { attempt, waitingSince } = send.payment
  const isPending = state.status === 'asking'
  const isUnsaved = attempt !== undefined && !attempts.isSaved(attempt)
  const text = wordsOf(state, review)
  const failed = failureOf(state)
  return (
    <div css={page} tabIndex={-1} ref={takeFocus}>
      <Rows review={review} />
      <FeeChoice review={review} />
      <Cautions review={review} />
      <SimulationCautions review={review} />
      <CheckFailure review={review} />
      {failed && (
        <FailureNotice
          reason={failureText(failed, send.undecided.length > 0 || send.late?.hash !== undefined)}
          details={shownWalletFailure(failed.failure).details}
        />
      )}
      <LiveRegion>
        {isPending ? <Sentence of={waitingText.confirmIn} name={walletName(connection.wallet)} /> : text}
      </LiveRegion>
      {text && (
        <p css={words}>
          {isWorking(state) && <Spinner />}
          {text}
        </p>
      )}
      <Actions review={review} />
      {isPending && (
        <WaitingPanel
          asked={descriptionText(describeTransfer(review.transfer, review.chain))}
          address={review.transfer.to}
          since={waitingSince}
          onCancel={send.payment.cancel}
        />
      )}
      {isUnsaved && <Notice kind="warning">{sendText.attempts.unsaved}</Notice>}
      {send.payment.isRepeated && <RepeatQuestion />}
    </div>
  )
})

function isWorking({ status }: TransferWrite): boolean {
  return status === 'simulating' || status === 'checking'
}

/** Undefined where a notice says it, or the wallet is waited for. */
function wordsOf(state: TransferWrite, review: TransferReview): string | undefined {
  const { changed, checking, checkingAgain, ready } = sendReviewText
  switch (state.status) {
    case 'simulating':
      return state.approved ? checkingAgain : checking
    case 'checking':
      return contractWriteText.checking
    case 'review':
      if (state.refusal) return undefined
      if (state.isChanged) return changed
      return isContradicted(review) ? undefined : ready
    case 'unsimulated':
    case 'refused':
      return state.isChanged && changed
    default:
      return undefined
  }
}

interface FailedSend {
  readonly failure: WalletFailure
  readonly isSent: WhetherSent
}

/** Why the wallet did not send it, and whether that proves that nothing was sent. */
function failureOf(state: TransferWrite): FailedSend | undefined {
  if (state.status === 'unclear') return state
  return 'refusal' in state && state.refusal ? { failure: state.refusal, isSent: 'no' } : undefined
}

function failureText({ failure, isSent }: FailedSend, isEarlierUndecided: boolean): string {
  const isThisTime = isSent === 'no' && isEarlierUndecided
  return `${shownWalletFailure(failure).reason} ${isThisTime ? sendText.notThisTime : sendText.isSent[isSent]}`
}

/** The review appears where the pressed button was; when it goes, what takes its place is focused. */
function takeFocus(review: HTMLElement | null): (() => void) | undefined {
  if (!review) return undefined
  const place = review.parentElement
  review.focus({ preventScroll: true })
  review.scrollIntoView({ block: 'nearest' })
  return () => {
    if (review.contains(document.activeElement)) place?.focus({ preventScroll: true })
  }
}

const Rows = observer(function Rows({ review }: { readonly review: TransferReview }) {
  const { account, chain, checks } = review
  const { label, terms } = sendReviewText
  const { amount, feeAtMost, totalAtMost } = transferCosts(review)
  const feeRow = (): ReviewRow =>
    feeAtMost ? [networkFeeText.atMost, feeAtMost] : [networkFeeText.label, checks ? networkFeeText.inWallet : '…']
  const totalRow = (): ReviewRow =>
    totalAtMost ? [networkFeeText.totalAtMost, totalAtMost] : [networkFeeText.total, networkFeeText.withFee(amount)]
  const simulationRow: ReviewRow = [simulationText.label, <SendSimulation key="simulation" review={review} />]
  const rows: readonly ReviewRow[] = [
    [terms.amount, amount],
    [terms.to, <Recipient key="to" review={review} />],
    [terms.from, <FullAddress key="from" address={account} />],
    [terms.network, chain.name],
    ...(checks?.failure ? [] : [simulationRow]),
    ...(checks && wouldFail(checks) ? [] : [feeRow(), totalRow()])
  ]
  return <ReviewList label={label} rows={rows} />
})

const Recipient = observer(function Recipient({ review }: { readonly review: TransferReview }) {
  const { send, transactions } = useModels()
  const { paidBefore, notPaidBefore } = sendReviewText
  const { name = send.reviewedRecipient?.name, transfer } = review
  const { to } = transfer
  const isPaid = isPaidBefore(to, entriesOf(transactions))
  return (
    <div css={recipient} className={name === undefined ? 'nameless' : undefined}>
      {name !== undefined && (
        <strong>
          <ServiceName name={name} />
        </strong>
      )}
      <span className="address">
        <FullAddress address={to} />
      </span>
      <span className="picture">
        <Avatar address={to} url={send.reviewedRecipient?.avatarUrl} name={name} size={24} />
      </span>
      <span className="past">
        {isPaid && paidBefore}
        {!isPaid && transactions.lists.isComplete && notPaidBefore}
      </span>
    </div>
  )
})

const Cautions = observer(function Cautions({ review }: { readonly review: TransferReview }) {
  const { isFeeUncovered } = useModels().send.payment
  const cautions = useCautions(review)
  const texts = sendReviewText
  return (
    <>
      {cautions.map((caution) => (
        <Notice key={caution.type} kind={isDangerous(caution) ? 'danger' : 'warning'}>
          <div css={note}>
            <p>{texts.cautions[caution.type]}</p>
            {caution.type === 'look-alike' && <FullAddress address={caution.of} />}
          </div>
        </Notice>
      ))}
      {isFeeUncovered && <Notice kind="warning">{texts.feeUncovered}</Notice>}
    </>
  )
})

/** Why it would fail, or why no node could tell. */
function CheckFailure({ review: { checks } }: { readonly review: TransferReview }) {
  if (!checks?.failure) return undefined
  const { failure } = checks
  const { insufficientFunds, reverted, tokenRefused, unchecked } = sendReviewText
  if (failure instanceof ContractError) {
    const { reason, details } = contractFailure(failure)
    return <FailureNotice reason={tokenRefused(reason)} details={details} />
  }
  const notSent = {
    reverted,
    'insufficient-funds': insufficientFunds,
    invalid: `${accountText.balance.failures.invalid} ${sendText.isSent.no}`
  }
  if (isAboutTheCall(failure.failure))
    return <FailureNotice reason={notSent[failure.failure]} details={failure.message} />
  return (
    <Notice kind="warning">
      <p>{unchecked(accountText.balance.failures[failure.failure])}</p>
      <Details text={failure.message} />
    </Notice>
  )
}

const Actions = observer(function Actions({ review }: { readonly review: TransferReview }) {
  const { payment } = useModels().send
  const { state } = payment
  const { again, back, confirm, confirmAnyway } = sendReviewText
  const isPending = state.status === 'asking'
  const isBusy = isPending || isWorking(state) || payment.isRepeated
  const isRisky = useCautions(review).some(isDangerous)
  const isRefused = state.status === 'refused'
  return (
    <div css={buttons}>
      {isRefused ? (
        <Button kind="primary" onClick={payment.recheck}>
          {again}
        </Button>
      ) : (
        <Button kind={isRisky ? 'danger' : 'primary'} aria-disabled={isBusy} onClick={payment.confirm}>
          {isPending && <Spinner />}
          {isRisky ? confirmAnyway : confirm}
        </Button>
      )}
      {!isPending && <Button onClick={payment.close}>{back}</Button>}
    </div>
  )
})
