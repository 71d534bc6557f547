import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { type ActivityEntry, type LookAlikes, timeOf } from '#domain/transaction/activity-entry.ts'
import { activityText } from '#ui/text/activity.ts'
import { size } from '#ui/theme/tokens.ts'
import { useLanguage } from '#ui/views/language-context.ts'
import { ActivityRow } from './activity-row.tsx'
import { type Day, dayOf, formatDay, isOnDay } from './day.ts'
import { listStyle } from './list-style.ts'
import { TransferRow } from './transfer-row.tsx'
import { activityKey } from './use-activity-link.ts'

/** Of most rows, in px; each is measured once it is drawn. */
const ROW_HEIGHT = size.touch + 12
/** Of the day above the first row of a day, in px. */
const DAY_HEIGHT = 40
/** How many rows a page key moves. */
const PAGE_ROWS = 10
/** How many rows are drawn above and below the screen. */
const OVERSCAN = 4
/** How many rows are drawn at once as the list appears. */
const FIRST_ROWS = 6

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
  const startsDay = useMemo(() => dayStarts(entries), [entries])
  const [focused, setFocused] = useState<string>()
  const mustFocus = useRef(false)
  const focusedIndex = useMemo(
    () => (focused === undefined ? -1 : entries.findIndex((entry) => activityKey(entry) === focused)),
    [entries, focused]
  )
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => (startsDay[index] ? ROW_HEIGHT + DAY_HEIGHT : ROW_HEIGHT),
    // With another function, it would place all entries anew at each scrolled frame.
    getItemKey: useCallback((index: number) => keyAt(entries, index), [entries]),
    overscan: 0,
    scrollMargin: top
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
    setFocused(keyAt(entries, index))
    virtualizer.scrollToIndex(index)
  }
  const items = useItems(virtualizer, focusedIndex)
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
        const entry = entries[index]
        return (
          entry && (
            <Item
              key={key}
              ref={virtualizer.measureElement}
              entry={entry}
              startsDay={startsDay[index] === 1}
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

/**
 * The rows in view, in a frame of their own. What surrounds them follows as soon as there is time: after a jump, or as the
 * list appears, drawing all of it at once would keep a slow processor from an input.
 */
function useItems(virtualizer: WindowVirtualizer, focusedIndex: number): readonly VirtualItem[] {
  const inView = virtualizer.getVirtualItems()
  const limit = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS)
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {}
  // Numbers stay the same while rows are measured, and lead to no further drawing.
  const [start, end] = [useDeferredValue(startIndex, 0), useDeferredValue(endIndex, -1)]
  const places = virtualizer.measurementsCache
  const indices = new Set(inView.slice(0, limit).map(({ index }) => index))
  if (end >= 0) {
    const last = Math.min(places.length - 1, end + OVERSCAN)
    for (let index = Math.max(0, start - OVERSCAN); index <= last; index++) indices.add(index)
  }
  if (focusedIndex >= 0) indices.add(focusedIndex)
  // In order, which is also the order of the Tab key.
  return [...indices].sort((a, b) => a - b).flatMap((index) => places[index] ?? [])
}

type WindowVirtualizer = Virtualizer<Window, Element>

interface ItemProps extends Omit<ActivityListProps, 'entries'> {
  readonly ref: Ref<HTMLLIElement>
  readonly entry: ActivityEntry
  readonly startsDay: boolean
  readonly index: number
  readonly count: number
  /** In px, between the row drawn before it, or the top of the list, and this one. */
  readonly gap: number
}

/** Drawn once in each language: a list that scrolls draws only rows that appear. */
const Item = memo(function Item(props: ItemProps) {
  useLanguage()
  const { ref, entry, startsDay, index, count, gap, lookAlikeOf, hasUnsaved, onOpen } = props
  return (
    <li
      ref={ref}
      style={gap === 0 ? undefined : { marginBlockStart: gap }}
      data-index={index}
      data-key={activityKey(entry)}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {startsDay && <h3>{formatDay(timeOf(entry)) ?? activityText.unknownDay}</h3>}
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

function keyAt(entries: readonly ActivityEntry[], index: number): string {
  const entry = entries[index]
  return entry ? activityKey(entry) : ''
}

/** For each entry, 1 if it is the first one of its day: once for each change of the list, not for each scrolled frame. */
function dayStarts(entries: readonly ActivityEntry[]): Uint8Array {
  const starts = new Uint8Array(entries.length)
  let day: Day | undefined
  entries.forEach((entry, index) => {
    const time = timeOf(entry)
    if (day && isOnDay(time, day)) return
    day = dayOf(time)
    starts[index] = 1
  })
  return starts
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
