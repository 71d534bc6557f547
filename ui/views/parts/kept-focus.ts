import { type Opener, rememberFocus } from './dialog-behaviour.ts'

/**
 * Gives the focus of an element that is removed to what replaced it in its group, or else to the title of its dialog or the page.
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
    const { opener } = last
    last = undefined
    // A dialog's next step gives the focus to its title, or to the control that led on, with its first frame.
    requestAnimationFrame(opener.restore)
  })
  document.addEventListener('focusin', handleFocus)
  removals.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', handleFocus)
    removals.disconnect()
  }
}
