import { css } from '@emotion/react'
import { Link, usePath } from '#ui/router.tsx'
import { color, smallScreen } from '#ui/theme/tokens.ts'
import { buttonStyle } from '#ui/views/parts/button.tsx'

const style = css({
  [smallScreen]: { justifyContent: 'flex-start' },
  '&[aria-current]': {
    color: color.text,
    textDecoration: `underline 2px ${color.accent}`,
    textUnderlineOffset: 8
  }
})

interface PageLinkProps {
  readonly to: string
  readonly children: string
}

/** A link of the navigation, marked on the page that it leads to. */
export function PageLink({ to, children }: PageLinkProps) {
  const isHere = usePath() === to
  return (
    <Link to={to} css={[buttonStyle('quiet', true), style]} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
