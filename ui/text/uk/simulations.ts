import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Симуляція',
  unknown: 'Жоден вузол не повідомив, які баланси це змінить.',
  sends: (amount) => `Ви надішлете ${amount}.`,
  falls: (amount) => `Ваш баланс зменшиться на ${amount}.`,
  stays: (symbol) => `Ваш баланс ${symbol} не зміниться.`,
  receives: (amount) => `Ви отримаєте ${amount}.`,
  recipientReceives: (amount) => `Одержувач отримає ${amount}.`,
  alsoReceives: (amount) => `Ви також отримаєте ${amount}.`,
  alsoReceivesUnknown: 'Ви також отримаєте невідомий цій сторінці токен, цінність якого вона не може визначити:',
  recipientReceivesLess: (amount) =>
    `Одержувач отримає лише ${amount}, менше, ніж ви надсилаєте. Деякі токени утримують частину кожного переказу або округлюють його.`,
  recipientReceivesNothing: 'Одержувач не отримає того, що ви надсилаєте: його баланс не збільшиться.',
  alsoPays: (amount) => `З вашого акаунта також буде списано ${amount}.`,
  alsoPaysUnknown: 'З вашого акаунта також буде списано певну кількість невідомого цій сторінці токена:',
  contradicted:
    'За однією перевіркою це пройде успішно, за іншою — ні. Якщо продовжити, операція може не пройти, а комісію все одно буде стягнуто.'
}
