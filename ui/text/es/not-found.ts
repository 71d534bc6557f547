import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección.',
  home: 'Volver al inicio'
}
