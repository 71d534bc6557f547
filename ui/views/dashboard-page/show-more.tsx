import { css } from '@emotion/react'
import { type RefObject, useId, useRef, useState } from 'react'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { PAGE_STEPS, useDrawnCount } from '#ui/views/parts/use-drawn-count.ts'

const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 })
const text = css(type.small, { paddingBlock: 8, color: color.secondary })

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

/** The first rows of a list of `count`, drawn in steps, and as many again each time the visitor asks for more. */
export function useShownRows(count: number, pageSize: number): ShownRows {
  const [pageLimit, setPageLimit] = useState(pageSize)
  const end = Math.min(pageLimit, count)
  const limit = Math.min(useDrawnCount(end, PAGE_STEPS), end)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    const next = pageLimit + pageSize
    // The button disappears, and would take the focus with it.
    if (next >= count) list.current?.focus({ preventScroll: true })
    setPageLimit(next)
  }
  return { limit, pageLimit, count, list, showMore }
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
