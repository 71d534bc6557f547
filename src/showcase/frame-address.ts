import { isLanguageTag, type LanguageTag } from '#ui/text/languages.ts'
import { isTheme, type Theme } from '#ui/theme/theme.ts'

/** One scene as it is drawn. Its width is that of its frame. */
export interface FrameAddress {
  readonly part: string
  readonly state: string
  readonly theme: Theme
  readonly language: LanguageTag
}

/** From the gallery. All of it is in the fragment, so that another scene needs no other page. */
export function frameUrl({ part, state, theme, language }: FrameAddress): string {
  return `${location.pathname.replace(/\/$/, '')}/frame#${new URLSearchParams({ part, state, theme, language })}`
}

export function parseFrameAddress(fragment: string): FrameAddress {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const { part = '', state = '', theme, language } = Object.fromEntries(parameters)
  return {
    part,
    state,
    theme: isTheme(theme) ? theme : 'system',
    language: isLanguageTag(language) ? language : 'en'
  }
}
