import { type Opener, rememberFocus } from './dialog-behaviour.ts'

/**
 * Gives the focus of an element that is removed outside a dialog to what replaced it in its group.
 *
 * @returns a function that stops.
 */
export function keepFocus(): () => void {
  let last: { readonly element: Element; readonly opener: Opener } | undefined
  const handleFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? { element: target, opener: rememberFocus() } : undefined
  }
  const removals = new MutationObserver(() => {
    if (!last || last.element.isConnected) return
    last.opener.restore()
    last = undefined
  })
  document.addEventListener('focusin', handleFocus)
  removals.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', handleFocus)
    removals.disconnect()
  }
}
