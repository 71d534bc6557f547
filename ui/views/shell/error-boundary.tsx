import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

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
