import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Page introuvable',
  text: 'Il n’y a rien à cette adresse.',
  home: 'Retour à l’accueil'
}
