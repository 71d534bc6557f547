import { createContext, useContext } from 'react'
import type { LanguageTag } from '#domain/text/languages.ts'

export interface PageLanguage {
  readonly tag: LanguageTag
}

export const LanguageContext = createContext<PageLanguage>({ tag: 'en' })

/** The page's language. A component that calls it is drawn anew once the texts of another one are there. */
export function useLanguage(): PageLanguage {
  return useContext(LanguageContext)
}
