import { css } from '@emotion/react'
import { pageLinks } from '#ui/text/page-links.ts'
import { largeScreen, smallScreen } from '#ui/theme/tokens.ts'
import type { Page } from '#ui/views/page.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { PageLink } from './page-link.tsx'

/** `-webkit-` is of Chrome before 120. */
function fadeOut(side: 'left' | 'right') {
  const gradient = `linear-gradient(to ${side},#000 calc(100% - 20px),transparent)`
  return { WebkitMaskImage: gradient, maskImage: gradient }
}

/** Beside the brand, where an account's buttons do not move them. Those that do not fit fade out, and are scrolled to. */
const links = css({
  [largeScreen]: {
    display: 'flex',
    gap: 8,
    minInlineSize: 0,
    marginInline: '-4px auto',
    paddingBlock: 4,
    paddingInline: '4px 20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fadeOut('right'),
    '[dir=rtl] &': fadeOut('left')
  },
  [smallScreen]: { display: 'contents' }
})

type LinkedPage = Page & { readonly link: string }

/** The links of the pages that have one, for every visitor. */
export function PageLinks() {
  const { pages } = useShell()
  const linked = pages.filter((page): page is LinkedPage => page.link !== undefined)
  if (linked.length === 0) return undefined
  return (
    <div css={links}>
      {linked.map(({ path, link }) => (
        <PageLink key={path} to={path}>
          {pageLinks[path] ?? link}
        </PageLink>
      ))}
    </div>
  )
}
