import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Усі сервери, до яких ця сторінка зверталася від часу відкриття. Список забувається, коли ви закриваєте сторінку.',
  requests: 'Запити',
  first: 'Перший',
  last: 'Останній',
  page: 'Сама ця сторінка',
  chain: (network) => `Читання даних: ${network}`,
  names: 'Імена рахунків і їхні зображення',
  signIn: 'Вхід',
  relay: 'Гаманці на інших пристроях (WalletConnect)',
  team: 'Сторінки цього сайту',
  other: 'Мета невідома',
  note: 'Запит враховується, коли він завершився, навіть без відповіді. Що запитує ваш гаманець, ця сторінка знати не може.'
}
