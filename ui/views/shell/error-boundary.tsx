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

/** Keeps the shell usable when its content throws, or a chunk cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback ?? <PageFailure />
  }
}

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& p': { ...type.title, fontWeight: weight.strong }
})

/** In place of a page that could not be loaded or rendered. */
export function PageFailure() {
  return (
    <div css={box} role="alert">
      <p>{pageText.shell.failedToStart}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {pageText.shell.reload}
      </Button>
    </div>
  )
}
