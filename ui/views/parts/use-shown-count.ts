import { startTransition, useEffect, useState } from 'react'

/** As many rows as a dialog can show at once, with some to spare. */
const FIRST_ROWS = 12
const REST_AFTER_MS = 150

/** How many rows of a list to draw: the visible ones at once, so that hundreds of them do not hold up a dialog. */
export function useShownCount(): number {
  const [count, setCount] = useState(FIRST_ROWS)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return count
}
