import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { CodeError } from '#domain/code-error.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { LazyView } from '#ui/views/page.ts'
import { CodeMissing } from '#ui/views/shell/code-missing.tsx'
import { useShell } from '#ui/views/shell-context.ts'

type Loading = Promise<ComponentType | CodeError>

/** Unlike `React.lazy`, a preloaded chunk renders synchronously, and a failed one can be retried. */
export function lazyView(fetchView: () => Promise<ComponentType>): LazyView {
  let loaded: ComponentType | undefined
  const load = once(async () => {
    loaded = await loadCode(fetchView, navigator)
    return loaded
  })

  function View({ fallback }: { readonly fallback?: ReactNode }) {
    const { loadOrReload } = useShell()
    const startLoading = (): Loading => loadOrReload(load).catch((cause: CodeError) => cause)
    const [loading, setLoading] = useState(() => (loaded ? undefined : startLoading()))
    const Loaded = loaded
    if (!loading) return Loaded && <Loaded />
    return (
      <Suspense fallback={fallback}>
        <Awaited loading={loading} onRetry={() => setLoading(startLoading)} />
      </Suspense>
    )
  }
  return { View, load }
}

function Awaited({ loading, onRetry }: { readonly loading: Loading; readonly onRetry: () => void }) {
  const View = use(loading)
  return View instanceof CodeError ? <CodeMissing failure={View.failure} onRetry={onRetry} /> : <View />
}
