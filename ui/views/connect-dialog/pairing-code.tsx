import { css } from '@emotion/react'
import { connectText } from '#ui/text/connect.ts'
import { pageText } from '#ui/text/page.ts'
import { pairingText } from '#ui/text/pairing.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { walletName } from '#ui/words/wallet.ts'
import { CodeValidity, useValidity } from './code-validity.tsx'
import { GetWalletButton } from './get-wallet-button.tsx'
import { linkTarget } from './link-target.ts'
import { QrCode } from './qr-code.tsx'
import { BESIDE_QR, QR_SIZES, QrPlaceholder } from './qr-placeholder.tsx'

const pane = css({ display: 'grid', justifyItems: 'center', gap: 4, padding: `0 ${BESIDE_QR} 12px` })

const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  inlineSize: 'calc(100% + 24px)',
  minBlockSize: 36,
  '& > button': { paddingInline: 8 }
})

/** In one line: a wide dialog has width but no height to spare. */
const wideBelow = css({
  inlineSize: '100%',
  marginBlockStart: 4,
  '& > p': { marginInlineEnd: 'auto' }
})

/** The code that a wallet on another device scans, how long it stays valid, and its link for use without a camera. */
export const PairingCode = observer(function PairingCode() {
  const { connection, connectDialog, settings } = useConnectModels()
  const isWide = useLargeScreen() && settings.modalSize === 'wide'
  const { wallet } = connectDialog
  const { pairing, text, announcement } = useValidity(connection.pairing)
  if (!wallet) return undefined
  const desktopLink = pairing && wallet.desktop?.getUri(pairing.uri)
  const size = QR_SIZES[isWide ? 'wide' : 'compact']
  const time = <CodeValidity pairing={pairing} text={text} />
  return (
    <div css={pane}>
      {pairing ? (
        <QrCode text={pairing.uri} size={size} name={pairingText.code(walletName(wallet))} />
      ) : (
        <QrPlaceholder size={size} />
      )}
      {!isWide && time}
      <div css={[below, isWide && wideBelow]}>
        {isWide && time}
        {desktopLink !== undefined && (
          <a css={buttonStyle('primary', true)} href={desktopLink} {...linkTarget(desktopLink)}>
            {pairingText.open(walletName(wallet))}
          </a>
        )}
        {pairing && <CopyButton kind="secondary" text={pairing.uri} label={pairingText.copyLink} />}
        <GetWalletButton wallet={wallet} kind="quiet" isSmall>
          {connectText.titles.get(walletName(wallet))}
        </GetWalletButton>
        {!isWide && (
          <Button kind="quiet" isSmall onClick={connectDialog.back}>
            {pageText.dialogs.cancel}
          </Button>
        )}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  )
})
