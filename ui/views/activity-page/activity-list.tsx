import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { activityText } from '#domain/text/activity.ts'
import { type ActivityEntry, type LookAlikes, timeOf } from '#domain/transaction/activity-entry.ts'
import { size } from '#ui/theme/tokens.ts'
import { ActivityRow } from './activity-row.tsx'
import { dayOf, formatDay } from './day.ts'
import { listStyle } from './list-style.ts'
import { TransferRow } from './transfer-row.tsx'
import { keyOf } from './use-activity-link.ts'

/** Of most rows, in px; each is measured once it is drawn. */
const ROW_HEIGHT = size.touch + 12
/** Of the day above the first row of a day, in px. */
const DAY_HEIGHT = 40
/** How many rows a page key moves. */
const PAGE_ROWS = 10
/** How many rows are drawn above and below the screen. */
const OVERSCAN = 4

/** How far each key moves the focus; the ends are further than any list is long. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY
}

interface ActivityListProps {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[]
  readonly lookAlikeOf: LookAlikes
  /** Whether the browser could not save some of them. */
  readonly hasUnsaved: boolean
  readonly onOpen: (entry: ActivityEntry) => void
}

/**
 * Draws only the entries near the viewport, and tells assistive technology how many there are. The row that had the focus
 * last is always drawn: it keeps the focus however far the page scrolls.
 */
export function ActivityList({ entries, lookAlikeOf, hasUnsaved, onOpen }: ActivityListProps) {
  const ref = useRef<HTMLUListElement>(null)
  const top = useTop(ref)
  const rows = useMemo(() => rowsOf(entries), [entries])
  const [focused, setFocused] = useState<string>()
  const mustFocus = useRef(false)
  const focusedIndex = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused)
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => (rows[index]?.startsDay ? ROW_HEIGHT + DAY_HEIGHT : ROW_HEIGHT),
    // With another function, it would place all entries anew at each scrolled frame.
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), focusedIndex)
  })
  useLayoutEffect(() => {
    if (!mustFocus.current) return
    const row = ref.current?.querySelector<HTMLElement>(`[data-key="${focused}"] a`)
    if (!row) return
    mustFocus.current = false
    row.focus({ preventScroll: true })
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined || focusedIndex < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const index = Math.min(entries.length - 1, Math.max(0, focusedIndex + move))
    mustFocus.current = true
    setFocused(rows[index]?.key)
    virtualizer.scrollToIndex(index)
  }
  const items = virtualizer.getVirtualItems()
  const handleFocus = ({ target }: FocusEvent) => setFocused(keyAround(target))
  return (
    <ul
      ref={ref}
      css={listStyle}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      {items.map(({ index, key, start }, i) => {
        const [entry, row] = [entries[index], rows[index]]
        return (
          entry &&
          row && (
            <Item
              key={key}
              ref={virtualizer.measureElement}
              entry={entry}
              row={row}
              index={index}
              count={entries.length}
              gap={start - (items[i - 1]?.end ?? virtualizer.options.scrollMargin)}
              lookAlikeOf={lookAlikeOf}
              hasUnsaved={hasUnsaved}
              onOpen={onOpen}
            />
          )
        )
      })}
    </ul>
  )
}

interface Row {
  readonly key: string
  readonly startsDay: boolean
}

interface ItemProps extends Omit<ActivityListProps, 'entries'> {
  readonly ref: Ref<HTMLLIElement>
  readonly entry: ActivityEntry
  readonly row: Row
  readonly index: number
  readonly count: number
  /** In px, between the row drawn before it, or the top of the list, and this one. */
  readonly gap: number
}

/** Drawn once: a list that scrolls draws only rows that appear. */
const Item = memo(function Item({ ref, entry, row, index, count, gap, lookAlikeOf, hasUnsaved, onOpen }: ItemProps) {
  return (
    <li
      ref={ref}
      style={gap === 0 ? undefined : { marginBlockStart: gap }}
      data-index={index}
      data-key={row.key}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {row.startsDay && <h3>{formatDay(timeOf(entry)) ?? activityText.unknownDay}</h3>}
      {'transfer' in entry ? (
        <TransferRow entry={entry} lookAlike={lookAlikeOf(entry.transfer)} onOpen={onOpen} />
      ) : (
        <ActivityRow entry={entry} hasUnsaved={hasUnsaved} onOpen={onOpen} />
      )}
    </li>
  )
})

function keyAround(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-key]')?.dataset['key']
}

/** Once for each change of the list, not for each scrolled frame. */
function rowsOf(entries: readonly ActivityEntry[]): readonly Row[] {
  let before: number | undefined
  return entries.map((entry) => {
    const today = dayOf(timeOf(entry))
    const startsDay = today !== before
    before = today
    return { key: keyOf(entry), startsDay }
  })
}

/** How far below the top of the page the list begins, in px. What is above it changes the size of its surroundings. */
function useTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const measure = () => setTop(Math.round(list.getBoundingClientRect().top + scrollY))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    if (list.parentElement) observer.observe(list.parentElement)
    return () => observer.disconnect()
  }, [ref])
  return top
}

/** In order, which is also the order of the Tab key. */
function withIndex(indices: readonly number[], index: number): number[] {
  return index < 0 || indices.includes(index) ? [...indices] : [...indices, index].sort((a, b) => a - b)
}
