import { type RefCallback, useCallback } from 'react'

/**
 * For an element that shows what `watch` follows: while it is out of view, `watch` is stopped. Without
 * `IntersectionObserver`, or before its first answer, everything counts as in view.
 * @param watch the same function as long as it follows the same. @returns the element's ref.
 */
export function useWhileInView(watch: () => () => void): RefCallback<Element> {
  return useCallback((element: Element | null) => (element ? whileInView(element, watch) : undefined), [watch])
}

function whileInView(element: Element, watch: () => () => void): () => void {
  let stop: (() => void) | undefined
  const setInView = (isInView: boolean) => {
    if (isInView) stop ??= watch()
    else {
      stop?.()
      stop = undefined
    }
  }
  setInView(true)
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting !== false))
  observer?.observe(element)
  return () => {
    observer?.disconnect()
    setInView(false)
  }
}
