import type { notFound as english } from '#domain/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección.',
  home: 'Volver al inicio'
}
