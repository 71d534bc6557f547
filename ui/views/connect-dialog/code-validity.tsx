import { css } from '@emotion/react'
import { useState } from 'react'
import type { Pairing } from '#domain/ports/connector.ts'
import { pairingText } from '#domain/text/pairing.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { formatCountdown } from '#ui/views/parts/time.ts'
import { useRemainingSeconds } from '#ui/views/parts/use-remaining-seconds.ts'

/** Where there is none, as in every build, nothing of it is in the page. */
const testPhone =
  __TEST_PHONE__ === '' ? undefined : lazyView(() => import('./test-phone.tsx').then(({ TestPhone }) => TestPhone))

/** Said once: a time that is read out every second would drown everything else. */
const SAY_WHEN_LEFT_S = 60

const line = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 12,
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums'
})

export interface Validity {
  /** Undefined until there is one, and once it is good no longer. */
  readonly pairing: Pairing | undefined
  readonly words: string
  readonly announcement: string
}

/** How long a pairing is good for, second by second. */
export function useValidity(pairing: Pairing | undefined): Validity {
  const [firstUri, setFirstUri] = useState(pairing?.uri)
  if (firstUri === undefined && pairing) setFirstUri(pairing.uri)
  const seconds = useRemainingSeconds(pairing?.expiresAt)
  if (!pairing || seconds === 0) {
    return { pairing: undefined, words: pairingText.preparing, announcement: pairingText.preparing }
  }
  const isNew = pairing.uri !== firstUri
  const words = (isNew ? pairingText.newValidFor : pairingText.validFor)(formatCountdown(seconds))
  if (seconds <= SAY_WHEN_LEFT_S) return { pairing, words, announcement: pairingText.expiresSoon }
  return { pairing, words, announcement: isNew ? pairingText.renewed : pairingText.ready }
}

/** The time that is left, under a code. */
export function CodeValidity({ pairing, words }: Pick<Validity, 'pairing' | 'words'>) {
  return (
    <p css={line}>
      {words}
      {testPhone && pairing && <testPhone.View />}
    </p>
  )
}
