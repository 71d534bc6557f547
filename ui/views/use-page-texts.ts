import { useLayoutEffect, useState } from 'react'
import { useLanguage } from './language-context.ts'
import { useShell } from './shell-context.ts'

/**
 * Loads a page's own texts in the language of the visit, from the folder's `text/`. English is there at once.
 * @returns undefined until they are there for the first time; false if they are lost or late, or the page has none: it
 * stays in English
 */
export function usePageTexts(folder: `contracts/${string}`): boolean | undefined {
  const { loadTexts } = useShell()
  const language = useLanguage()
  const [areHere, setHere] = useState<boolean | undefined>(language.tag === 'en' || undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in each language, whose texts are loaded by then.
  useLayoutEffect(() => {
    let isAsked = true
    loadTexts(folder).then((are) => {
      if (isAsked) setHere(are)
    })
    return () => {
      isAsked = false
    }
  }, [loadTexts, folder, language])
  return areHere
}
