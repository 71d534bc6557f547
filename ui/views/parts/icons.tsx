import { css } from '@emotion/react'

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'M19 12H5m6-7-7 7 7 7',
  key: 'M15.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.9 12 4 20m2.5-2.5L9 20',
  shield: 'M12 3 5 6v5.5c0 4.4 2.9 7.6 7 9.5 4.1-1.9 7-5.1 7-9.5V6zm-3 9 2.2 2.2L15.2 10',
  chart: 'M4 19.5h16M6.5 16v-4m5.5 4V5m5.5 11V9'
} as const

export type IconName = keyof typeof paths

/** Attributes, not styles: rows of long lists have icons, and a style takes far longer to apply. */
const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round'
} as const

const mirrored = css({ '[dir=rtl] &': { transform: 'scaleX(-1)' } })

/** Always decorative: the text beside it or the button's label carries the meaning. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawing path={paths[name]} size={size} isMirrored={name === 'back'} />
}

interface DrawingProps {
  /** On a 24 × 24 grid. */
  readonly path: string
  /** In px. */
  readonly size: number
  /** It points somewhere, so it is mirrored in right-to-left text. */
  readonly isMirrored?: boolean
}

/** Draws an icon in the same style, for icons that not every stage needs. */
export function Drawing({ path, size, isMirrored = false }: DrawingProps) {
  const drawing = { ...stroke, width: size, height: size, viewBox: '0 0 24 24', children: <path d={path} /> }
  return isMirrored ? <svg css={mirrored} {...drawing} aria-hidden="true" /> : <svg {...drawing} aria-hidden="true" />
}
