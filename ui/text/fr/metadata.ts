import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Connectez un portefeuille, consultez son solde et suivez ses transactions.',
  language: 'Langue'
}
