import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Stands in for what failed; a whole page's failure when left out. */
  readonly fallback?: ReactNode
}

/** Keeps the shell usable when what is inside it fails, or its chunk cannot be fetched. */
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
