import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusPressed } from './pressed-control.ts'

/** A dialog that follows another one this soon takes its place, without sliding in again. */
const CONTINUES_WITHIN_MS = 300

interface Opener {
  readonly restore: () => void
}

let lastClosedAt = Number.NEGATIVE_INFINITY
let lastOpener: Opener | undefined

/** Opens the element modally while it is on the page, and gives the focus back to where it was. */
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
    // What opened the dialog before may be gone already, and what took its place is known to that one alone.
    const opener = (continues && !isFocusKept() && lastOpener) || rememberFocus()
    if (continues) dialog.dataset['continues'] = ''
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus()
    // Some password managers make an open dialog inert, which would lock the visitor out.
    const guard = new MutationObserver(() => dialog.removeAttribute('inert'))
    guard.observe(dialog, { attributeFilter: ['inert'] })
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      closeRef.current()
    }
    // Browsers close on a second Escape whatever `cancel` says; a dialog that was opened again meanwhile stays.
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

/** The focused element and its surroundings: by the time a dialog closes, its opener may have been replaced. */
function rememberFocus(): Opener {
  const opener = document.activeElement
  const group = opener?.closest('[data-focus-group]')
  return { restore: () => void setTimeout(() => focusAgain(opener, group)) }
}

function focusAgain(opener: Element | null, group: Element | null | undefined): void {
  if (document.querySelector('dialog:modal') || isFocusKept()) return
  const inGroup = group?.isConnected
    ? [group.querySelector('[data-focus-first]'), ...group.querySelectorAll('button')]
    : []
  const target = [opener, ...inGroup, document.querySelector('main')].find((element) => element && canFocus(element))
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function isFocusKept(): boolean {
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
