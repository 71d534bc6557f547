import { css } from '@emotion/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { LinkPrefetchContext, linkPrefetch } from '#ui/prefetch.ts'
import { pageText } from '#ui/text/page.ts'
import { color, radius, safeArea, size, smallScreen, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { keepPresses, watchPresses } from '#ui/views/parts/presses.ts'
import { pageAt, viewAt } from '#ui/views/routes.ts'
import { useConnected, useShell, useShownAccount } from '#ui/views/shell-context.ts'
import { AccountAhead } from './account-ahead.tsx'
import { Brand } from './brand.tsx'
import { CodeMissing } from './code-missing.tsx'
import { ConnectionsLink } from './connections-link.tsx'
import { NavMenu } from './nav-menu.tsx'
import { PageLinks } from './page-links.tsx'
import { PrivacyPromise } from './privacy-promise.tsx'

const column = css({
  inlineSize: '100%',
  maxInlineSize: size.column + 48,
  marginInline: 'auto',
  paddingInline: `max(24px,${safeArea.side})`,
  [smallScreen]: { paddingInline: `max(16px,${safeArea.side})` }
})

const skip = css({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: `calc(8px + ${safeArea.top})`,
  insetInlineStart: `max(8px,${safeArea.side})`,
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: color.accent,
  color: color.onAccent,
  '&:not(:focus)': { insetBlockStart: 0, transform: 'translateY(-200%)' }
})

const header = css({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: safeArea.top,
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

/** At least as high as the window, so that the footer does not move while content loads. */
const main = css({
  minBlockSize: `calc(100dvh - ${size.header + 1}px - ${safeArea.top})`,
  paddingBlock: '48px 72px'
})

const footer = css(type.small, { borderBlockStart: `1px solid ${color.line}`, color: color.secondary })

const footerRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  minBlockSize: 112,
  paddingBlock: `20px max(20px,${safeArea.bottom})`,
  [smallScreen]: { minBlockSize: 216, flexDirection: 'column', alignItems: 'flex-start' },
  '& small': { display: 'block', ...type.small },
  '& small + small': { color: color.tertiary }
})

const choices = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

/** Invisible, but keeping its place, while a remembered wallet's account is about to replace it, unless that is known. */
const connectButton = css({
  '[data-wallet="remembered"] &': { visibility: 'hidden' },
  '[data-account] &': { display: 'none' }
})

/** Visible at any scroll position. */
const notice = css({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `max(16px,${safeArea.top})`,
  marginBlockEnd: 24,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.danger}`,
  borderRadius: radius.control,
  backgroundColor: color.surface
})

interface FrameProps {
  readonly theme: ReactNode
  readonly language: ReactNode
  readonly children: ReactNode
}

/** The shell around every page: prerendered, so it works without `window`, models and `style` attributes. */
export function Frame({ theme, language, children }: FrameProps) {
  const { settings, views, missing, retry } = useShell()
  const prefetch = useLinkPrefetch()
  useEffect(watchPresses, [])
  useEffect(keepPresses, [])
  return (
    <LinkPrefetchContext value={prefetch}>
      <a css={skip} href="#main">
        {pageText.shell.skipToContent}
      </a>
      <header css={header}>
        <div css={[column, bar]}>
          <Brand name={settings.appName} />
          <NavMenu>
            <PageLinks />
            <AccountActions />
          </NavMenu>
        </div>
      </header>
      <main id="main" tabIndex={-1} css={[column, main]}>
        {missing && (
          <div css={notice}>
            <CodeMissing failure={missing} onRetry={retry} />
          </div>
        )}
        {views && <views.OpenRequests />}
        {views && <views.EndedTransactions />}
        {children}
      </main>
      <footer css={footer}>
        <div css={[column, footerRow]}>
          <div>
            <small>{pageText.shell.copyright(settings.organisation)}</small>
            <small>{views ? <views.Privacy /> : <PrivacyPromise isReading={false} />}</small>
            <ConnectionsLink />
          </div>
          <div css={choices}>
            {language}
            {theme}
          </div>
        </div>
      </footer>
    </LinkPrefetchContext>
  )
}

/**
 * The connected account's links and buttons, or the invitation to connect. The frame that shows an account's address draws
 * nothing else of it.
 */
function AccountActions() {
  const { views, connect, prepare } = useShell()
  const hasAccount = useShownAccount() !== undefined
  if (useConnected() && views) return <views.NavActions />
  return (
    <>
      {!hasAccount && (
        <Button
          isSmall
          css={connectButton}
          data-opens="connect"
          onClick={connect}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {pageText.shell.connectWallet}
        </Button>
      )}
      <AccountAhead />
    </>
  )
}

function useLinkPrefetch() {
  const { pages, whenQuiet, prepareAccount } = useShell()
  return useMemo(() => {
    const loadView = (path: string) => viewAt(pages, path).load()
    const load = (path: string) => {
      if (pageAt(pages, path)?.needs === 'account') prepareAccount()
      return loadView(path)
    }
    return linkPrefetch(whenQuiet, load, loadView)
  }, [pages, whenQuiet, prepareAccount])
}
