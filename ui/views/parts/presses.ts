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

/** The words of the last pressed control, unless the focus has moved since. */
export function pressedWords(): string | undefined {
  return pressed?.textContent || undefined
}

/** The control in an element that has these words. */
export function controlWith(words: string | undefined, element: Element): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>(CONTROL)].find(({ textContent }) => textContent === words)
}

/** How far a pointer may move, in px, and still count as held still. */
const STILL_PX = 4

interface Press {
  readonly control: HTMLElement
  readonly x: number
  readonly y: number
}

/**
 * Gives a control the click that a layout shift takes away: of a press and a release at different elements, the browser
 * clicks the nearest ancestor that both have (https://w3c.github.io/uievents/#event-type-click). No space is reserved for
 * what appears above: most visits have none of it, and its height is that of the notices that a chain or wallet causes.
 *
 * @returns a function that stops.
 */
export function keepPresses(): () => void {
  let press: Press | undefined
  const handleDown = ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element && button === 0 ? target.closest<HTMLElement>(CONTROL) : undefined
    press = control ? { control, x, y } : undefined
  }
  const handleUp = ({ target, clientX, clientY }: PointerEvent) => {
    const last = press
    press = undefined
    if (!last?.control.isConnected || (target instanceof Node && last.control.contains(target))) return
    // A visitor who moves the pointer away has changed their mind.
    if (Math.hypot(clientX - last.x, clientY - last.y) <= STILL_PX) last.control.click()
  }
  const handleCancel = () => {
    press = undefined
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('pointerdown', handleDown, options)
  document.addEventListener('pointerup', handleUp, options)
  document.addEventListener('pointercancel', handleCancel, options)
  return () => stop.abort()
}
