import type { LanguageTag } from '#domain/text/languages.ts'

/** What a visit loads one after the other, pages of `contracts/` last; a language has one file of texts for each. */
export type TextStage = 'shell' | 'connect' | 'account' | `contracts/${string}`

/** Of which the page shows texts, or is about to. */
export const textStages = new Set<TextStage>(['shell'])

/** The language of the visit while English stands in for it, because its texts are late. */
export const standIn: { for: LanguageTag | undefined } = { for: undefined }

const listeners = new Set<() => void>()
let isSwitching = false

/** The page's language, which the script before the first paint has set; empty while it changes. */
export function shownLanguage(): string {
  return isSwitching ? '' : document.documentElement.lang
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While it is true, nothing is drawn. */
export function setSwitching(isNowSwitching: boolean): void {
  isSwitching = isNowSwitching
  for (const listener of listeners) listener()
}
