import { withoutIsolates } from '#ui/text/right-to-left.ts'

/** Leaves the marks around values out of what a visitor copies: an address or amount is pasted as it is elsewhere. */
export function copyWithoutIsolates(event: ClipboardEvent): void {
  const selected = String(document.getSelection())
  const copied = withoutIsolates(selected)
  // A field has none: what is selected in it is its visitor's own.
  if (copied === selected || !event.clipboardData) return
  event.clipboardData.setData('text/plain', copied)
  event.preventDefault()
}
