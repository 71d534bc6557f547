import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { connectMessages } from '#domain/connect-messages.ts'
import { isPhone } from '#domain/device.ts'
import { messages } from '#domain/messages.ts'
import { pairingMessages } from '#domain/pairing-messages.ts'
import type { Pairing } from '#domain/ports/connector.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { formatCountdown } from '#ui/views/parts/time.ts'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { useRemainingSeconds } from '#ui/views/parts/use-remaining-seconds.ts'
import { QrCode } from './qr-code.tsx'
import { QR_SIZES, QrPlaceholder } from './qr-placeholder.tsx'
import { WantButton } from './want-button.tsx'

/** Where there is none, as in every build, nothing of it is in the page. */
const testPhone =
  __TEST_PHONE__ === '' ? undefined : lazyView(() => import('./test-phone.tsx').then(({ TestPhone }) => TestPhone))

/** Said once: a time that is read out every second would drown everything else. */
const SAY_WHEN_LEFT_S = 60

const pane = css({ display: 'grid', justifyItems: 'center', gap: 4, padding: '0 24px 12px' })

const validity = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 12,
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums'
})

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

/** In one line: beside the list there is width, but no height to spare. */
const wideBelow = css({
  inlineSize: '100%',
  marginBlockStart: 4,
  '& > p': { marginInlineEnd: 'auto' }
})

/** The code that a wallet elsewhere scans, how long it is good for, and its link for where no camera helps. */
export const PairingCode = observer(function PairingCode() {
  const { connection, connectDialog, settings, wallets } = useConnectModels()
  const isWide = useLargeScreen() && settings.modalSize === 'wide'
  const { wallet } = connectDialog
  const { pairing, words, announcement } = useValidity(connection.pairing)
  if (!wallet) return undefined
  const size = QR_SIZES[isWide ? 'wide' : 'compact']
  const time = (
    <p css={validity}>
      {words}
      {testPhone && pairing && (
        <Suspense>
          <testPhone.View />
        </Suspense>
      )}
    </p>
  )
  return (
    <div css={pane}>
      {pairing ? (
        <QrCode text={pairing.uri} size={size} name={pairingMessages.code(wallet.name)} />
      ) : (
        <QrPlaceholder size={size} />
      )}
      {!isWide && time}
      <div css={[below, isWide && wideBelow]}>
        {isWide && time}
        {pairing && isPhone(wallets.device) && (
          <a css={buttonStyle('primary', true)} href={pairing.uri}>
            {pairingMessages.openAny}
          </a>
        )}
        {pairing && <CopyButton kind="secondary" text={pairing.uri} label={pairingMessages.copyLink} />}
        <WantButton wallet={wallet} kind="quiet" isSmall>
          {connectMessages.titles.get(wallet.name)}
        </WantButton>
        {!isWide && (
          <Button kind="quiet" isSmall onClick={connectDialog.back}>
            {messages.dialogs.cancel}
          </Button>
        )}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  )
})

interface Validity {
  /** Undefined until there is one, and once it is good no longer. */
  readonly pairing: Pairing | undefined
  readonly words: string
  readonly announcement: string
}

function useValidity(pairing: Pairing | undefined): Validity {
  const [firstUri, setFirstUri] = useState(pairing?.uri)
  if (firstUri === undefined && pairing) setFirstUri(pairing.uri)
  const seconds = useRemainingSeconds(pairing?.expiresAt)
  if (!pairing || seconds === 0) {
    return { pairing: undefined, words: pairingMessages.preparing, announcement: pairingMessages.preparing }
  }
  const isNew = pairing.uri !== firstUri
  const words = (isNew ? pairingMessages.newValidFor : pairingMessages.validFor)(formatCountdown(seconds))
  if (seconds <= SAY_WHEN_LEFT_S) return { pairing, words, announcement: pairingMessages.expiresSoon }
  return { pairing, words, announcement: isNew ? pairingMessages.renewed : pairingMessages.ready }
}
