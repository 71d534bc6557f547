import { css } from '@emotion/react'
import { Link } from '#ui/router.tsx'
import { color, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { paths } from '#ui/views/paths.ts'

const link = css(type.title, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: size.touch,
  marginInlineStart: -4,
  paddingInline: 4,
  borderRadius: radius.control,
  fontWeight: weight.heavy,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Only at its end: the letters of some fonts are higher than a line.
  '& span': { overflowX: 'clip', textOverflow: 'ellipsis', minInlineSize: 0, maxInlineSize: '52vw' }
})

const mark = css({
  color: color.text,
  '& .rim': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.25 },
  '& .sea': { fill: color.accent },
  '& .light': { fill: color.danger }
})

/** A porthole with the sea and a ship's red port light. */
function Mark() {
  return (
    <svg css={mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path
        className="sea"
        d="M1.6 16.2c2.1-1.7 4.1-1.7 6.2 0s4.1 1.7 6.2 0 4.1-1.7 6.2 0 4.1 1.7 6.2 0A12.5 12.5 0 0 1 1.6 16.2z"
      />
      <circle className="light" cx="9.5" cy="9.5" r="2.5" />
      <circle className="rim" cx="14" cy="14" r="12.5" />
    </svg>
  )
}

export function Brand({ name }: { readonly name: string }) {
  return (
    <Link to={paths.home} css={link}>
      <Mark />
      <span translate="no">{name}</span>
    </Link>
  )
}
