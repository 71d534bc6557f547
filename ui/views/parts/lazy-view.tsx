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
    // A build machine, which draws the landing page, may have no navigator.
    const view = await loadCode(fetchView, globalThis.navigator)
    // The type checker says so too, but a development server does not wait for it.
    if (import.meta.env.DEV && !view)
      throw new Error(`A view is not exported under the name that is asked for: ${fetchView}`)
    loaded = view
    return loaded
  })

  // biome-ignore lint/correctness/noComponentHookFactories: a module calls this once for each of its views.
  function View({ fallback }: LazyViewProps) {
    const { loadOrReload, retryOrReload } = useShell()
    const [Shown, setShown] = useState(() => loaded)
    const [failed, setFailed] = useState<{ readonly cause: unknown }>()
    const fetch = useCallback((attempt: Shell['loadOrReload']) => {
      setFailed(undefined)
      attempt(load).then(
        (Loaded) => setShown(() => Loaded),
        (cause: unknown) => setFailed({ cause })
      )
    }, [])
    useLayoutEffect(() => {
      if (!Shown) fetch(loadOrReload)
    }, [Shown, fetch, loadOrReload])
    if (Shown) return <Shown />
    if (!failed) return fallback
    const { cause } = failed
    // An error of the view's own code, for the nearest boundary, like one that it throws when it is drawn.
    if (!(cause instanceof CodeError)) throw cause
    return <CodeMissing failure={cause.failure} onRetry={() => fetch(retryOrReload)} />
  }
  return { View, load }
}
