import type { LanguageTag } from './languages.ts'

/**
 * Where a browser runs no scripts. Nobody knows the visitor's language there, because a script chooses it: English says it with
 * what to do, and every other language says it briefly. A language
 * that a team adds may do without.
 */
export const withoutScripts: Readonly<Partial<Record<LanguageTag, string>>> = {
  en: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  ar: 'تحتاج هذه الصفحة إلى JavaScript.',
  de: 'Diese Seite braucht JavaScript.',
  es: 'Esta página necesita JavaScript.',
  fr: 'Cette page a besoin de JavaScript.',
  hi: 'इस पेज के लिए JavaScript ज़रूरी है।',
  id: 'Halaman ini memerlukan JavaScript.',
  ja: 'このページには JavaScript が必要です。',
  ko: '이 페이지를 사용하려면 JavaScript가 필요합니다.',
  ms: 'Halaman ini memerlukan JavaScript.',
  'pt-BR': 'Esta página precisa de JavaScript.',
  ru: 'Для этой страницы нужен JavaScript.',
  th: 'หน้านี้ต้องใช้ JavaScript',
  tr: 'Bu sayfa için JavaScript gerekir.',
  uk: 'Для цієї сторінки потрібен JavaScript.',
  vi: 'Trang này cần JavaScript.',
  'zh-CN': '此页面需要 JavaScript。',
  'zh-HK': '此頁面需要 JavaScript。',
  'zh-TW': '此頁面需要 JavaScript。'
}
