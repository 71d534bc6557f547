import { css } from '@emotion/react'

/** For assistive technology only. */
export const visuallyHidden = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap'
})
