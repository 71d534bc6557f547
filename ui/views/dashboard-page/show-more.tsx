import { css } from '@emotion/react'
import { type RefObject, useId, useRef, useState } from 'react'
import { dashboardText } from '#domain/text/dashboard.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'

const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 })
const text = css(type.small, { paddingBlock: 8, color: color.secondary })

interface ShownRows {
  readonly limit: number
  readonly count: number
  /** For the list, which can be focused. */
  readonly list: RefObject<HTMLUListElement | null>
  readonly showMore: () => void
}

/** The first rows of a list of `count`, and as many again each time the visitor asks for more. */
export function useShownRows(count: number, pageSize: number): ShownRows {
  const [limit, setLimit] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    const next = limit + pageSize
    // The button disappears, and would take the focus with it.
    if (next >= count) list.current?.focus({ preventScroll: true })
    setLimit(next)
  }
  return { limit, count, list, showMore }
}

/** Below a list that is not shown to its end: how much of it is, and "Show more". */
export function ShowMore({ rows: { limit, count, showMore } }: { readonly rows: ShownRows }) {
  const id = useId()
  if (count <= limit) return undefined
  return (
    <div css={more}>
      <p id={id} css={text}>
        {dashboardText.shownOf(formatNumber(limit), formatNumber(count))}
      </p>
      <Button isSmall aria-describedby={id} onClick={showMore}>
        {dashboardText.showMore}
      </Button>
    </div>
  )
}
