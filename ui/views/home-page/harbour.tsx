import { css } from '@emotion/react'

const scene = css({ inlineSize: '100%', blockSize: 'auto' })

/** A boat at its mooring, its port light lit, in the colours of the theme. Decorative, and no part of the page's code. */
export function Harbour() {
  return (
    <svg css={scene} viewBox="0 0 460 400" aria-hidden="true">
      <use href="/harbour.svg#scene" />
    </svg>
  )
}
