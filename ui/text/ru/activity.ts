import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ru')
const transactionCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'транзакция', few: 'транзакции', many: 'транзакций', other: 'транзакции' })}`
const entryCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`

export const activity: typeof english = {
  title: 'Активность',
  disconnectedTitle: 'Подключите кошелек, чтобы увидеть активность',
  disconnectedText: 'Когда кошелек будет подключен, здесь появится все, что вы отправляете с этой страницы.',
  unauthenticatedTitle: 'Войдите, чтобы увидеть активность',
  unauthenticatedText:
    'Кошелек подключен. Подпишите одно сообщение, чтобы подтвердить, что этот аккаунт ваш; это бесплатно.',
  scope:
    'Все, что этот аккаунт отправил с этой страницы и что сохранил этот браузер: до 10 000 транзакций, а если его хранилище заполнено — меньше. Отправленного из других мест и полученного в списке нет.',
  scopeWithTransfers:
    'Все, что этот аккаунт отправил с этой страницы и что сохранил этот браузер: до 10 000 транзакций, а если его хранилище заполнено — меньше. Переводы токенов из списка этой страницы читаются прямо из сетей, откуда бы они ни были отправлены. Всего остального, что отправлено из других мест или получено, в списке нет.',
  notOfOthers:
    'Здесь показана активность только подключенного аккаунта, потому что большая ее часть хранится в этом браузере. Балансы аккаунта, открытого только для просмотра, показывает обзор.',
  viewedDashboard: 'Открыть его обзор',
  own: 'Ваша активность',
  list: 'Транзакции',
  readingHistory: 'Читаем то, что сохранил этот браузер…',
  filters: 'Фильтр',
  search: 'Поиск',
  searchHint: 'Описание, адрес или хеш',
  network: 'Сеть',
  everyNetwork: 'Все',
  state: 'Статус',
  everyState: 'Все',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) =>
    `${some} из ${shownAll} ${plural(all, { one: 'транзакции', few: 'транзакций', many: 'транзакций', other: 'транзакции' })}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) =>
    `${some} из ${shownAll} ${plural(all, { one: 'записи', few: 'записей', many: 'записей', other: 'записи' })}`,
  noneMatch: 'Подходящих транзакций нет.',
  showAll: 'Сбросить фильтры',
  notHere: 'Транзакции из этой ссылки нет в активности этого аккаунта в этом браузере.',
  exportCsv: 'Экспорт в CSV',
  exportJson: 'Экспорт в JSON',
  exported: (shown) => `Экспортировано: ${shown}.`,
  today: 'Сегодня',
  yesterday: 'Вчера',
  unknownDay: 'Дата неизвестна',
  details: 'Детали транзакции',
  facts: {
    status: 'Статус',
    network: 'Сеть',
    from: 'От',
    to: 'Кому',
    hash: 'Хеш',
    proposal: 'Предложение',
    replacedBy: 'Заменена на',
    nonce: 'Nonce',
    minedAt: 'Время блока',
    gasUsed: 'Израсходованный газ'
  },
  timeline: 'Что произошло',
  steps: {
    asked: 'Запрос отправлен в кошелек.',
    sent: 'Отправлена: кошелек передал странице хеш.',
    proposed: 'Предложена в Safe.',
    firstPolled: (block) => `Поиск в сети начат на блоке ${block}.`,
    seen: 'Появилась на узле.',
    reorganised: (block) => `Была в блоке ${block}, который сеть с тех пор отбросила.`,
    mined: (count, wanted, shownWanted) =>
      `В блоке: ${count} из ${shownWanted} ${plural(wanted, { one: 'подтверждения', few: 'подтверждений', many: 'подтверждений', other: 'подтверждения' })}.`,
    inBlock: (block) => `В блоке ${block}.`,
    replacedInBlock: (block) => `Замена — в блоке ${block}.`,
    settledAt: (block) => `Замена обнаружена к блоку ${block}.`,
    awaited: 'Ожидает включения в блок.',
    confirmed: 'Подтверждена.',
    failed: 'Не удалась.',
    reverted: 'Не удалась: сеть ее откатила, списана только комиссия.',
    final: 'Окончательно: блок слишком глубоко, чтобы сеть могла его отбросить.'
  },
  hurry: {
    title: 'Ускорить или отменить',
    where: (nonce) =>
      `Откройте эту транзакцию (nonce ${nonce}) в кошельке и выберите там «Ускорить» или «Отменить». Страница сама определит, что из этого попало в блок.`,
    whereWithoutNonce:
      'Откройте эту транзакцию в кошельке и выберите там «Ускорить» или «Отменить». Страница сама определит, что из этого попало в блок.',
    why: 'Эта страница не отправляет за вас еще одну транзакцию: многие кошельки игнорируют nonce, заданный страницей, и вы заплатили бы дважды.'
  },
  forget: 'Забыть эту транзакцию',
  copyLink: 'Копировать ссылку',
  transfers: {
    title: 'Переводы токенов',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Получено ${amount}`,
      out: (amount) => `Отправлено ${amount}`,
      self: (amount) => `Отправлено ${amount} на тот же аккаунт`
    },
    from: (address) => `от ${address}`,
    to: (address) => `на ${address}`,
    reading: 'Поиск…',
    nothingYet: 'Поиск еще не выполнялся.',
    everything: 'Проверены блоки начиная с самого первого.',
    since: (block) => `Проверены блоки начиная с ${block}.`,
    sinceTime: (block, time) => `Проверены блоки начиная с ${block} (${time}).`,
    refused: (reason) => `${reason} Не удалось прочитать переводы.`,
    refusedOlder: (reason) => `${reason} Не удалось прочитать более старые переводы.`,
    unreadable: (tokens) => `Некоторых переводов (${tokens}) может не хватать: не удалось прочитать их логи.`,
    lookedAt: (time) => `Последнее чтение новых блоков: ${time}.`,
    further: 'Искать дальше',
    again: 'Повторить',
    newer: 'Проверить снова',
    furtherNamed: (network) => `Искать дальше в сети ${network}`,
    againNamed: (network) => `Повторить в сети ${network}`,
    newerNamed: (network) => `Проверить снова в сети ${network}`,
    overview: (count, shown) =>
      `Переводы токенов в ${shown} ${plural(count, { one: 'сети', few: 'сетях', many: 'сетях', other: 'сетях' })}`,
    withNothing: (count) => `Показать нулевые переводы (${count})`,
    aboutNothing:
      'Создать такие записи может кто угодно, даже от вашего имени, чтобы подсунуть в список адрес, похожий на знакомый вам.',
    lookAlike: 'Похожий адрес',
    lookAlikeOf:
      'Осторожно: другой адрес начинается и заканчивается так же, как знакомый вам, но это не он. Такие адреса создают, чтобы их перепутали. Вот знакомый вам адрес:',
    details: 'Детали перевода',
    amount: 'Сумма',
    token: 'Токен',
    block: 'Блок',
    time: 'Время',
    notFound: 'Перевода из этой ссылки нет среди найденных. Поищите дальше или проверьте, какой аккаунт подключен.'
  }
}
