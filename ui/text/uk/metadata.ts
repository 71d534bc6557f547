import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Підключіть гаманець, переглядайте баланс і стежте за транзакціями.',
  language: 'Мова'
}
