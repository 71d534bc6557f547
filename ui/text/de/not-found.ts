import type { notFound as english } from '#ui/text/en/not-found.ts'

export const notFound: typeof english = {
  title: 'Seite nicht gefunden',
  text: 'Unter dieser Adresse gibt es nichts.',
  home: 'Zurück zur Startseite'
}
