import { css } from '@emotion/react'
import { useId } from 'react'
import { shortenAddress } from '#domain/address.ts'
import { accountText } from '#domain/text/account.ts'
import { proposalText } from '#domain/text/proposals.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { shownSignInFailure, signInError, signInLabel } from '#ui/words/sign-in.ts'
import { Button } from './parts/button.tsx'
import { Details } from './parts/details.tsx'
import { Dialog } from './parts/dialog.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Notice } from './parts/notice.tsx'
import { Spinner } from './parts/spinner.tsx'
import { WaitingPanel } from './parts/waiting-panel.tsx'
import { SignInSummary } from './sign-in-summary.tsx'

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: '0 24px' })
const text = css({ color: color.secondary, textWrap: 'pretty' })
// Always visible, however long the content gets.
const actions = css({
  display: 'grid',
  gap: 8,
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlockEnd: 24,
  backgroundColor: color.surface,
  '& > button': { whiteSpace: 'normal' }
})

const leaving = css(type.small, { color: color.secondary, textAlign: 'center' })

/** "Verify your account": opens in place of the connect dialog while the wallet is connected but not signed in. */
export const SignInDialog = observer(function SignInDialog() {
  const { connection, session, signIn } = useModels()
  const leavingId = useId()
  const { status } = signIn.signIn
  const label = signInLabel(signIn.signIn)
  const error = signInError(signIn.signIn)
  const failure = signIn.walletFailure && shownSignInFailure(signIn.walletFailure)
  const other = session.current.status === 'unauthenticated' ? session.current.other : undefined
  const isSigning = status === 'signing'
  const isBusy = isSigning || status === 'verifying'
  const isWaitingForOwners = isSigning && connection.connector?.sendsProposals

  return (
    <Dialog title={accountText.signIn.title} onClose={signIn.cancel}>
      <div css={body}>
        {/* A pending request or a failure takes its place, so that the buttons cover none of that. */}
        {!isSigning && error === undefined && <p css={text}>{accountText.signIn.text}</p>}
        {error !== undefined && (
          <Notice kind="danger">
            <p>{error}</p>
            {failure && <p>{failure.reason}</p>}
            <Details text={failure?.details} />
          </Notice>
        )}
        {isSigning && <WaitingPanel asked={accountText.buttons.signIn} since={signIn.startedAt} />}
        {isWaitingForOwners && <p css={text}>{proposalText.owners}</p>}
        <SignInSummary />
        {other && !isSigning && <p css={text}>{accountText.signIn.other(shortenAddress(other))}</p>}
        {signIn.isRejected && <p>{accountText.signIn.rejected}</p>}
        <LiveRegion>{isBusy ? label : signIn.isRejected && accountText.signIn.rejected}</LiveRegion>
        <div css={actions}>
          <Button kind="primary" aria-disabled={!signIn.canPress} onClick={signIn.canPress ? signIn.press : undefined}>
            {isBusy && <Spinner />}
            {label}
          </Button>
          <Button kind="quiet" aria-describedby={leavingId} onClick={signIn.cancel}>
            {accountText.signIn.cancel}
          </Button>
          <p css={leaving} id={leavingId}>
            {accountText.signIn.leaving}
          </p>
        </div>
      </div>
    </Dialog>
  )
})
