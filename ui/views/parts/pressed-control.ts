const CONTROL = 'button, a[href], summary'

let pressed: HTMLElement | undefined

/**
 * Remembers the last pressed control: Safari, and every browser on iOS, does not focus it.
 *
 * @returns a function that stops.
 */
export function watchPresses(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? (target.closest<HTMLElement>(CONTROL) ?? undefined) : undefined
  }
  const handleFocus = () => {
    pressed = undefined
  }
  document.addEventListener('click', handleClick, true)
  document.addEventListener('focusin', handleFocus)
  return () => {
    document.removeEventListener('click', handleClick, true)
    document.removeEventListener('focusin', handleFocus)
  }
}

/** Focuses the last pressed control, unless the focus has moved since, so that it can be restored later. */
export function focusPressed(): void {
  pressed?.focus({ preventScroll: true })
}
