import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react'
import { CodeError, loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { LazyView, LazyViewProps } from '#ui/views/page.ts'
import { CodeMissing } from '#ui/views/shell/code-missing.tsx'
import { type Shell, useShell } from '#ui/views/shell-context.ts'

/**
 * Unlike `React.lazy`, a preloaded chunk renders synchronously, and a failed one can be retried. Without Suspense, which
 * would keep what has loaded off the screen for 300 ms after a fallback.
 */
export function lazyView(fetchView: () => Promise<ComponentType>): LazyView {
  let loaded: ComponentType | undefined
  const load = once(async () => {
    loaded = await loadCode(fetchView, navigator)
    return loaded
  })

  // biome-ignore lint/correctness/noComponentHookFactories: a module calls this once for each of its views.
  function View({ fallback }: LazyViewProps) {
    const { loadOrReload, retryOrReload } = useShell()
    const [Shown, setShown] = useState(() => loaded)
    const [failure, setFailure] = useState<unknown>()
    const fetch = useCallback((attempt: Shell['loadOrReload']) => {
      setFailure(undefined)
      attempt(load).then((Loaded) => setShown(() => Loaded), setFailure)
    }, [])
    useLayoutEffect(() => {
      if (!Shown) fetch(loadOrReload)
    }, [Shown, fetch, loadOrReload])
    if (Shown) return <Shown />
    if (!(failure instanceof CodeError)) return fallback
    return <CodeMissing failure={failure.failure} onRetry={() => fetch(retryOrReload)} />
  }
  return { View, load }
}
