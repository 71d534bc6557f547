import { type RefObject, useEffect, useRef, useState } from 'react'

/** If the page is still visible after this long, no app has opened. */
export const OPENS_WITHIN_MS = 2500

interface AppLink {
  readonly ref: RefObject<HTMLAnchorElement | null>
  /** `ready`: not opened yet; `opened`: opened just now, or the app came to the front; `missed`: nothing happened. */
  readonly state: 'ready' | 'opened' | 'missed'
  readonly handleClick: () => void
}

/** Opens a link to an app, automatically while the browser still honours the last tap, and detects whether it worked. */
export function useAppLink(link: string | undefined): AppLink {
  const ref = useRef<HTMLAnchorElement>(null)
  const wasFollowed = useRef(false)
  const [state, setState] = useState<AppLink['state']>('ready')

  useEffect(() => {
    if (link === undefined || wasFollowed.current || !navigator.userActivation?.isActive) return
    wasFollowed.current = true
    ref.current?.click()
  }, [link])

  useEffect(() => {
    if (state !== 'opened') return
    const timer = setTimeout(() => setState('missed'), OPENS_WITHIN_MS)
    const handleVisibility = () => document.visibilityState === 'hidden' && clearTimeout(timer)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [state])

  return { ref, state, handleClick: () => setState('opened') }
}
