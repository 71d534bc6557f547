import { css } from '@emotion/react'
import { color, radius } from '#ui/theme/tokens.ts'
import { Spinner } from '#ui/views/parts/spinner.tsx'

/** Widths of QR codes in px (requirement C17). */
export const QR_SIZES = { wide: 382, compact: 318 } as const
export const DOWNLOAD_QR_SIZE = 268

/** The margin beside a code: narrower in a window of 350 px, which has room for all of it even with a scroll bar (requirement C17). */
export const BESIDE_QR = `clamp(8px, calc(50% - ${QR_SIZES.compact / 2}px), 24px)`

const box = css({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.tile,
  backgroundColor: color.sunken,
  color: color.accent
})

/** Reserves the space of a QR code that is not ready yet. */
export function QrPlaceholder({ size }: { readonly size: number }) {
  return (
    <div css={[box, css({ inlineSize: size })]}>
      <Spinner size={32} />
    </div>
  )
}
