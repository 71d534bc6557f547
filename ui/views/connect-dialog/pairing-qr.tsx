import { pairingText } from '#domain/text/pairing.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { walletName } from '#ui/words/wallet.ts'
import { QrCode } from './qr-code.tsx'
import { QR_SIZES, QrPlaceholder } from './qr-placeholder.tsx'

/** The QR code that another device scans to connect its wallet. */
export const PairingQr = observer(function PairingQr() {
  const { connection, connectDialog } = useConnectModels()
  const size = QR_SIZES.compact
  if (!connection.pairing || !connectDialog.wallet) return <QrPlaceholder size={size} />
  return <QrCode text={connection.pairing.uri} size={size} name={pairingText.code(walletName(connectDialog.wallet))} />
})
