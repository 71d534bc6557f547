import { useSyncExternalStore } from 'react'
import { COMPACT_BREAKPOINT } from '#ui/theme/tokens.ts'

const query = () => matchMedia(`(min-width: ${COMPACT_BREAKPOINT}px)`)

/** True from 768 px, and while prerendering. */
export function useLargeScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true
  )
}

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
