import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Bir cüzdan bağlayın, bakiyesini görün ve işlemlerini takip edin.',
  language: 'Dil'
}
