import type { LanguageTag } from '#domain/text/languages.ts'

/** The text of the link, which every page shows: small enough to be one file, which English never fetches. */
export const linkTexts: Readonly<Record<Exclude<LanguageTag, 'en'>, string>> = {
  ar: 'سجل الزوار',
  de: 'Gästebuch',
  es: 'Libro de visitas',
  fr: 'Livre d’or',
  hi: 'गेस्ट बुक',
  id: 'Buku tamu',
  ja: 'ゲストブック',
  ko: '방명록',
  ms: 'Buku pelawat',
  'pt-BR': 'Livro de visitas',
  ru: 'Гостевая книга',
  th: 'สมุดเยี่ยม',
  tr: 'Ziyaretçi defteri',
  uk: 'Гостьова книга',
  vi: 'Sổ lưu bút',
  'zh-CN': '留言簿',
  'zh-HK': '留言冊',
  'zh-TW': '留言簿'
}
