import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Página não encontrada',
  text: 'Não há nada neste endereço.',
  home: 'Voltar à página inicial'
}
