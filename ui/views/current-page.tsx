import { viewAt } from './routes.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { useShell } from './shell-context.ts'

/** The page at the current path. */
export function CurrentPage({ path }: { readonly path: string }) {
  const { View } = viewAt(useShell().pages, path)
  return (
    <ErrorBoundary key={path}>
      <View />
    </ErrorBoundary>
  )
}
