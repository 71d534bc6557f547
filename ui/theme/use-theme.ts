import { useCallback, useEffect, useState } from 'react'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { THEME_KEY } from '#ui/models/stored-settings.ts'
import { assertThemeId, isTheme, type Theme } from './theme.ts'

/** The page's theme and a function that changes it, remembered between visits and shared by all tabs. */
export function useTheme(store: KeyValueStore): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const read = () => {
      const stored = store.read(THEME_KEY)
      const next = isTheme(stored) ? stored : 'system'
      show(next)
      setTheme(next)
    }
    read()
    return store.subscribe(THEME_KEY, read)
  }, [store])
  const choose = useCallback(
    (next: Theme) => {
      assertThemeId(next)
      store.write(THEME_KEY, next)
      show(next)
      setTheme(next)
    },
    [store]
  )
  return [theme, choose]
}

/** The stylesheet follows the attribute; without it, the system's setting. */
function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
