import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusPressed } from './presses.ts'

/** A dialog that opens this soon after another replaces it without an animation. */
const CONTINUES_WITHIN_MS = 300

interface Opener {
  readonly restore: () => void
}

let lastClosedAt = Number.NEGATIVE_INFINITY
let lastOpener: Opener | undefined

/** Opens the dialog modally while it is mounted, then restores the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeRef = useRef(onClose)
  useEffect(() => {
    closeRef.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    focusPressed()
    const continues = performance.now() - lastClosedAt < CONTINUES_WITHIN_MS
    // The previous dialog's opener may be gone, and only its `Opener` knows what replaced it.
    const opener = (continues && !hasFocus() && lastOpener) || rememberFocus()
    if (continues) dialog.dataset['continues'] = ''
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus()
    // Some password managers make open dialogs inert, which would lock the visitor out.
    const guard = new MutationObserver(() => dialog.removeAttribute('inert'))
    guard.observe(dialog, { attributeFilter: ['inert'] })
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      closeRef.current()
    }
    // Browsers close on a second Escape even if `cancel` was prevented; a dialog reopened meanwhile stays open.
    const handleClose = () => dialog.open || closeRef.current()
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClose)
    return () => {
      guard.disconnect()
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
      dialog.close()
      lastClosedAt = performance.now()
      lastOpener = opener
      opener.restore()
    }
  }, [ref])
}

/** Remembers the focused element and its group, since the opener may have been replaced by the time the dialog closes. */
function rememberFocus(): Opener {
  const opener = document.activeElement
  const group = opener?.closest('[data-focus-group]')
  return { restore: () => void setTimeout(() => restoreFocus(opener, group)) }
}

function restoreFocus(opener: Element | null, group: Element | null | undefined): void {
  if (document.querySelector('dialog:modal') || hasFocus()) return
  const inGroup = group?.isConnected
    ? [group.querySelector('[data-focus-first]'), ...group.querySelectorAll('button')]
    : []
  const target = [opener, ...inGroup, document.querySelector('main')].find((element) => element && canFocus(element))
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function hasFocus(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && canFocus(activeElement)
}

function canFocus(element: Element): boolean {
  return (
    element !== document.body &&
    element.isConnected &&
    element.checkVisibility?.({ visibilityProperty: true }) !== false
  )
}
