/** The page's languages by their tags, each by its own name: one more is one more line, and its folder beside `en/`. */
export const languages = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
  'zh-TW': '繁體中文'
} as const satisfies Readonly<Record<string, string>>

export type LanguageTag = keyof typeof languages

/** What is written from right to left, by its first subtag. */
export const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']

export function isLanguageTag(tag: unknown): tag is LanguageTag {
  return typeof tag === 'string' && Object.hasOwn(languages, tag)
}

export function directionOf(tag: LanguageTag): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(tag.split('-')[0] ?? tag) ? 'rtl' : 'ltr'
}
