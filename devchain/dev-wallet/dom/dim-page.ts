import { element } from './element.ts'

/** The page's canvas colour, or its dimmed one under a dialog, darkened like the wallet's own backdrop. */
const dimmed = (colour: string) => `color-mix(in srgb, var(--${colour}, Canvas) 55%, rgb(5 10 18)) !important`

export const dimStyle = `
html { overflow: hidden !important; background: ${dimmed('canvas')}; }
html:has(dialog:modal) { background: ${dimmed('dimmed')}; }
`

/**
 * While in the document, it stops the page behind the wallet's dialog from scrolling, and darkens the scrollbar gutter,
 * which a backdrop does not cover.
 */
export function dimPage(): HTMLStyleElement {
  return element('style', {}, dimStyle)
}
