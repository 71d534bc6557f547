import type { LanguageTag } from '#domain/text/languages.ts'

const named = (link: string) => ({ guestBookPage: { link } })

/** The name of the link, which every page shows: small enough to be one file, which English never fetches. */
export const texts: Readonly<Record<Exclude<LanguageTag, 'en'>, ReturnType<typeof named>>> = {
  ar: named('سجل الزوار'),
  de: named('Gästebuch'),
  es: named('Libro de visitas'),
  fr: named('Livre d’or'),
  hi: named('गेस्ट बुक'),
  id: named('Buku tamu'),
  ja: named('ゲストブック'),
  ko: named('방명록'),
  ms: named('Buku pelawat'),
  'pt-BR': named('Livro de visitas'),
  ru: named('Гостевая книга'),
  th: named('สมุดเยี่ยม'),
  tr: named('Ziyaretçi defteri'),
  uk: named('Гостьова книга'),
  vi: named('Sổ lưu bút'),
  'zh-CN': named('留言簿'),
  'zh-HK': named('留言冊'),
  'zh-TW': named('留言簿')
}
