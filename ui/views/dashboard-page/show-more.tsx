import { css } from '@emotion/react'
import { type RefObject, startTransition, useEffect, useId, useRef, useState } from 'react'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'

const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 })
const text = css(type.small, { paddingBlock: 8, color: color.secondary })

/** About as many as a screen shows. */
const FIRST_ROWS = 6
/** How many are drawn at a time after that, so that their styles and layout keep no input waiting. */
const MORE_ROWS = 5

interface ShownRows {
  /** How many rows to draw now. */
  readonly limit: number
  /** How many are drawn in the end. */
  readonly pageLimit: number
  readonly count: number
  /** For the list, which can be focused. */
  readonly list: RefObject<HTMLUListElement | null>
  readonly showMore: () => void
}

/** The first rows of a list of `count`, and as many again each time the visitor asks for more. */
export function useShownRows(count: number, pageSize: number): ShownRows {
  const [pageLimit, setPageLimit] = useState(pageSize)
  const limit = useGrowing(Math.min(pageLimit, count))
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    const next = pageLimit + pageSize
    // The button disappears, and would take the focus with it.
    if (next >= count) list.current?.focus({ preventScroll: true })
    setPageLimit(next)
  }
  return { limit, pageLimit, count, list, showMore }
}

/** Up to `limit`, a few more each time the last ones are on screen. */
function useGrowing(limit: number): number {
  const [count, setCount] = useState(FIRST_ROWS)
  useEffect(() => {
    if (count < limit) startTransition(() => setCount(count + MORE_ROWS))
  }, [count, limit])
  return Math.min(count, limit)
}

/** Below a list that is not shown to its end: how much of it is, and "Show more". */
export function ShowMore({ rows: { pageLimit, count, showMore } }: { readonly rows: ShownRows }) {
  const id = useId()
  if (count <= pageLimit) return undefined
  return (
    <div css={more}>
      <p id={id} css={text}>
        {dashboardText.shownOf(formatNumber(pageLimit), formatNumber(count))}
      </p>
      <Button isSmall aria-describedby={id} onClick={showMore}>
        {dashboardText.showMore}
      </Button>
    </div>
  )
}
