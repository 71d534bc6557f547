import type { LanguageTag } from '#domain/text/languages.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { type TextStage, textStages } from './page-language.ts'

/** Loads the texts of a stage in the page's language; English stays where they are missing. @returns whether they are there. */
export async function loadTexts(stage: TextStage): Promise<boolean> {
  textStages.add(stage)
  const { lang } = document.documentElement
  if (lang === 'en') return true
  try {
    const { loadTranslation } = await loadCode(() => import('./translations.ts'), navigator)
    await loadTranslation(lang as LanguageTag, [stage])
    return true
  } catch {
    return false
  }
}
