import { startTransition, useEffect, useState } from 'react'

/** A few more rows than a dialog can show. */
const FIRST_ROWS = 12
const REST_AFTER_MS = 150

/** How many rows of a list to render: first the visible ones, so that hundreds of others do not delay a dialog. */
export function useShownCount(): number {
  const [count, setCount] = useState(FIRST_ROWS)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return count
}
