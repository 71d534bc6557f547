import type { metadata as english } from '#ui/text/en/metadata.ts'

export const metadata: typeof english = {
  description: 'Подключите кошелек, смотрите баланс и следите за транзакциями.',
  language: 'Язык'
}
