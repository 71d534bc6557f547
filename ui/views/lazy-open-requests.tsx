import { useModels } from './models-context.ts'
import { observer } from './observer.ts'
import { lazyView } from './parts/lazy-view.tsx'

const { View } = lazyView(async () => (await import('./open-requests.tsx')).OpenRequests)

/** Most visits have no open request: what draws one is loaded with the first. */
export const LazyOpenRequests = observer(function LazyOpenRequests() {
  return useModels().openRequests.said && <View fallback={undefined} />
})
