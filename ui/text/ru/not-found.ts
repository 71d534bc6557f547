import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Страница не найдена',
  text: 'По этому адресу ничего нет.',
  home: 'На главную'
}
