import { css } from '@emotion/react'
import { useState } from 'react'
import { PAIRING_LASTS_MS, type Pairing } from '#domain/ports/connector.ts'
import { pairingText } from '#ui/text/pairing.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { formatCountdown } from '#ui/views/parts/time.ts'
import { useRemainingSeconds } from '#ui/views/parts/use-seconds.ts'

/** Development only: the constant is empty in every build, which drops the code. */
const testPhone =
  __TEST_PHONE__ === '' ? undefined : lazyView(() => import('./test-phone.tsx').then(({ TestPhone }) => TestPhone))

/** Announced once: reading the countdown out every second would drown everything else. */
const ANNOUNCE_WHEN_LEFT_S = 60

const line = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 12,
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums'
})

interface Validity {
  /** Undefined before there is one and after it has expired. */
  readonly pairing: Pairing | undefined
  readonly text: string
  readonly announcement: string
}

/** How long a pairing stays valid, counting down by the second. */
export function useValidity(pairing: Pairing | undefined): Validity {
  const [firstUri, setFirstUri] = useState(pairing?.uri)
  if (firstUri === undefined && pairing) setFirstUri(pairing.uri)
  const seconds = useRemainingSeconds(pairing?.expiresAt, PAIRING_LASTS_MS)
  if (!pairing || seconds === 0) {
    return { pairing: undefined, text: pairingText.preparing, announcement: pairingText.preparing }
  }
  const isNew = pairing.uri !== firstUri
  const text = (isNew ? pairingText.newValidFor : pairingText.validFor)(formatCountdown(seconds))
  if (seconds <= ANNOUNCE_WHEN_LEFT_S) return { pairing, text, announcement: pairingText.expiresSoon }
  return { pairing, text, announcement: isNew ? pairingText.renewed : pairingText.ready }
}

/** The remaining time, under a code. */
export function CodeValidity({ pairing, text }: Pick<Validity, 'pairing' | 'text'>) {
  return (
    <p css={line}>
      {text}
      {testPhone && pairing && <testPhone.View />}
    </p>
  )
}
