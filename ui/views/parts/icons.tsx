import { css } from '@emotion/react'

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'M19 12H5m6-7-7 7 7 7',
  down: 'm6 9 6 6 6-6',
  copy: 'M9 9h9.5A1.5 1.5 0 0 1 20 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zm0 6H5.5A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5V9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  leave: 'M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M4 12h11m-4-4 4 4-4 4',
  external: 'M8 16 17 7m-8 0h8v8',
  warning: 'M12 4 2.8 19.5h18.4zm0 6v4m0 2.8v.1',
  pending: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2',
  confirmed: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.3 2.8 2.7L16 9.5',
  failed: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.3 9.3l5.4 5.4m0-5.4-5.4 5.4',
  key: 'M15.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.9 12 4 20m2.5-2.5L9 20',
  quiet: 'M12 3 5 6v5.5c0 4.4 2.9 7.6 7 9.5 4.1-1.9 7-5.1 7-9.5V6zm-3 9 2.2 2.2L15.2 10',
  truth: 'M4 19.5h16M6.5 16v-4m5.5 4V5m5.5 11V9'
} as const

export type IconName = keyof typeof paths

const stroke = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round'
})

const mirrored = css({ '[dir=rtl] &': { transform: 'scaleX(-1)' } })

/** Always decorative: what it means stands beside it in words, or is the name of the button around it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const isDirected = name === 'back' || name === 'external' || name === 'leave'
  return (
    <svg css={[stroke, isDirected && mirrored]} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
