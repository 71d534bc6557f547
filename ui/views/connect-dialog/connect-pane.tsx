import { useState } from 'react'
import { isPhone } from '#domain/device.ts'
import type { Wallet, WalletTransport } from '#domain/wallet/wallet.ts'
import { connectText } from '#ui/text/connect.ts'
import { pageText } from '#ui/text/page.ts'
import { walletFailures } from '#ui/text/wallet-failures.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'
import { Waiting } from '#ui/views/parts/waiting.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { shownWalletFailure } from '#ui/words/wallet-failure.ts'
import { ConnectedPane } from './connected-pane.tsx'
import { GetWalletButton } from './get-wallet-button.tsx'
import { pageCode, pairingView } from './lazy-panes.ts'
import { linkTarget } from './link-target.ts'
import { LoadingPane } from './loading-pane.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { actions, pane, tall, words } from './pane-styles.ts'
import { WalletMark } from './wallet-mark.tsx'

/** Why no request can be sent to the wallet from here. */
function unreachableText({ isHost }: Wallet, { kind }: WalletTransport): ((wallet: string) => string) | undefined {
  if (kind === 'absent') return walletFailures['not-ready']
  if (kind !== 'page-link') return undefined
  return isHost ? connectText.pageInside : connectText.pageLink
}

/** The CONNECT step: the picked wallet, what is happening, and what the visitor can do. */
export const ConnectPane = observer(function ConnectPane() {
  const { connectDialog, connection, wallets } = useConnectModels()
  const { wallet, transport, failure } = connectDialog
  if (connection.active) return <ConnectedPane />
  if (!wallet || !transport) return undefined
  const isPageCode = transport.kind === 'absent' && wallet.pageUrl !== undefined
  if ((transport.kind !== 'pairing' && !isPageCode) || failure) return <PlainPane wallet={wallet} />
  const { View } = isPageCode ? pageCode : pairingView(wallet, wallets.device)
  return <View fallback={<LoadingPane />} />
})

/** Icon and name never move. */
const PlainPane = observer(function PlainPane({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog, wallets } = useConnectModels()
  const [retriedId, setRetriedId] = useState<string>()
  const { transport, failure } = connectDialog
  // Checked again: there is no event for a wallet that disappears from the page.
  const canGet = failure ? wallet.transport().kind === 'absent' : transport?.kind !== 'here'

  // It stays while the wallet is asked again, and keeps the focus for the next time.
  const hasRetry = failure !== undefined || (retriedId === wallet.id && transport?.kind === 'here')
  const handleRetry = () => {
    setRetriedId(wallet.id)
    connectDialog.retry()
  }

  return (
    <div css={[pane, tall]}>
      <WalletMark wallet={wallet} isWaiting={!failure && transport?.kind === 'here'} />
      <Words wallet={wallet} />
      <div css={actions}>
        {hasRetry && (
          <Button kind="primary" aria-disabled={!failure} onClick={failure && handleRetry}>
            {connectText.retry}
          </Button>
        )}
        {transport?.kind === 'page-link' && !isPhone(wallets.device) && (
          <NewTabLink href={transport.url}>
            <Sentence of={connectText.openPageIn} name={walletName(wallet)} />
          </NewTabLink>
        )}
        {transport?.kind === 'page-link' && isPhone(wallets.device) && (
          <a
            css={buttonStyle('primary')}
            href={transport.url}
            {...(wallets.device.isInApp && linkTarget(transport.url))}
          >
            <Sentence of={connectText.openPageIn} name={walletName(wallet)} />
          </a>
        )}
        {canGet && (
          <GetWalletButton wallet={wallet}>
            <Sentence of={connectText.titles.get} name={walletName(wallet)} />
          </GetWalletButton>
        )}
        <Button kind="quiet" onClick={connectDialog.back}>
          {pageText.dialogs.cancel}
        </Button>
      </div>
    </div>
  )
})

const Words = observer(function Words({ wallet }: { readonly wallet: Wallet }) {
  const { connection, connectDialog } = useConnectModels()
  const { transport } = connectDialog
  const failure = connectDialog.failure && shownWalletFailure(connectDialog.failure)
  const isPending = !failure && transport?.kind === 'here'
  const { cautions } = connectText
  const unreachable = failure || !transport ? undefined : unreachableText(wallet, transport)
  return (
    <div css={words} ref={showDetails}>
      <div role="status">
        {failure && (
          <>
            <strong>
              <Sentence of={connectText.failedTitle} name={walletName(wallet)} />
            </strong>
            <p className="reason">{failure.reason}</p>
          </>
        )}
        {isPending && (
          <>
            <strong>
              <Sentence of={connectText.opening} name={walletName(wallet)} />
            </strong>
            <p>
              <Sentence of={connectText.confirm} name={walletName(wallet)} />
            </p>
          </>
        )}
        {unreachable && (
          <p>
            <Sentence of={unreachable} name={walletName(wallet)} />
          </p>
        )}
      </div>
      {wallet.caution && wallet.caution !== 'ambiguous-name' && (
        <p className="caution">
          {cautions[wallet.caution]} {cautions.help}
        </p>
      )}
      <Details text={failure?.details} />
      {isPending && <Waiting since={connection.requestedAt} wallet={wallet} />}
    </div>
  )
})

/** Scrolls opened details into view. Captured, because `toggle` does not bubble. */
function showDetails(place: HTMLElement | null): void {
  const show = ({ target }: Event) => target instanceof Element && target.scrollIntoView({ block: 'nearest' })
  place?.addEventListener('toggle', show, { capture: true })
}
