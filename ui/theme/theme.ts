/** The page's themes; `system` follows the visitor's own setting. */
export const themes = ['system', 'light', 'dark', 'midnight'] as const

export type Theme = (typeof themes)[number]

const THEME_ID = /^[a-zA-Z0-9_]+$/

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme)
}

/** @throws Error unless the id consists of letters, digits or underscores (requirement K5). */
export function assertThemeId(id: string): void {
  if (!THEME_ID.test(id)) throw new Error(`Theme id "${id}" may hold letters, digits and underscores only.`)
}
