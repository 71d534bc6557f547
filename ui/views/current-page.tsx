import { pageAt } from './routes.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The page at the current path. */
export function CurrentPage({ path }: { readonly path: string }) {
  const { View } = pageAt(path)
  return (
    <ErrorBoundary key={path}>
      <View />
    </ErrorBoundary>
  )
}
