import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Conecta una billetera, consulta su saldo y sigue sus transacciones.',
  language: 'Idioma'
}
