import { css } from '@emotion/react'
import { isPhone } from '#domain/device.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { actions, pane, words } from './pane-styles.ts'
import { DOWNLOAD_QR_SIZE, QrPlaceholder } from './qr-placeholder.tsx'
import { WalletMark } from './wallet-mark.tsx'

const downloadCode = lazyView(() => import('./download-code.tsx').then(({ DownloadCode }) => DownloadCode))

const whole = css({ flexGrow: 1, gap: 12 })

/** The wallet's app: a QR code on a computer, a link to the store on a phone. */
export const Download = observer(function Download() {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet, appUrl } = connectDialog
  if (!wallet || appUrl === undefined) return undefined
  const { download } = getWalletText
  const isOnPhone = isPhone(wallets.device)
  return (
    <div css={[pane, whole]}>
      {isOnPhone ? (
        <WalletMark wallet={wallet} isWaiting={false} />
      ) : (
        <downloadCode.View fallback={<QrPlaceholder size={DOWNLOAD_QR_SIZE} />} />
      )}
      <div css={words}>
        <p>{isOnPhone ? download.store(walletName(wallet)) : download.scan(walletName(wallet))}</p>
      </div>
      <div css={actions}>
        {isOnPhone && <NewTabLink href={appUrl}>{download.openStore}</NewTabLink>}
        <Button kind={isOnPhone ? 'secondary' : 'primary'} onClick={connectDialog.proceed}>
          {download.proceed}
        </Button>
      </div>
    </div>
  )
})
