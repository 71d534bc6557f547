import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#ui/models/when-idle.ts'

/** The choice of a language, loaded when the browser is idle; undefined until then. */
export function useLanguageChoice(): ComponentType | undefined {
  const [Choice, setChoice] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      await whenIdle()
      const { LanguageChoice } = await import('./language-choice.tsx')
      setChoice(() => LanguageChoice)
    }
    load().catch(() => undefined)
  }, [])
  return Choice
}
