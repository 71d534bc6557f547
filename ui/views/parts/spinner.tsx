import { css, keyframes } from '@emotion/react'
import { color } from '#ui/theme/tokens.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const ring = css({
  fill: 'none',
  stroke: color.line,
  strokeWidth: 2.5,
  animation: `${turn} 900ms linear infinite`,
  transformOrigin: 'center',
  '& path': { stroke: 'currentColor', strokeLinecap: 'round' }
})

/** Always decorative: the text beside it says what is pending. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg css={ring} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  )
}
