import { css } from '@emotion/react'
import { type ReactNode, useDeferredValue } from 'react'
import { isPhone } from '#domain/device.ts'
import type { ConnectStep } from '#domain/wallet/connect-steps.ts'
import type { ConnectDialogModel } from '#ui/models/connection/connect-dialog-model.ts'
import { connectText } from '#ui/text/connect.ts'
import { color, size, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { UntrustedName } from '#ui/views/parts/untrusted-text.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { walletName } from '#ui/words/wallet.ts'
import { ConnectPane } from './connect-pane.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { getWalletPane, prepareToGet } from './lazy-panes.ts'
import { LoadingPane } from './loading-pane.tsx'
import { WalletList } from './wallet-list.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: `${size.dialogAside}px minmax(0, 1fr)`,
  blockSize: size.dialogMaxHeight - size.dialogBar - 2,
  minBlockSize: 0,
  '& > *': { minBlockSize: 0, overflowY: 'auto' },
  '& > :first-of-type': { paddingBlockStart: 8, borderInlineEnd: `1px solid ${color.line}` }
})

/** Only the step scrolls, so the disclaimer stays visible. */
const beside = css({
  display: 'flex',
  flexDirection: 'column',
  '& > :first-of-type': { flexGrow: 1, minBlockSize: 0, overflowY: 'auto' }
})

// Content fades out as it scrolls under the footer.
const footer = css(type.small, {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '8px 24px',
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: `0 -12px 12px -4px ${color.surface}`,
  color: color.secondary,
  '& button': { minBlockSize: size.touch, color: color.accent, fontWeight: 600 },
  '& button:hover': { textDecoration: 'underline' }
})

/** A wide dialog shows the list and the current step side by side, a compact one shows either (requirement C1). */
export const ConnectDialog = observer(function ConnectDialog() {
  const { connectDialog, connection, dialogs, settings, wallets } = useConnectModels()
  const isWide = useLargeScreen() && settings.modalSize === 'wide'
  const step = useShownStep(connectDialog.step)
  // Shown until the code of the account stage has loaded; a closed dialog is not drawn again for it.
  const connected = connection.active && dialogs.open && connection.wallet
  const isFirst = !connected && (step.name === 'NONE' || (isWide && step.name === 'LEARN_COMPACT'))
  const frame = {
    step: connected ? 'connected' : keyOf(step, connectDialog),
    onClose: dialogs.close,
    onBack: isFirst || connected ? undefined : connectDialog.back
  }
  const title = connected ? (
    <UntrustedName name={walletName(connected)} />
  ) : (
    titleOf(step, connectDialog, isPhone(wallets.device))
  )
  const isConnect = connected !== undefined || step.name === 'CONNECT'

  if (isWide) {
    const wideTitle = isFirst ? connectText.titles.learn : title
    return (
      <Dialog {...frame} asideTitle={connectText.title} title={wideTitle} size="wide">
        <div css={columns}>
          <WalletList isBeside />
          <div css={beside}>
            <Pane isConnect={isConnect} />
            {isFirst && <Disclaimer />}
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog {...frame} title={title} isTallSheet>
      {step.name === 'NONE' && !connected ? <ListWithFooter /> : <Pane isConnect={isConnect} />}
    </Dialog>
  )
})

/** Only the list scrolls, so the link to getting a wallet stays visible. */
function ListWithFooter() {
  const { connectDialog } = useConnectModels()
  return (
    <>
      <WalletList />
      <p css={footer}>
        {connectText.newToWallets}
        <button type="button" onClick={connectDialog.openLearn} onPointerEnter={prepareToGet} onFocus={prepareToGet}>
          {connectText.titles.learn}
        </button>
      </p>
      <Disclaimer />
    </>
  )
}

function Pane({ isConnect }: { readonly isConnect: boolean }) {
  if (isConnect) return <ConnectPane />
  return <getWalletPane.View fallback={<LoadingPane />} />
}

/** A wallet that answers at once is not drawn as being asked: the list stays for that moment. */
function useShownStep(step: ConnectStep): ConnectStep {
  const before = useDeferredValue(step)
  return step.name === 'CONNECT' && before.name === 'NONE' ? before : step
}

/** A pairing code and its failure are separate views: switching between them loses the focus, so the key differs. */
function keyOf(step: ConnectStep, { transport, failure }: ConnectDialogModel): string {
  const walletId = 'walletId' in step ? step.walletId : ''
  return [step.name, walletId, transport?.kind === 'pairing' && failure ? 'failed' : ''].join(' ')
}

function titleOf(step: ConnectStep, { wallet, transport, failure }: ConnectDialogModel, isOnPhone: boolean): ReactNode {
  const { titles, title } = connectText
  const name = walletName(wallet)
  switch (step.name) {
    case 'NONE':
      return title
    case 'LEARN_COMPACT':
      return titles.learn
    case 'GET':
      return titles.getAny
    case 'CONNECT':
      if (transport?.kind === 'absent' && wallet?.pageUrl && !failure) {
        return connectText.openPageIn(wallet.shortName ?? name)
      }
      if (transport?.kind !== 'pairing' || failure || isOnPhone) return <UntrustedName name={name} />
      // Without downloads it is no particular app, but any wallet that supports pairing.
      return titles.scan(wallet?.downloads && name)
    case 'DOWNLOAD_OPTIONS':
      return titles.get(name)
    case 'DOWNLOAD':
      return titles.install(name)
    case 'INSTRUCTIONS_MOBILE':
    case 'INSTRUCTIONS_EXTENSION':
      return titles.instructions(wallet?.shortName ?? name)
  }
}
