import type { LanguageTag } from '#domain/text/languages.ts'
import type { PageLanguage } from '#ui/views/language-context.ts'

/** What a visit loads one after the other, pages of `contracts/` last; a language has one file of texts for each. */
export type TextStage = 'shell' | 'connect' | 'account' | `contracts/${string}`

/** Of which the page shows texts, or is about to. */
export const textStages = new Set<TextStage>(['shell'])

/** The language of the visit while English stands in for it, because its texts are late. */
export const standIn: { for: LanguageTag | undefined } = { for: undefined }

const listeners = new Set<() => void>()
let shown: PageLanguage | undefined

/** Of the prerendered page. */
const english: PageLanguage = { tag: 'en' }

/** Which the script before the first paint has set; another object once texts have to be drawn anew. */
export function pageLanguage(): PageLanguage {
  const tag = document.documentElement.lang as LanguageTag
  shown ??= tag === 'en' ? english : { tag }
  return shown
}

export function prerenderedLanguage(): PageLanguage {
  return english
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts have changed: whatever shows one draws it anew. */
export function redrawTexts(): void {
  shown = { tag: document.documentElement.lang as LanguageTag }
  for (const listener of listeners) listener()
}
