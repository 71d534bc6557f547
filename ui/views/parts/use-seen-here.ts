import { type RefCallback, useCallback } from 'react'
import type { Hash } from '#domain/address.ts'
import { useModels } from '#ui/views/models-context.ts'

/** For an element that shows what becomes of a transaction: while it is in sight, its end is not said elsewhere. @returns the element's ref. */
export function useSeenHere(hash: Hash): RefCallback<Element> {
  const { endedTransactions } = useModels()
  return useCallback(
    (element: Element | null) => (element ? endedTransactions.showHere(hash, () => isInSight(element)) : undefined),
    [endedTransactions, hash]
  )
}

/** Its centre is in the window, and nothing covers it: a modal dialog makes the rest of the page unreachable for points too. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  return onTop !== null && element.contains(onTop)
}
