import { css } from '@emotion/react'
import { type SubmitEvent, useCallback, useDeferredValue } from 'react'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { sendText } from '#ui/text/send.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { walletFailures } from '#ui/text/wallet-failures.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { SelectField } from '#ui/views/parts/select-field.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'
import { useSeenHere } from '#ui/views/parts/use-seen-here.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { formatBalance, pageMarks } from '#ui/words/amount.ts'
import { fieldProblem, sentNotice } from '#ui/words/payment-notice.ts'
import { ReviewedPayment } from './reviewed-payment.tsx'

const form = css({ display: 'grid', gap: 12, '& > button': { marginBlockStart: 4 } })
const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
const max = css(type.small, { paddingInline: 10, fontWeight: weight.strong, color: color.accent })

/** Sends native currency or a token on the wallet's network: a form, then a review of what was entered. */
export const PaymentForm = observer(function PaymentForm() {
  const { balances, connection, paymentForm } = useModels()
  const { chain } = connection
  const { review } = paymentForm.payment
  const chainId = chain?.id
  // It says what is available.
  const ref = useWhileInView(
    useCallback(() => (chainId === undefined ? () => undefined : balances.watch(chainId)), [balances, chainId])
  )
  return (
    <Panel title={sendText.title}>
      <div css={content} ref={ref} tabIndex={-1}>
        {paymentForm.isReviewClosed && (
          <Notice kind="warning">{`${sendText.isSent.no} ${sendReviewText.closed}`}</Notice>
        )}
        {!review && paymentForm.entry && (
          <SentStatus transaction={paymentForm.entry} chain={paymentForm.payment.chain} />
        )}
        {!chain && walletFailures['wrong-network']}
        {chain && review && <ReviewedPayment review={review} />}
        {chain && !review && <Fields chain={chain} />}
      </div>
    </Panel>
  )
})

const Fields = observer(function Fields({ chain }: { readonly chain: Chain }) {
  const { paymentForm } = useModels()
  const { symbol, decimals } = paymentForm.token ?? chain.nativeCurrency
  const available = paymentForm.balance === undefined ? undefined : formatBalance(paymentForm.balance, decimals)
  const problem = (field: 'recipient' | 'amount') =>
    fieldProblem(paymentForm.problems[field], paymentForm.enteredRecipient.refused)
  const recipientProblem = problem('recipient')
  const unread = paymentForm.name?.status === 'unreadable' ? paymentForm.name : {}
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const focusInvalid = () => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // After React has marked the invalid fields.
    void paymentForm.submit().then(() => setTimeout(focusInvalid))
  }
  return (
    <form css={form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={sendText.recipient}
        hint={<RecipientHint />}
        problem={recipientProblem && withPause(recipientProblem, unread)}
        isMono
        dir="ltr"
        value={paymentForm.draft.recipient}
        onChange={(event) => paymentForm.edit('recipient', event.target.value)}
        onBlur={() => paymentForm.touch('recipient')}
        autoComplete="off"
        spellCheck={false}
      />
      <Asset chain={chain} />
      <TextField
        label={sendText.amount(symbol)}
        hint={available && sendText.available(`${available} ${symbol}`)}
        problem={problem('amount')}
        dir="ltr"
        value={paymentForm.draft.amount}
        onChange={(event) => paymentForm.edit('amount', event.target.value, pageMarks())}
        onBlur={() => paymentForm.touch('amount')}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        action={
          <Button kind="quiet" css={max} onClick={() => paymentForm.useMax(pageMarks())}>
            {sendText.max}
          </Button>
        }
      />
      <Button kind="primary" type="submit">
        {sendText.submit}
      </Button>
    </form>
  )
})

/** The whole address once there is one. */
const RecipientHint = observer(function RecipientHint() {
  const { names, paymentForm } = useModels()
  if (paymentForm.name?.status === 'resolving') return sendText.problems['resolving-name']
  if (paymentForm.recipient)
    return (
      <>
        <FullAddress address={paymentForm.recipient} />
        {paymentForm.enteredRecipient.hadInvisible && sendText.invisibleRemoved}
      </>
    )
  return names.hasService ? sendText.recipientOrNameHint : sendText.recipientHint
})

const noTokens: readonly Token[] = []

/** The choice of what to send, where there is one. */
const Asset = observer(function Asset({ chain }: { readonly chain: Chain }) {
  const { paymentForm } = useModels()
  const { tokens = noTokens, nativeCurrency } = chain
  // Hundreds of options would delay the page: the others follow in slices.
  const listed = useDeferredValue(
    tokens,
    tokens.filter(({ address }) => address === paymentForm.token?.address)
  )
  if (tokens.length === 0) return undefined
  return (
    <SelectField
      label={sendText.asset}
      value={paymentForm.token?.address ?? ''}
      onChange={(event) => paymentForm.edit('token', event.target.value)}
    >
      <option value="" translate="no">
        {nativeCurrency.symbol}
      </option>
      {listed.map(({ address, symbol }) => (
        <option key={address} value={address} translate="no">
          {plainText(symbol, MAX_NAME_LENGTH)}
        </option>
      ))}
    </SelectField>
  )
})

interface SentStatusProps {
  readonly transaction: Transaction
  readonly chain: Chain | undefined
}

const SentStatus = observer(function SentStatus({ transaction, chain }: SentStatusProps) {
  const { transactions } = useModels()
  const { kind, text } = sentNotice(transaction, chain, transactions.isUnsaved(transaction.sent.hash))
  const seen = useSeenHere(transaction.sent.hash)
  // `Announcements` says how it ended, with its description.
  return (
    <div ref={seen}>
      <Notice kind={kind} isSilent={transaction.fate.status !== 'pending'}>
        {text}
      </Notice>
    </div>
  )
})
