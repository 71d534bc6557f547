import { useEffect } from 'react'
import { isLanguageTag, type LanguageTag } from '#domain/text/languages.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { LANGUAGE_KEY } from '#ui/models/stored-settings.ts'
import { useLanguage } from '#ui/views/language-context.ts'
import { LanguageSwitch } from '#ui/views/shell/language-switch.tsx'
import { browserStore } from '../browser-store.ts'
import { codeRecovery } from '../visit/code-recovery.ts'

/** The choice of the page's language, kept between visits and shared by all tabs. */
export function LanguageChoice() {
  const { tag } = useLanguage()
  useEffect(
    () =>
      browserStore.subscribe(LANGUAGE_KEY, () => {
        const chosen = browserStore.read(LANGUAGE_KEY)
        if (isLanguageTag(chosen)) show(chosen)
      }),
    []
  )
  return <LanguageSwitch language={tag} onChoose={choose} />
}

function choose(tag: LanguageTag): void {
  browserStore.write(LANGUAGE_KEY, tag)
  show(tag)
}

/** If a file is missing, the page says so, and stays in its language. */
function show(tag: LanguageTag): void {
  const load = async () => {
    const { switchLanguage } = await loadCode(() => import('./translations.ts'), navigator)
    await switchLanguage(tag)
  }
  codeRecovery.watch('language', load).catch(() => undefined)
}
