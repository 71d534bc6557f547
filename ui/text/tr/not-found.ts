import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Sayfa bulunamadı',
  text: 'Bu adreste hiçbir şey yok.',
  home: 'Ana sayfaya dön'
}
