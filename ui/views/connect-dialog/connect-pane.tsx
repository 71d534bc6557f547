import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { messages } from '#domain/messages.ts'
import { isReady, type Wallet } from '#domain/wallet.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { DialogTitle } from '#ui/views/parts/dialog.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { Waiting } from '#ui/views/parts/waiting.tsx'

// Icon and name have a fixed place and the buttons hold the bottom, so that the words between them move nothing.
const pane = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minBlockSize: 420,
  padding: '32px 24px 0',
  textAlign: 'center',
  '& h2, & h3': { ...type.title, flexGrow: 0, marginBlock: '16px 20px', fontWeight: weight.heavy }
})

const icon = css({
  position: 'relative',
  padding: 16,
  '& > svg': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    color: color.accent,
    strokeWidth: 1
  }
})

const words = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 320,
  textWrap: 'pretty',
  '& strong': { fontWeight: weight.strong },
  '& p': { ...type.small, color: color.secondary },
  '& p.reason': { color: color.danger }
})

const actions = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 320,
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: '20px 24px',
  backgroundColor: color.surface
})

/** The CONNECT step (section 2): the picked wallet, what is happening, and what the visitor can do about it. */
export const ConnectPane = observer(function ConnectPane({ isStepTitle }: { readonly isStepTitle: boolean }) {
  const { connectDialog } = useConnectModels()
  const cancelRef = useRef<HTMLButtonElement>(null)
  const { wallet, failure } = connectDialog
  if (!wallet) return undefined

  const handleRetry = () => {
    connectDialog.retry()
    cancelRef.current?.focus()
  }

  const isWaiting = !failure && isReady(wallet)
  return (
    <div css={pane}>
      <span css={icon}>
        <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={72} />
        {isWaiting && <Spinner />}
      </span>
      {isStepTitle ? <DialogTitle>{wallet.name}</DialogTitle> : <h3>{wallet.name}</h3>}
      <Words wallet={wallet} />
      <div css={actions}>
        {failure && (
          <Button kind="primary" onClick={handleRetry}>
            {messages.connect.retry}
          </Button>
        )}
        <Button ref={cancelRef} kind="quiet" onClick={connectDialog.back}>
          {messages.connect.cancel}
        </Button>
      </div>
    </div>
  )
})

const Words = observer(function Words({ wallet }: { readonly wallet: Wallet }) {
  const { connection, connectDialog } = useConnectModels()
  const { failure } = connectDialog
  const canConnect = isReady(wallet)
  return (
    <div css={words}>
      <div role="status">
        {failure && (
          <>
            <strong>{messages.connect.failedTitle(wallet.name)}</strong>
            <p className="reason">{failure.reason}</p>
          </>
        )}
        {!failure && canConnect && (
          <>
            <strong>{messages.connect.opening(wallet.name)}</strong>
            <p>{messages.connect.confirm(wallet.name)}</p>
          </>
        )}
        {!failure && !canConnect && <p>{messages.connect.notReady(wallet.name)}</p>}
      </div>
      {failure?.details !== undefined && <Details text={failure.details} />}
      {!failure && canConnect && <Waiting since={connection.requestedAt} walletName={wallet.name} />}
    </div>
  )
})
