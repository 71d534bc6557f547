import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { keepDialogSteps } from '#ui/dialog-history.ts'
import { focusPressed } from './presses.ts'

/** A dialog that opens this soon after another replaces it without an animation. */
const CONTINUES_WITHIN_MS = 300

export interface Opener {
  readonly restore: () => void
}

let lastClosedAt = Number.NEGATIVE_INFINITY
let lastOpener: Opener | undefined

/** Where the browser's Back does not close a dialog as Escape does. */
export interface BackSteps {
  /** How many times Back has something to do. */
  readonly count: number
  readonly onBack: () => void
}

/** Opens the dialog modally while it is mounted, with its steps in the tab's history, then restores the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void, back?: BackSteps): void {
  const closeRef = useRef(onClose)
  const backRef = useRef(onClose)
  useEffect(() => {
    closeRef.current = onClose
    backRef.current = back?.onBack ?? onClose
  })
  useBackSteps(back?.count ?? 1, backRef)
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
    // On Android, Back cancels a dialog too, without a key.
    let isEscape = false
    const handleKey = ({ type, key }: KeyboardEvent) => {
      if (key === 'Escape') isEscape = type === 'keydown'
    }
    const leave = () => {
      if (isEscape) closeRef.current()
      else backRef.current()
    }
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      leave()
    }
    // Browsers close on a second Escape even if `cancel` was prevented; a dialog reopened meanwhile stays open.
    const handleClose = () => {
      if (dialog.open) return
      leave()
      // Back may have led to an earlier step of this dialog.
      setTimeout(() => dialog.isConnected && !dialog.open && dialog.showModal())
    }
    addEventListener('keydown', handleKey, true)
    addEventListener('keyup', handleKey, true)
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClose)
    return () => {
      guard.disconnect()
      removeEventListener('keydown', handleKey, true)
      removeEventListener('keyup', handleKey, true)
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
      dialog.close()
      lastClosedAt = performance.now()
      lastOpener = opener
      opener.restore()
    }
  }, [ref])
}

function useBackSteps(count: number, backRef: RefObject<() => void>): void {
  useEffect(() => {
    keepDialogSteps({ count, onBack: () => backRef.current() })
    return () => keepDialogSteps()
  }, [count, backRef])
}

/**
 * Remembers the focused element, its group and its dialog: it may have been replaced by the time that the focus returns.
 * A dialog that has opened meanwhile keeps the focus.
 */
export function rememberFocus(): Opener {
  const opener = document.activeElement
  const group = opener?.closest('[data-focus-group]')
  const dialog = opener?.closest('dialog')
  return { restore: () => void setTimeout(() => restoreFocus(opener, group, dialog)) }
}

function restoreFocus(
  opener: Element | null,
  group: Element | null | undefined,
  dialog: Element | null | undefined
): void {
  const modal = document.querySelector('dialog:modal')
  if ((modal && modal !== dialog) || hasFocus()) return
  const inGroup = group?.isConnected
    ? [group.querySelector('[data-focus-first]'), ...group.querySelectorAll('button')]
    : []
  const around = modal ? modal.querySelector('[data-dialog-title]') : document.querySelector('main')
  const target = [opener, ...inGroup, around].find((element) => element && canFocus(element))
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
