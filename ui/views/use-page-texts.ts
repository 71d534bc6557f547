import { useLayoutEffect, useState } from 'react'
import { useShell } from './shell-context.ts'

/**
 * Loads a page's own texts in the language of the visit, from the folder's `text/`. English is there at once.
 * @returns undefined until they are there; false if they are lost or late, or the page has none: it stays in English
 */
export function usePageTexts(folder: `contracts/${string}`): boolean | undefined {
  const { loadTexts } = useShell()
  const [areHere, setHere] = useState<boolean | undefined>(document.documentElement.lang === 'en' || undefined)
  useLayoutEffect(() => {
    loadTexts(folder).then(setHere)
  }, [loadTexts, folder])
  return areHere
}
