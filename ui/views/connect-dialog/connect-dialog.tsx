import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { connectMessages } from '#domain/connect-messages.ts'
import { isPhone } from '#domain/device.ts'
import type { ConnectDialogModel } from '#ui/models/connect-dialog-model.ts'
import { color, size, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { connectPane, getWalletPane, prepareToGet } from './lazy-panes.ts'
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

const footer = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '8px 24px',
  borderBlockStart: `1px solid ${color.line}`,
  color: color.secondary,
  '& button': { minBlockSize: size.touch, color: color.accent, fontWeight: 600 },
  '& button:hover': { textDecoration: 'underline' }
})

/** Section 2: on a wide dialog the list with the step beside it, on a compact one the one or the other. */
export const ConnectDialog = observer(function ConnectDialog() {
  const { connectDialog, dialogs, settings, wallets } = useConnectModels()
  const isWide = useLargeScreen() && settings.modalSize === 'wide'
  const { step } = connectDialog
  const isFirst = step.name === 'NONE' || (isWide && step.name === 'LEARN_COMPACT')
  const frame = { step: keyOf(connectDialog), onClose: dialogs.close, onBack: isFirst ? undefined : connectDialog.back }
  const title = titleOf(connectDialog, isPhone(wallets.device))

  if (isWide) {
    const wideTitle = isFirst ? connectMessages.titles.learn : title
    return (
      <Dialog {...frame} asideTitle={connectMessages.title} title={wideTitle} size="wide">
        <div css={columns}>
          <WalletList />
          <Pane isConnect={step.name === 'CONNECT'} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog {...frame} title={title}>
      {step.name === 'NONE' ? <ListWithFooter /> : <Pane isConnect={step.name === 'CONNECT'} />}
    </Dialog>
  )
})

/** Scrolls of its own accord, so that the way to a wallet stays in sight. */
function ListWithFooter() {
  const { connectDialog } = useConnectModels()
  return (
    <>
      <WalletList />
      <p css={footer}>
        {connectMessages.newToWallets}
        <button type="button" onClick={connectDialog.learn} onPointerEnter={prepareToGet} onFocus={prepareToGet}>
          {connectMessages.titles.learn}
        </button>
      </p>
    </>
  )
}

function Pane({ isConnect }: { readonly isConnect: boolean }) {
  const { View } = isConnect ? connectPane : getWalletPane
  return (
    <Suspense fallback={<LoadingPane />}>
      <View />
    </Suspense>
  )
}

/** A code that gives way to a failure, or comes back, is another view as well: what had the focus is gone with it. */
function keyOf({ step, way, failure }: ConnectDialogModel): string {
  const walletId = 'walletId' in step ? step.walletId : ''
  return [step.name, walletId, way?.kind === 'pairing' && failure ? 'failed' : ''].join(' ')
}

function titleOf({ step, wallet, way, failure }: ConnectDialogModel, isOnPhone: boolean): string {
  const { titles, title } = connectMessages
  const name = wallet?.name ?? ''
  switch (step.name) {
    case 'NONE':
      return title
    case 'LEARN_COMPACT':
      return titles.learn
    case 'GET':
      return titles.getAny
    case 'CONNECT':
      if (way?.kind !== 'pairing' || failure || isOnPhone) return name
      // What cannot be got is no app in particular, but any that takes up a pairing.
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
