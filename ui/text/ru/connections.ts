import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Все серверы, к которым эта страница обращалась с момента открытия. Список забывается, когда вы закрываете страницу.',
  requests: 'Запросы',
  first: 'Первый',
  last: 'Последний',
  page: 'Сама эта страница',
  chain: (network) => `Чтение данных: ${network}`,
  names: 'Имена счетов и их изображения',
  signIn: 'Вход',
  relay: 'Кошельки на других устройствах (WalletConnect)',
  team: 'Страницы этого сайта',
  other: 'Цель неизвестна',
  note: 'Запрос учитывается, когда он завершён, даже без ответа. Что запрашивает ваш кошелёк, эта страница знать не может.'
}
