import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import type { SubmitEvent } from 'react'
import { formatBalance } from '#domain/amount.ts'
import { connectorMessages } from '#domain/connector-messages.ts'
import { proposalMessages } from '#domain/proposal-messages.ts'
import { sendMessages } from '#domain/send-messages.ts'
import { waitingMessages } from '#domain/waiting-messages.ts'
import type { FailedSend } from '#ui/models/send-model.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { Panel } from './panel.tsx'

const form = css({ display: 'grid', gap: 12, '& > button': { marginBlockStart: 4 } })
const max = css(type.small, { paddingInline: 10, fontWeight: weight.strong, color: color.accent })

/** Sends native currency on the wallet's network. */
export const SendForm = observer(function SendForm() {
  const { connection, send } = useModels()
  const { chain } = connection
  const problem = (field: 'recipient' | 'amount') => {
    const found = send.problems[field]
    return found && sendMessages.problems[found]
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    void send.submit()
    // After React has marked the fields.
    setTimeout(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  if (!chain) return <Panel title={sendMessages.title}>{connectorMessages.wrongNetwork}</Panel>
  const { symbol, decimals } = chain.nativeCurrency
  const available = send.balance === undefined ? undefined : formatBalance(send.balance, decimals)

  return (
    <Panel title={sendMessages.title}>
      <form css={form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={sendMessages.recipient}
          hint={sendMessages.recipientHint}
          problem={problem('recipient')}
          isMono
          value={send.draft.recipient}
          onChange={(event) => send.edit('recipient', event.target.value)}
          onBlur={() => send.touch('recipient')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={sendMessages.amount(symbol)}
          hint={available && sendMessages.available(available, symbol)}
          problem={send.isFeeUnknown ? sendMessages.feeUnknown : problem('amount')}
          value={send.draft.amount}
          onChange={(event) => send.edit('amount', event.target.value)}
          onBlur={() => send.touch('amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          action={
            <Button kind="quiet" css={max} onClick={send.useMax}>
              {sendMessages.max}
            </Button>
          }
        />
        <SendActions />
      </form>
    </Panel>
  )
})

function failureText({ reason, isSent }: FailedSend, isEarlierInDoubt: boolean): string {
  return `${reason} ${isEarlierInDoubt ? sendMessages.notThisTime : sendMessages.isSent[isSent]}`
}

const SendActions = observer(function SendActions() {
  const { connection, send } = useModels()
  const { state } = send
  const isConfirming = state.status === 'confirming'
  return (
    <>
      {state.status === 'failed' && (
        <Notice kind="danger">
          <p>{failureText(state, send.isEarlierInDoubt)}</p>
          {state.details !== undefined && <Details text={state.details} />}
        </Notice>
      )}
      {send.isEarlierInDoubt && <Notice kind="warning">{sendMessages.earlierInDoubt}</Notice>}
      {send.abandoned > 0 && <Notice kind="warning">{sendMessages.stillOpen}</Notice>}
      {state.status === 'sent' && (
        <Notice kind="success">{state.isProposal ? proposalMessages.sent : sendMessages.sent}</Notice>
      )}
      <Button kind="primary" type="submit" aria-disabled={isConfirming}>
        {isConfirming && <Spinner />}
        {sendMessages.submit}
      </Button>
      <LiveRegion>{isConfirming && waitingMessages.confirmIn(connection.wallet?.name ?? '')}</LiveRegion>
      {isConfirming && <WaitingPanel asked={state.asked} since={state.startedAt} onCancel={send.cancel} />}
    </>
  )
})
