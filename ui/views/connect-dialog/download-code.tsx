import { getWalletText } from '#domain/text/get-wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { walletName } from '#ui/words/wallet.ts'
import { QrCode } from './qr-code.tsx'
import { DOWNLOAD_QR_SIZE } from './qr-placeholder.tsx'

/** The QR code that a phone scans to install the wallet (requirement C8). */
export const DownloadCode = observer(function DownloadCode() {
  const { wallet, appUrl } = useConnectModels().connectDialog
  if (!wallet || appUrl === undefined) return undefined
  return <QrCode text={appUrl} size={DOWNLOAD_QR_SIZE} name={getWalletText.download.code(walletName(wallet))} />
})
