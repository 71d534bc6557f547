import { css } from '@emotion/react'
import { useState } from 'react'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { pageText } from '#ui/text/page.ts'
import { pairingText } from '#ui/text/pairing.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { CodeValidity, useValidity } from './code-validity.tsx'
import { actions, PANE_COLUMN, pane, words } from './pane-styles.ts'
import { BESIDE_QR, QR_SIZES, QrPlaceholder } from './qr-placeholder.tsx'
import { WalletMark } from './wallet-mark.tsx'

export const pairingQr = lazyView(() => import('./pairing-qr.tsx').then(({ PairingQr }) => PairingQr))

/** Trims the space around the icon so that all of the text fits above the buttons. */
const trimmed = css({ flexGrow: 1, gap: 12, '& > span:first-of-type': { marginBlock: -12 } })

const secondary = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: PANE_COLUMN,
  '& > *': { flexGrow: 1 }
})

// The code, the time and the button fit into a sheet without scrolling.
const around = css({ flexGrow: 1, gap: 0, padding: `0 ${BESIDE_QR}` })
const low = css({ paddingBlock: '8px 12px', boxShadow: 'none' })
const code = css({ display: 'grid', justifyItems: 'center', gap: 4, inlineSize: '100%' })

/**
 * On a phone, for any wallet that supports pairing: either it is on this phone, or a second phone scans the code. Another
 * app's own browser opens no plain `wc:` link, so there the page is to be opened in the visitor's browser.
 */
export const OpenAnyWallet = observer(function OpenAnyWallet() {
  const { connection, connectDialog, wallets } = useConnectModels()
  const [isCodeShown, setCodeShown] = useState(false)
  const { pairing, text, announcement } = useValidity(connection.pairing)
  const { wallet } = connectDialog
  const { isInApp } = wallets.device
  if (!wallet) return undefined
  return (
    <div css={[pane, isCodeShown ? around : trimmed]}>
      {isCodeShown ? (
        <div css={code}>
          <pairingQr.View fallback={<QrPlaceholder size={QR_SIZES.compact} />} />
          <CodeValidity pairing={pairing} text={text} />
        </div>
      ) : (
        <>
          <WalletMark wallet={wallet} isWaiting={!pairing} />
          <div css={words} role="status">
            <strong>{pairingText.openAnyTitle}</strong>
            {isInApp ? (
              <p>{pairingText.inAppHelp}</p>
            ) : (
              <>
                <p>{pairing ? pairingText.openAnyText : pairingText.preparingLink}</p>
                {pairing && <p>{pairingText.openAnyHelp}</p>}
              </>
            )}
          </div>
        </>
      )}
      <div css={[actions, isCodeShown && low]}>
        {!isCodeShown && isInApp && (
          <CopyButton kind="primary" isSmall={false} text={location.href} label={getWalletText.page.copyAddress} />
        )}
        {!isCodeShown && !isInApp && pairing && (
          <a css={buttonStyle('primary')} href={pairing.uri}>
            {pairingText.openAny}
          </a>
        )}
        {!isCodeShown && !isInApp && !pairing && (
          <Button kind="primary" disabled>
            {pairingText.openAny}
          </Button>
        )}
        <div css={secondary}>
          {!isCodeShown && pairing && <CopyButton kind="secondary" text={pairing.uri} label={pairingText.copyLink} />}
          {/* One button for both states, so that it keeps the focus. */}
          <Button isSmall disabled={!pairing && !isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
            {isCodeShown ? pairingText.hideCode : pairingText.showCode}
          </Button>
        </div>
        {!isCodeShown && (
          <Button kind="quiet" onClick={connectDialog.back}>
            {pageText.dialogs.cancel}
          </Button>
        )}
      </div>
      <LiveRegion>{isCodeShown && announcement}</LiveRegion>
    </div>
  )
})
