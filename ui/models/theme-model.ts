import { makeAutoObservable } from 'mobx'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { assertThemeId, isTheme, type Theme } from '#domain/theme.ts'
import { THEME_KEY } from './stored-settings.ts'

/** How the page looks, remembered between visits. */
export class ThemeModel {
  theme: Theme = 'system'
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
    makeAutoObservable(this, {}, { autoBind: true })
    this.read()
  }

  start(): () => void {
    return this.#store.subscribe(THEME_KEY, this.read)
  }

  choose(theme: Theme): void {
    assertThemeId(theme)
    this.#store.write(THEME_KEY, theme)
    this.show(theme)
  }

  read(): void {
    const stored = this.#store.read(THEME_KEY)
    this.show(isTheme(stored) ? stored : 'system')
  }

  /** The stylesheet follows the attribute; without one it follows the system. */
  show(theme: Theme): void {
    this.theme = theme
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }
}
