import type { notFound as english } from '#domain/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Страница не найдена',
  text: 'По этому адресу ничего нет.',
  home: 'На главную'
}
