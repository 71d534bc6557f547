import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LoadAvatar, OwnAvatarProps } from '#ui/avatar.ts'
import { ErrorBoundary } from '#ui/views/shell/error-boundary.tsx'

type Loaded = ComponentType<OwnAvatarProps>

const loadedBy = new WeakMap<LoadAvatar, Loaded>()

interface LoadedAvatarProps extends OwnAvatarProps {
  readonly load: LoadAvatar
  /** Drawn where the team's avatar cannot be fetched, or throws. */
  readonly fallback: ReactNode
}

/** A team's own avatar; nothing until it is fetched. */
export function OwnAvatar({ load, fallback, ...account }: LoadedAvatarProps) {
  const [Shown, setShown] = useState(() => loadedBy.get(load))
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (Shown) return undefined
    let isCurrent = true
    const show = (loaded: Loaded) => {
      loadedBy.set(load, loaded)
      if (isCurrent) setShown(() => loaded)
    }
    load().then(show, () => isCurrent && setMissing(true))
    return () => {
      isCurrent = false
    }
  }, [Shown, load])
  if (isMissing) return fallback
  return (
    Shown && (
      <ErrorBoundary fallback={fallback}>
        <Shown {...account} />
      </ErrorBoundary>
    )
  )
}
