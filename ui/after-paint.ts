import { useEffect, useState } from 'react'

/** Resolves once the next frame is painted; at once on a page that nobody sees, which has no frames. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Follows a value once the frame that shows what else has changed with it is painted. */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    const changed = new AbortController()
    const follow = async () => {
      await afterPaint()
      if (!changed.signal.aborted) setFollowed(value)
    }
    void follow()
    return () => changed.abort()
  }, [value])
  return followed
}
