import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { type SubmitEvent, useCallback } from 'react'
import { formatBalance } from '#domain/amount.ts'
import { pageText } from '#domain/text/page.ts'
import { proposalText } from '#domain/text/proposals.ts'
import { sendText } from '#domain/text/send.ts'
import { waitingText } from '#domain/text/waiting.ts'
import { walletFailures } from '#domain/text/wallet-failures.ts'
import type { FailedSend } from '#domain/transaction/send-request.ts'
import { sentNotice } from '#domain/transaction/sent-notice.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Panel } from '#ui/views/parts/panel.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { OpenAttempts } from './open-attempts.tsx'

const form = css({ display: 'grid', gap: 12, '& > button': { marginBlockStart: 4 } })
const answers = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })
const max = css(type.small, { paddingInline: 10, fontWeight: weight.strong, color: color.accent })

/** Sends native currency on the wallet's network. */
export const SendForm = observer(function SendForm() {
  const { balances, connection, send } = useModels()
  const { chain } = connection
  const chainId = chain?.id
  // It says what is available.
  const ref = useWhileInView(
    useCallback(() => (chainId === undefined ? () => undefined : balances.watch(chainId)), [balances, chainId])
  )
  const problem = (field: 'recipient' | 'amount') => {
    const found = send.problems[field]
    return found && sendText.problems[found]
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    void send.submit()
    // After React has marked the invalid fields.
    setTimeout(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  if (!chain)
    return (
      <Panel title={sendText.title}>
        <OpenAttempts />
        <LateNotice />
        {walletFailures['wrong-network']}
      </Panel>
    )
  const { symbol, decimals } = chain.nativeCurrency
  const available = send.balance === undefined ? undefined : formatBalance(send.balance, decimals)

  return (
    <Panel title={sendText.title}>
      <OpenAttempts />
      <form ref={ref} css={form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={sendText.recipient}
          hint={send.recipient ? <FullAddress address={send.recipient} /> : sendText.recipientHint}
          problem={problem('recipient')}
          isMono
          value={send.draft.recipient}
          onChange={(event) => send.edit('recipient', event.target.value)}
          onBlur={() => send.touch('recipient')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={sendText.amount(symbol)}
          hint={available && sendText.available(available, symbol)}
          problem={problem('amount')}
          value={send.draft.amount}
          onChange={(event) => send.edit('amount', event.target.value)}
          onBlur={() => send.touch('amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          action={
            <Button kind="quiet" css={max} onClick={send.useMax}>
              {sendText.max}
            </Button>
          }
        />
        <SendActions />
      </form>
    </Panel>
  )
})

function failureText({ reason, isSent }: FailedSend, isEarlierUndecided: boolean): string {
  const isThisTime = isSent === 'no' && isEarlierUndecided
  return `${reason} ${isThisTime ? sendText.notThisTime : sendText.isSent[isSent]}`
}

const SendActions = observer(function SendActions() {
  const { attempts, connection, send } = useModels()
  const { state } = send
  const isPending = state.status === 'pending'
  const undecided = isPending || (state.status === 'failed' && state.isSent !== 'no') ? state.attempt : undefined
  const isUnsaved = undecided !== undefined && !attempts.isSaved(undecided)
  return (
    <>
      {state.status === 'failed' && (
        <FailureNotice
          reason={failureText(state, send.undecided.length > 0 || send.late?.hash !== undefined)}
          details={state.details}
        />
      )}
      {send.sent && <SentStatus transaction={send.sent} />}
      <LateNotice />
      <Button kind="primary" type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {sendText.submit}
      </Button>
      <LiveRegion>
        {isPending && <Sentence of={waitingText.confirmIn} name={connection.wallet?.name ?? ''} />}
      </LiveRegion>
      {isPending && <WaitingPanel asked={state.asked} address={state.to} since={state.since} onCancel={send.cancel} />}
      {isUnsaved && <Notice kind="warning">{sendText.attempts.unsaved}</Notice>}
      {send.isRepeated && <RepeatQuestion />}
    </>
  )
})

const SentStatus = observer(function SentStatus({ transaction }: { readonly transaction: Transaction }) {
  const { transactions } = useModels()
  const { kind, text } = sentNotice(transaction, transactions.isUnsaved(transaction.hash))
  return <Notice kind={kind}>{text}</Notice>
})

/** A wallet's answer that arrived after the form had stopped waiting. */
const LateNotice = observer(function LateNotice() {
  const { late, lateSent } = useModels().send
  if (!late) return undefined
  const isNothingSent = late.hash === undefined
  if (!isNothingSent && !lateSent) return undefined
  const sent = lateSent?.isProposal ? proposalText.late : sendText.late.sent
  const text = isNothingSent ? sendText.late.no : sent
  return (
    <Notice kind={isNothingSent ? 'success' : 'warning'}>
      <p>{text(late.asked)}</p>
      <FullAddress address={late.to} />
    </Notice>
  )
})

/** Below the pressed button, so that a double click cannot confirm it. */
const RepeatQuestion = observer(function RepeatQuestion() {
  const { send } = useModels()
  return (
    <Notice kind="danger">
      <p>{sendText.again.question}</p>
      <div css={answers}>
        <Button kind="danger" isSmall onClick={send.sendAgain}>
          {sendText.again.confirm}
        </Button>
        <Button isSmall onClick={send.cancel}>
          {pageText.dialogs.cancel}
        </Button>
      </div>
    </Notice>
  )
})
