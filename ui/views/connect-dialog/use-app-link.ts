import { type RefObject, useEffect, useRef, useState } from 'react'

/** A page that is still in sight after this long has not given way to an app. */
export const OPENS_WITHIN_MS = 2500

export interface AppLink {
  readonly ref: RefObject<HTMLAnchorElement | null>
  /** `ready`: to be opened; `opened`: just now, or the app came to the front; `missed`: nothing happened. */
  readonly state: 'ready' | 'opened' | 'missed'
  readonly handleClick: () => void
}

/** Follows a link to an app, by itself where the browser still counts the visitor's last tap, and sees what comes of it. */
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
