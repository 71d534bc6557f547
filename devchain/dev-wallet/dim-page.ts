import { element } from './element.ts'

/** As the wallet's own backdrop does, of the page's canvas and of what a dialog of the page has made of it. */
const dimmed = (colour: string) => `color-mix(in srgb, var(--${colour}, Canvas) 55%, rgb(5 10 18)) !important`

const CSS = `
html { overflow: hidden !important; background: ${dimmed('canvas')}; }
html:has(dialog:modal) { background: ${dimmed('dimmed')}; }
`

/**
 * While it is in the document, the page behind the wallet's dialog does not scroll, and the place of its scrollbar,
 * which no backdrop reaches, is as dark as the rest.
 */
export function dimPage(): HTMLStyleElement {
  return element('style', {}, CSS)
}
