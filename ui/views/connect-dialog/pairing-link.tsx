import { css } from '@emotion/react'
import { connectText } from '#ui/text/connect.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { pageText } from '#ui/text/page.ts'
import { pairingText } from '#ui/text/pairing.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { linkTarget } from './link-target.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { actions, PANE_COLUMN, pane, words } from './pane-styles.ts'
import { useAppLink } from './use-app-link.ts'
import { WalletMark } from './wallet-mark.tsx'

const tall = css({ flexGrow: 1, gap: 12, minBlockSize: 320 })

/** Not among the buttons at the bottom, because the outcome of copying needs space. */
const alternatives = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: PANE_COLUMN,
  '& > *': { flexGrow: 1 },
  '& > div': { order: 1 },
  '& input': { scrollMarginBlockEnd: 156 }
})

/** Connecting through the wallet's app on this phone, and what to do if it does not open. */
export const PairingLink = observer(function PairingLink() {
  const { connection, connectDialog, wallets } = useConnectModels()
  const { wallet, appUrl } = connectDialog
  const { isInApp } = wallets.device
  const uri = connection.pairing?.uri
  const link = uri === undefined ? undefined : wallet?.pairingLink?.(uri, wallets.device)
  const { ref, state, handleClick } = useAppLink(link)
  if (!wallet) return undefined
  const name = walletName(wallet)
  return (
    <div css={[pane, tall]}>
      <WalletMark wallet={wallet} isWaiting={link === undefined || state === 'opened'} />
      <div css={words} role="status">
        {state === 'missed' ? (
          <>
            <strong>{pairingText.notOpened(name)}</strong>
            <p>{isInApp ? pairingText.inAppHelp : pairingText.notOpenedHelp}</p>
          </>
        ) : (
          <>
            <strong>{connectText.opening(name)}</strong>
            <p>{link === undefined ? pairingText.preparingLink : pairingText.confirm(name)}</p>
          </>
        )}
      </div>
      {state === 'missed' && uri !== undefined && (
        <div css={alternatives}>
          {isInApp && <CopyButton kind="secondary" text={location.href} label={getWalletText.page.copyAddress} />}
          <CopyButton kind="secondary" text={uri} label={pairingText.copyLink} />
          {appUrl !== undefined && (
            <NewTabLink kind="secondary" isSmall href={appUrl}>
              {connectText.titles.get(name)}
            </NewTabLink>
          )}
        </div>
      )}
      <div css={actions}>
        {link !== undefined && (
          <a ref={ref} css={buttonStyle('primary')} href={link} {...linkTarget(link)} onClick={handleClick}>
            {state === 'ready' ? pairingText.open(name) : pairingText.openAgain}
          </a>
        )}
        <Button kind="quiet" onClick={connectDialog.back}>
          {pageText.dialogs.cancel}
        </Button>
      </div>
    </div>
  )
})
