import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { Suspense, useRef } from 'react'
import { connectMessages } from '#domain/connect-messages.ts'
import { messages } from '#domain/messages.ts'
import type { Wallet } from '#domain/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Waiting } from '#ui/views/parts/waiting.tsx'
import { pairingView } from './lazy-pairing.ts'
import { LoadingPane } from './loading-pane.tsx'
import { actions, pane, words } from './pane-styles.ts'
import { WalletMark } from './wallet-mark.tsx'
import { WantButton } from './want-button.tsx'

const tall = css({ flexGrow: 1, minBlockSize: 360 })

/** The CONNECT step (section 2): the picked wallet, what is happening, and what the visitor can do about it. */
export const ConnectPane = observer(function ConnectPane() {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet, way, failure } = connectDialog
  if (!wallet || !way) return undefined
  if (way.kind !== 'pairing' || failure) return <PlainPane wallet={wallet} />
  const { View } = pairingView(wallet, wallets.device)
  return (
    <Suspense fallback={<LoadingPane />}>
      <View />
    </Suspense>
  )
})

/** Icon and name have a fixed place. */
const PlainPane = observer(function PlainPane({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog } = useConnectModels()
  const cancelRef = useRef<HTMLButtonElement>(null)
  const { way, failure } = connectDialog
  // Asked anew: a wallet that leaves the page tells nobody.
  const isToGet = failure ? wallet.way().kind === 'absent' : way?.kind !== 'here'

  const handleRetry = () => {
    connectDialog.retry()
    cancelRef.current?.focus()
  }

  return (
    <div css={[pane, tall]}>
      <WalletMark wallet={wallet} isWaiting={!failure && way?.kind === 'here'} />
      <Words wallet={wallet} />
      <div css={actions}>
        {failure && (
          <Button kind="primary" onClick={handleRetry}>
            {connectMessages.retry}
          </Button>
        )}
        {way?.kind === 'page-link' && (
          <a css={buttonStyle('primary')} href={way.url}>
            {connectMessages.openPageIn(wallet.name)}
          </a>
        )}
        {isToGet && <WantButton wallet={wallet}>{connectMessages.titles.get(wallet.name)}</WantButton>}
        <Button ref={cancelRef} kind="quiet" onClick={connectDialog.back}>
          {messages.dialogs.cancel}
        </Button>
      </div>
    </div>
  )
})

const Words = observer(function Words({ wallet }: { readonly wallet: Wallet }) {
  const { connection, connectDialog } = useConnectModels()
  const { way, failure } = connectDialog
  const isAsked = !failure && way?.kind === 'here'
  return (
    <div css={words} ref={showDetails}>
      <div role="status">
        {failure && (
          <>
            <strong>{connectMessages.failedTitle(wallet.name)}</strong>
            <p className="reason">{failure.reason}</p>
          </>
        )}
        {isAsked && (
          <>
            <strong>{connectMessages.opening(wallet.name)}</strong>
            <p>{connectMessages.confirm(wallet.name)}</p>
          </>
        )}
        {!failure && way?.kind === 'page-link' && <p>{connectMessages.pageLink(wallet.name)}</p>}
        {!failure && way?.kind === 'absent' && <p>{messages.connect.notReady(wallet.name)}</p>}
      </div>
      {failure?.details !== undefined && <Details text={failure.details} />}
      {isAsked && <Waiting since={connection.requestedAt} wallet={wallet} />}
    </div>
  )
})

/** Details that open at the lower edge would be out of sight. Their `toggle` does not bubble. */
function showDetails(place: HTMLElement | null): void {
  const show = ({ target }: Event) => target instanceof Element && target.scrollIntoView({ block: 'nearest' })
  place?.addEventListener('toggle', show, { capture: true })
}
