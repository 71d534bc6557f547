import { css } from '@emotion/react'
import { pictureAddress } from '#ui/base-path.ts'

const scene = css({ inlineSize: '100%', blockSize: 'auto' })

/** A moored boat with its port light lit, in the theme's colours. Decorative, and fetched as an image. */
export function Harbour() {
  return (
    <svg css={scene} viewBox="0 0 460 400" aria-hidden="true">
      <use href={pictureAddress('/harbour.svg#scene')} />
    </svg>
  )
}
