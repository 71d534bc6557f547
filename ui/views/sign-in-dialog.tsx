import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { shortenAddress } from '#domain/address.ts'
import { messages } from '#domain/messages.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Avatar } from './parts/avatar.tsx'
import { Button } from './parts/button.tsx'
import { Dialog } from './parts/dialog.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Notice } from './parts/notice.tsx'
import { Spinner } from './parts/spinner.tsx'
import { Waiting } from './parts/waiting.tsx'

const body = css({ display: 'grid', gap: 20, padding: '0 24px 24px' })
const text = css({ color: color.secondary, textWrap: 'pretty' })
const who = css(type.small, {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontFamily: font.mono,
  color: color.text
})
const actions = css({ display: 'grid', gap: 8 })

/** "Verify your account": opens in place of the connect dialog while the wallet is connected but not signed in. */
export const SignInDialog = observer(function SignInDialog() {
  const { connection, signIn } = useModels()
  const { account, wallet } = connection
  const { status } = signIn.signIn

  return (
    <Dialog title={messages.signIn.title} onClose={signIn.cancel}>
      <div css={body}>
        <p css={text}>{messages.signIn.text}</p>
        {account && (
          <p css={who}>
            <Avatar address={account} size={32} />
            {shortenAddress(account)}
          </p>
        )}
        {signIn.error !== undefined && <Notice kind="danger">{signIn.error}</Notice>}
        {status === 'signing' && <Waiting since={signIn.startedAt} walletName={wallet?.name ?? ''} />}
        <LiveRegion>{status !== 'idle' && signIn.label}</LiveRegion>
        <div css={actions}>
          <Button kind="primary" aria-disabled={!signIn.canPress} onClick={signIn.canPress ? signIn.press : undefined}>
            {status !== 'idle' && <Spinner />}
            {signIn.label}
          </Button>
          <Button kind="quiet" onClick={signIn.cancel}>
            {messages.signIn.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
})
