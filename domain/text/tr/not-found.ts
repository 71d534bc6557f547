import type { notFound as english } from '#domain/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Sayfa bulunamadı',
  text: 'Bu adreste hiçbir şey yok.',
  home: 'Ana sayfaya dön'
}
