import { startTransition, useEffect, useState } from 'react'

/** A few more rows than a dialog can show. */
const FIRST_ROWS = 12
const MORE_ROWS = 24
const REST_AFTER_MS = 150

/**
 * How many rows of a list to render: first the visible ones, then a few more at a time, so that hundreds of others delay
 * neither a dialog nor a key. @param search what the rows are the results of: another one starts over.
 */
export function useShownCount(length: number, search = ''): number {
  const [shown, setShown] = useState({ search, count: FIRST_ROWS })
  const count = shown.search === search ? shown.count : FIRST_ROWS
  const isComplete = count >= length
  useEffect(() => {
    if (isComplete) return
    const showMore = () => startTransition(() => setShown({ search, count: count + MORE_ROWS }))
    const timer = setTimeout(showMore, REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, count, isComplete])
  return count
}
