import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { shortenAddress } from '#domain/address.ts'
import { proposalMessages } from '#domain/proposal-messages.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Avatar } from './parts/avatar.tsx'
import { Button } from './parts/button.tsx'
import { Dialog } from './parts/dialog.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Notice } from './parts/notice.tsx'
import { Spinner } from './parts/spinner.tsx'
import { WaitingPanel } from './parts/waiting-panel.tsx'

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, padding: '0 24px' })
const text = css({ color: color.secondary, textWrap: 'pretty' })
const who = css(type.small, {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontFamily: font.mono,
  color: color.text
})
// At hand however long the wait gets.
const actions = css({
  display: 'grid',
  gap: 8,
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlockEnd: 24,
  backgroundColor: color.surface,
  '& > button': { whiteSpace: 'normal' }
})

/** "Verify your account": opens in place of the connect dialog while the wallet is connected but not signed in. */
export const SignInDialog = observer(function SignInDialog() {
  const { connection, session, signIn } = useModels()
  const { account } = connection
  const { status } = signIn.signIn
  const other = session.current.status === 'unauthenticated' ? session.current.other : undefined
  const isSigning = status === 'signing'
  const isWaitingForOwners = isSigning && connection.connector?.sendsProposals

  return (
    <Dialog title={accountMessages.signIn.title} onClose={signIn.cancel}>
      <div css={body}>
        {/* The panel says the same while the wallet is asked, and needs the room. */}
        {!isSigning && <p css={text}>{accountMessages.signIn.text}</p>}
        {isWaitingForOwners && <p css={text}>{proposalMessages.owners}</p>}
        {account && (
          <p css={who}>
            <Avatar address={account} size={32} />
            {shortenAddress(account)}
          </p>
        )}
        {other && !isSigning && <p css={text}>{accountMessages.signIn.other(shortenAddress(other))}</p>}
        {signIn.error !== undefined && (
          <Notice kind="danger">
            <p>{signIn.error}</p>
            {signIn.reason !== undefined && <p>{signIn.reason}</p>}
          </Notice>
        )}
        {isSigning && <WaitingPanel asked={accountMessages.buttons.signIn} since={signIn.startedAt} />}
        <LiveRegion>{status !== 'idle' && signIn.label}</LiveRegion>
        <div css={actions}>
          <Button kind="primary" aria-disabled={!signIn.canPress} onClick={signIn.canPress ? signIn.press : undefined}>
            {status !== 'idle' && <Spinner />}
            {signIn.label}
          </Button>
          <Button kind="quiet" onClick={signIn.cancel}>
            {accountMessages.signIn.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
})
