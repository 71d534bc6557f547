import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Conecte uma carteira, veja o saldo e acompanhe as transações dela.',
  language: 'Idioma'
}
