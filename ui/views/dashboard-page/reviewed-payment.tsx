import { css } from '@emotion/react'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import { describePayment } from '#domain/transaction/payment.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { isDangerous, isPaidBefore, reviewCautions } from '#domain/write/payment-caution.ts'
import type { PaymentReview, PaymentWrite } from '#domain/write/payment-review.ts'
import { isConfirmable } from '#domain/write/write.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
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
import { formatTime } from '#ui/views/parts/time.ts'
import { Sentence, ServiceName } from '#ui/views/parts/untrusted-text.tsx'
import { useShownHere } from '#ui/views/parts/use-shown-here.ts'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { descriptionText } from '#ui/words/description.ts'
import { costRows, paymentCosts } from '#ui/words/payment-costs.ts'
import { failureNotice, recipientHistory, refusalNotice, reviewProgress } from '#ui/words/payment-notice.ts'
import { walletName } from '#ui/words/wallet.ts'
import { FeeChoice } from './fee-choice.tsx'
import { PaymentSimulation, SimulationCautions } from './payment-simulation.tsx'
import { RepeatQuestion } from './repeat-question.tsx'

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
function useCautions(review: PaymentReview) {
  return reviewCautions(review, entriesOf(useModels().transactions))
}

function entriesOf({ lists }: TransactionsModel): readonly Transaction[] {
  return lists.history.map(({ transaction }) => transaction)
}

/** What would be sent, what is known of its recipient, and the button that asks the wallet. */
export const ReviewedPayment = observer(function ReviewedPayment({ review }: { readonly review: PaymentReview }) {
  const { attempts, connection, openRequests, paymentForm } = useModels()
  const { step } = paymentForm
  const { attempt, mayBeSent, ownRequest, waitingSince } = paymentForm.payment
  const isPending = step.status === 'asking'
  const isUnsaved = attempt !== undefined && !attempts.isSaved(attempt)
  useShownHere(ownRequest)
  const isOtherOpen = openRequests.isOtherOpen(ownRequest)
  const beside = mayBeSent ? 'same' : isOtherOpen && 'other'
  const text = reviewProgress(step, review, beside || undefined)
  const refusal = refusalNotice(step, mayBeSent || isOtherOpen || openRequests.late?.hash !== undefined)
  return (
    <div css={page} tabIndex={-1} ref={takeFocus}>
      <Rows review={review} />
      <FeeChoice review={review} />
      <Cautions review={review} />
      <SimulationCautions review={review} />
      <PaymentFailure review={review} />
      {refusal && <FailureNotice reason={refusal.text} details={refusal.details} />}
      <LiveRegion>
        {isPending ? <Sentence of={waitingText.confirmIn} name={walletName(connection.wallet)} /> : text}
      </LiveRegion>
      {text && isConfirmable(step) && beside && (
        <Notice kind="warning" isSilent>
          {text}
        </Notice>
      )}
      {text && !(isConfirmable(step) && beside) && (
        <p css={words}>
          {isWorking(step) && <Spinner />}
          {text}
          {step.status === 'review' && ` ${contractWriteText.checkedAt(formatTime(step.review.findings.foundAt))}`}
        </p>
      )}
      <Actions review={review} />
      {isPending && (
        <WaitingPanel
          asked={descriptionText(describePayment(review.payment, review.chain))}
          address={review.payment.to}
          since={waitingSince}
          onCancel={paymentForm.payment.cancel}
        />
      )}
      {isUnsaved && <Notice kind="warning">{sendText.attempts.unsaved}</Notice>}
      {paymentForm.payment.isRepeated && <RepeatQuestion />}
    </div>
  )
})

function isWorking({ status }: PaymentWrite): boolean {
  return status === 'simulating' || status === 'revalidating'
}

/** The review appears where the pressed button was; when it goes, what takes its place is focused. */
function takeFocus(review: HTMLElement | null): (() => void) | undefined {
  if (!review) return undefined
  const container = review.parentElement
  review.focus({ preventScroll: true })
  review.scrollIntoView({ block: 'nearest' })
  return () => {
    if (review.contains(document.activeElement)) container?.focus({ preventScroll: true })
  }
}

const Rows = observer(function Rows({ review }: { readonly review: PaymentReview }) {
  const { account, chain, findings } = review
  const { label, terms } = sendReviewText
  const simulationRow: ReviewRow = [simulationText.label, <PaymentSimulation key="simulation" review={review} />]
  const rows: readonly ReviewRow[] = [
    [terms.amount, paymentCosts(review).amount],
    [terms.to, <Recipient key="to" review={review} />],
    [terms.from, <FullAddress key="from" address={account} />],
    [terms.network, chain.name],
    ...(findings?.failure ? [] : [simulationRow]),
    ...costRows(review)
  ]
  return <ReviewList label={label} rows={rows} />
})

const Recipient = observer(function Recipient({ review }: { readonly review: PaymentReview }) {
  const { paymentForm, transactions } = useModels()
  const { name = paymentForm.reviewedRecipient?.name, payment } = review
  const { to } = payment
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
        <Avatar address={to} url={paymentForm.reviewedRecipient?.avatarUrl} name={name} size={24} />
      </span>
      <span className="past">{recipientHistory({ isPaid, isComplete: transactions.lists.isComplete })}</span>
    </div>
  )
})

const Cautions = observer(function Cautions({ review }: { readonly review: PaymentReview }) {
  const { isFeeUncovered } = useModels().paymentForm.payment
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
function PaymentFailure({ review: { findings } }: { readonly review: PaymentReview }) {
  const notice = findings && failureNotice(findings)
  if (!notice) return undefined
  return (
    <Notice kind={notice.kind}>
      <p>{withPause(notice.text, pauseOf(findings.failure))}</p>
      <Details text={notice.details} />
    </Notice>
  )
}

const Actions = observer(function Actions({ review }: { readonly review: PaymentReview }) {
  const { payment } = useModels().paymentForm
  const { step } = payment
  const { again, back, confirm, confirmAnyway, payAnyway } = sendReviewText
  const isPending = step.status === 'asking'
  const isBusy = isPending || isWorking(step) || payment.isRepeated
  const risks = useCautions(review).filter(isDangerous)
  const isRisky = risks.length > 0
  const anyway = risks.every(({ type }) => type === 'high-fee') ? payAnyway : confirmAnyway
  const isRefused = step.status === 'refused'
  return (
    <div css={buttons}>
      {isRefused ? (
        <Button kind="primary" onClick={payment.simulateAgain}>
          {again}
        </Button>
      ) : (
        <Button kind={isRisky ? 'danger' : 'primary'} aria-disabled={isBusy} onClick={payment.confirm}>
          {isPending && <Spinner />}
          {isRisky ? anyway : confirm}
        </Button>
      )}
      {!isPending && <Button onClick={payment.close}>{back}</Button>}
    </div>
  )
})
