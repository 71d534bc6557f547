import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Симуляция',
  unknown: 'Ни один узел не сообщил, какие балансы это изменит.',
  sends: (amount) => `Вы отправите ${amount}.`,
  falls: (amount) => `Ваш баланс уменьшится на ${amount}.`,
  stays: (symbol) => `Ваш баланс ${symbol} не изменится.`,
  receives: (amount) => `Вы получите ${amount}.`,
  recipientReceives: (amount) => `Получатель получит ${amount}.`,
  alsoReceives: (amount) => `Вы также получите ${amount}.`,
  alsoReceivesUnknown: 'Вы также получите неизвестный этой странице токен, ценность которого она не может определить:',
  recipientReceivesLess: (amount) =>
    `Получатель получит только ${amount}, меньше, чем вы отправляете. Некоторые токены удерживают часть каждого перевода или округляют его.`,
  recipientReceivesNothing: 'Получатель не получит то, что вы отправляете: его баланс не увеличится.',
  alsoPays: (amount) => `С вашего аккаунта также спишется ${amount}.`,
  alsoPaysUnknown: 'С вашего аккаунта также спишется некоторое количество неизвестного этой странице токена:',
  contradicted:
    'По одной проверке это пройдет успешно, по другой — нет. Если продолжить, операция может не пройти, а комиссия все равно спишется.'
}
