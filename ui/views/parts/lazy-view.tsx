import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { CodeError } from '#domain/code-error.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import { CodeMissing } from '#ui/views/shell/code-missing.tsx'
import { useShell } from '#ui/views/shell-context.ts'

interface LazyViewProps {
  /** What is seen while the chunk is on its way. */
  readonly fallback?: ReactNode
}

/** A view in a chunk of its own: `View` fetches it and says where it is missing, `load` fetches it ahead. */
export interface LazyView {
  readonly View: ComponentType<LazyViewProps>
  readonly load: () => Promise<unknown>
}

type Arriving = Promise<ComponentType | CodeError>

/** Unlike `React.lazy`, a chunk that is already there is drawn at once, and one that failed can be asked for again. */
export function lazyView(fetchView: () => Promise<ComponentType>): LazyView {
  let arrived: ComponentType | undefined
  const load = once(async () => {
    arrived = await loadCode(fetchView, navigator)
    return arrived
  })

  function View({ fallback }: LazyViewProps) {
    const { ask } = useShell()
    const fetchAsked = (): Arriving => ask(load).catch((cause: CodeError) => cause)
    const [arriving, setArriving] = useState(() => (arrived ? undefined : fetchAsked()))
    const Arrived = arrived
    if (!arriving) return Arrived && <Arrived />
    return (
      <Suspense fallback={fallback}>
        <Awaited arriving={arriving} onRetry={() => setArriving(fetchAsked)} />
      </Suspense>
    )
  }
  return { View, load }
}

function Awaited({ arriving, onRetry }: { readonly arriving: Arriving; readonly onRetry: () => void }) {
  const View = use(arriving)
  return View instanceof CodeError ? <CodeMissing failure={View.failure} onRetry={onRetry} /> : <View />
}
