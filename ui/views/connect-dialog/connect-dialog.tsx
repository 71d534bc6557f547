import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { messages } from '#domain/messages.ts'
import { color, size, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { ConnectPane } from './connect-pane.tsx'
import { IntroPane } from './intro-pane.tsx'
import { WalletList } from './wallet-list.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr)',
  blockSize: size.dialogMaxHeight - 62,
  minBlockSize: 0,
  '& > *': { minBlockSize: 0, overflowY: 'auto' },
  '& > :first-of-type': { paddingBlockStart: 8 },
  '& > * + *': { borderInlineStart: `1px solid ${color.line}` }
})

const footer = css(type.small, {
  padding: '16px 24px 20px',
  borderBlockStart: `1px solid ${color.line}`,
  color: color.secondary,
  textWrap: 'pretty'
})

/** Section 2: on a wide dialog the list with the wallet beside it, on a compact one the one or the other. */
export const ConnectDialog = observer(function ConnectDialog() {
  const { connectDialog, dialogs, settings } = useConnectModels()
  const isWide = useLargeScreen() && settings.modalSize === 'wide'
  const isConnectStep = connectDialog.step.name === 'CONNECT'
  const onBack = isConnectStep ? connectDialog.back : undefined

  if (isWide) {
    return (
      <Dialog title={messages.connect.title} size="wide" onClose={dialogs.close} onBack={onBack}>
        <div css={columns}>
          <WalletList />
          {isConnectStep ? <ConnectPane isStepTitle={false} /> : <IntroPane />}
        </div>
      </Dialog>
    )
  }
  if (isConnectStep) {
    return (
      <Dialog onClose={dialogs.close} onBack={onBack}>
        <ConnectPane isStepTitle />
      </Dialog>
    )
  }
  return (
    <Dialog title={messages.connect.title} onClose={dialogs.close}>
      <WalletList />
      <p css={footer}>{messages.connect.newToWallets}</p>
    </Dialog>
  )
})
