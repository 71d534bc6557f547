import { loadCode } from '#domain/wait/load-code.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import type { LanguageTag } from '#ui/text/languages.ts'
import { ENGLISH_AFTER_MS } from '#ui/theme/tokens.ts'
import { standIn, type TextStage, textStages } from './page-language.ts'

/**
 * Loads the texts of a stage in the page's language. English stays where they are missing, and until they come if they are
 * late: no click waits longer for words than for code. @returns whether they are there.
 */
export async function loadTexts(stage: TextStage): Promise<boolean> {
  textStages.add(stage)
  const html = document.documentElement
  const tag = html.lang as LanguageTag
  if (tag === 'en') return true
  let isLate = false
  const load = async () => {
    const { loadTranslation, showLanguage, switchLanguage } = await loadCode(
      () => import('./translations.ts'),
      navigator
    )
    await loadTranslation(tag, [stage])
    // What has been drawn meanwhile is in English.
    if (isLate && html.lang === tag) showLanguage(tag)
    if (isLate && standIn.for === tag) await switchLanguage(tag)
  }
  try {
    await withTimeout(ENGLISH_AFTER_MS, load, () => new Error('The texts are late.'))
    return true
  } catch {
    isLate = true
    return false
  }
}
