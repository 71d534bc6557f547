import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Сторінку не знайдено',
  text: 'За цією адресою нічого немає.',
  home: 'На головну'
}
