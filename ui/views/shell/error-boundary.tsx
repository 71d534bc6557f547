import { css } from '@emotion/react'
import { Component, type ReactNode } from 'react'
import { pageText } from '#ui/text/page.ts'
import { type, weight } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Replaces what failed; `PageFailure` by default. */
  readonly fallback?: ReactNode
}

interface Failed {
  readonly cause: unknown
}

/** Keeps the shell usable when its content throws, or a chunk cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed?: Failed }> {
  override state: { readonly failed?: Failed } = {}

  static getDerivedStateFromError(cause: unknown): { readonly failed: Failed } {
    return { failed: { cause } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return this.props.fallback ?? <PageFailure {...failed} />
  }
}

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& p': { ...type.title, fontWeight: weight.strong }
})

const reason = css(type.small, { maxInlineSize: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** In place of a page that could not be loaded or rendered. Only a development server shows the reason. */
export function PageFailure({ cause }: Partial<Failed>) {
  return (
    <div css={box} role="alert">
      <p>{pageText.shell.failed}</p>
      {import.meta.env.DEV && cause !== undefined && (
        <pre css={reason} lang="en" dir="ltr">
          {String(cause)}
        </pre>
      )}
      <Button kind="primary" onClick={() => location.reload()}>
        {pageText.shell.reload}
      </Button>
    </div>
  )
}
