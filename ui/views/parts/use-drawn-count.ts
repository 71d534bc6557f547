import { startTransition, useEffect, useState } from 'react'

/** How a list that cannot be drawn at once without keeping input waiting is drawn in steps. */
interface Steps {
  /** A few more rows than can be seen at first. */
  readonly first: number
  /** How many rows each further step adds. */
  readonly more: number
  /** How long each step waits for the next key, in ms. Undefined: each follows the last one as soon as there is time. */
  readonly afterMs?: number
}

/** A dialog has to open at once, and each key in its filter is answered before the rest of the previous results. */
export const DIALOG_STEPS: Steps = { first: 12, more: 24, afterMs: 150 }
/** A page is scrolled at once, so its rows follow without a wait, and few at a time: they have more to lay out. */
export const PAGE_STEPS: Steps = { first: 6, more: 5 }

/**
 * How many rows of a list to draw: first the visible ones, then a few more at a time until all are there, so that the
 * browser's search finds them. It may be more than `length`. A list without a bound, as Activity's, is virtualised
 * instead (`activity-page/activity-list.tsx`): rows that are all drawn would slow down every later change of the page.
 *
 * @param search what the rows are the results of: another one starts over.
 */
export function useDrawnCount(length: number, { first, more, afterMs }: Steps, search = ''): number {
  const [drawn, setDrawn] = useState({ search, count: first })
  const count = drawn.search === search ? drawn.count : first
  const isComplete = count >= length
  useEffect(() => {
    if (isComplete) return
    const drawMore = () => startTransition(() => setDrawn({ search, count: count + more }))
    if (afterMs === undefined) return drawMore()
    const timer = setTimeout(drawMore, afterMs)
    return () => clearTimeout(timer)
  }, [search, count, isComplete, more, afterMs])
  return count
}
