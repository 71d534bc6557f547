import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import { Prefetch } from '#ui/router.tsx'
import { color, radius, size, smallScreen, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { loadPageAt } from '#ui/views/routes.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { Brand } from './brand.tsx'
import { NavMenu } from './nav-menu.tsx'
import { PageFailure } from './page-failure.tsx'

const column = css({
  inlineSize: '100%',
  maxInlineSize: size.column + 48,
  marginInline: 'auto',
  paddingInline: 24,
  [smallScreen]: { paddingInline: 16 }
})

const skip = css({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: color.accent,
  color: color.onAccent,
  '&:not(:focus)': { transform: 'translateY(-200%)' }
})

const header = css({
  position: 'relative',
  zIndex: 1,
  backgroundColor: color.canvas,
  borderBlockEnd: `1px solid ${color.line}`
})

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  blockSize: size.header
})

/** As high as the window, so that the footer never moves while the content arrives. */
const main = css({ minBlockSize: `calc(100dvh - ${size.header + 1}px)`, paddingBlock: '48px 72px' })

const footer = css(type.small, { borderBlockStart: `1px solid ${color.line}`, color: color.secondary })

const footerRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  minBlockSize: 88,
  paddingBlock: 20,
  [smallScreen]: { minBlockSize: 172, flexDirection: 'column', alignItems: 'flex-start' },
  '& small': { display: 'block', ...type.small },
  '& small + small': { color: color.tertiary }
})

/** A remembered wallet's account is about to be shown: until then the invitation keeps its place, unseen. */
const invitation = css({ '[data-wallet="remembered"] &': { visibility: 'hidden' } })

interface FrameProps {
  readonly year: number
  readonly theme: ReactNode
  /** The app could not be loaded. */
  readonly hasFailed: boolean
  readonly children: ReactNode
}

/** The shell around every page: prerendered, so it must do without the window, models and `style` attributes. */
export function Frame({ year, theme, hasFailed, children }: FrameProps) {
  const { settings, views, connect, prepare } = useShell()
  // The page at this address is fetched beside the app, not after it.
  useEffect(() => void loadPageAt(location.pathname).catch(() => undefined), [])
  return (
    <Prefetch value={loadPageAt}>
      <a css={skip} href="#main">
        {messages.shell.skipToContent}
      </a>
      <header css={header}>
        <div css={[column, bar]}>
          <Brand name={settings.appName} />
          <NavMenu>
            {views ? (
              <views.NavActions />
            ) : (
              <Button
                isSmall
                css={invitation}
                data-connect=""
                onClick={connect}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                {messages.shell.connectWallet}
              </Button>
            )}
          </NavMenu>
        </div>
      </header>
      <main id="main" tabIndex={-1} css={[column, main]}>
        {hasFailed ? <PageFailure /> : children}
      </main>
      <footer css={footer}>
        <div css={[column, footerRow]}>
          <div>
            <small>{messages.shell.copyright(year, settings.organisation)}</small>
            <small>{messages.shell.privacy}</small>
          </div>
          {theme}
        </div>
      </footer>
    </Prefetch>
  )
}
