import { css } from '@emotion/react'
import { Link } from '#ui/router.tsx'
import { notFoundText } from '#ui/text/not-found.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { buttonStyle } from './parts/button.tsx'
import { paths } from './paths.ts'
import { PageTitle } from './shell/page-title.tsx'

const page = css({ display: 'grid', justifyItems: 'start', gap: 12, paddingBlockStart: 48, maxInlineSize: '68ch' })
const code = css(type.small, { fontFamily: font.mono, color: color.tertiary, overflowWrap: 'anywhere' })
const text = css({ color: color.secondary, marginBlockEnd: 12 })

export function NotFoundPage() {
  return (
    <div css={page}>
      <p css={code}>{location.pathname}</p>
      <PageTitle>{notFoundText.title}</PageTitle>
      <p css={text} role="status">
        {notFoundText.text}
      </p>
      <Link to={paths.home} css={buttonStyle('primary')}>
        {notFoundText.home}
      </Link>
    </div>
  )
}
