/** Whether anybody sees the page, what shows that somebody is there, and whether it may close unasked. */
export abstract class PageActivity {
  abstract readonly isVisible: boolean
  /** Calls back whenever the page is shown or hidden. @returns a function that stops. */
  abstract onVisibility(listener: () => void): () => void
  /** Calls back with each input of a visitor, whatever on the page takes it. @returns a function that stops. */
  abstract onInput(listener: () => void): () => void
  /** Has the browser ask the visitor before the page closes. @returns a function that stops. */
  abstract askBeforeClosing(): () => void
}
