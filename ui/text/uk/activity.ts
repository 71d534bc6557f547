import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('uk')
const transactionCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'транзакція', few: 'транзакції', many: 'транзакцій', other: 'транзакції' })}`
const entryCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'запис', few: 'записи', many: 'записів', other: 'запису' })}`

export const activity: typeof english = {
  title: 'Активність',
  disconnectedTitle: 'Підключіть гаманець, щоб побачити активність',
  disconnectedText: 'Коли гаманець буде підключено, тут з’явиться все, що ви надсилаєте з цієї сторінки.',
  unauthenticatedTitle: 'Увійдіть, щоб побачити активність',
  unauthenticatedText:
    'Гаманець підключено. Підпишіть одне повідомлення, щоб підтвердити, що цей акаунт ваш; це безкоштовно.',
  scope:
    'Усе, що цей акаунт надіслав із цієї сторінки і що зберіг цей браузер: до 10 000 транзакцій, а якщо його сховище заповнене — менше. Надісланого з інших місць і отриманого у списку немає.',
  scopeWithTransfers:
    'Усе, що цей акаунт надіслав із цієї сторінки і що зберіг цей браузер: до 10 000 транзакцій, а якщо його сховище заповнене — менше. Перекази токенів зі списку цієї сторінки читаються просто з мереж, звідки б їх не було надіслано. Усього іншого, що надіслано з інших місць або отримано, у списку немає.',
  notOfOthers:
    'Тут показано активність лише підключеного акаунта, бо більшість її зберігається в цьому браузері. Баланси акаунта, відкритого лише для перегляду, показує огляд.',
  viewedDashboard: 'Відкрити його огляд',
  own: 'Ваша активність',
  list: 'Транзакції',
  readingHistory: 'Читаємо те, що зберіг цей браузер…',
  filters: 'Фільтр',
  search: 'Пошук',
  searchHint: 'Опис, адреса або хеш',
  network: 'Мережа',
  everyNetwork: 'Усі',
  state: 'Статус',
  everyState: 'Усі',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) =>
    `${some} з ${shownAll} ${plural(all, { one: 'транзакції', few: 'транзакцій', many: 'транзакцій', other: 'транзакції' })}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) =>
    `${some} з ${shownAll} ${plural(all, { one: 'запису', few: 'записів', many: 'записів', other: 'запису' })}`,
  noneMatch: 'Відповідних транзакцій немає.',
  showAll: 'Скинути фільтри',
  notHere: 'Транзакції з цього посилання немає в активності цього акаунта в цьому браузері.',
  exportCsv: 'Експорт у CSV',
  exportJson: 'Експорт у JSON',
  exported: (shown) => `Експортовано: ${shown}.`,
  today: 'Сьогодні',
  yesterday: 'Учора',
  unknownDay: 'Дата невідома',
  details: 'Деталі транзакції',
  facts: {
    status: 'Статус',
    network: 'Мережа',
    from: 'Від',
    to: 'Кому',
    hash: 'Хеш',
    proposal: 'Пропозиція',
    replacedBy: 'Замінена на',
    nonce: 'Nonce',
    minedAt: 'Час блоку',
    gasUsed: 'Витрачений газ'
  },
  timeline: 'Що відбулося',
  steps: {
    asked: 'Запит надіслано до гаманця.',
    sent: 'Надіслана: гаманець передав сторінці хеш.',
    proposed: 'Запропонована в Safe.',
    firstPolled: (block) => `Пошук у мережі розпочато на блоці ${block}.`,
    seen: 'З’явилася на вузлі.',
    reorganised: (block) => `Була в блоці ${block}, який мережа відтоді відкинула.`,
    mined: (count, wanted, shownWanted) =>
      `У блоці: ${count} з ${shownWanted} ${plural(wanted, { one: 'підтвердження', few: 'підтверджень', many: 'підтверджень', other: 'підтвердження' })}.`,
    inBlock: (block) => `У блоці ${block}.`,
    replacedInBlock: (block) => `Заміна — у блоці ${block}.`,
    settledAt: (block) => `Заміну виявлено до блока ${block}.`,
    awaited: 'Очікує на включення до блока.',
    confirmed: 'Підтверджена.',
    failed: 'Не вдалася.',
    reverted: 'Не вдалася: мережа її відкотила, стягнуто лише комісію.',
    final: 'Остаточно: блок надто глибоко, щоб мережа могла його відкинути.'
  },
  hurry: {
    title: 'Прискорити або скасувати',
    where: (nonce) =>
      `Відкрийте цю транзакцію (nonce ${nonce}) у гаманці й виберіть там «Прискорити» або «Скасувати». Сторінка сама визначить, що з цього потрапило до блока.`,
    whereWithoutNonce:
      'Відкрийте цю транзакцію в гаманці й виберіть там «Прискорити» або «Скасувати». Сторінка сама визначить, що з цього потрапило до блока.',
    why: 'Ця сторінка не надсилає за вас ще одну транзакцію: багато гаманців ігнорують nonce, який задає сторінка, і ви заплатили б двічі.'
  },
  forget: 'Забути цю транзакцію',
  copyLink: 'Копіювати посилання',
  transfers: {
    title: 'Перекази токенів',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Отримано ${amount}`,
      out: (amount) => `Надіслано ${amount}`,
      self: (amount) => `Надіслано ${amount} на той самий акаунт`
    },
    from: (address) => `від ${address}`,
    to: (address) => `на ${address}`,
    reading: 'Пошук…',
    nothingYet: 'Пошук ще не виконувався.',
    everything: 'Перевірено блоки починаючи з найпершого.',
    since: (block) => `Перевірено блоки починаючи з ${block}.`,
    sinceTime: (block, time) => `Перевірено блоки починаючи з ${block} (${time}).`,
    refused: (reason) => `${reason} Не вдалося прочитати перекази.`,
    refusedOlder: (reason) => `${reason} Не вдалося прочитати давніші перекази.`,
    unreadable: (tokens) => `Деяких переказів (${tokens}) може бракувати: не вдалося прочитати їхні логи.`,
    lookedAt: (time) => `Останнє читання нових блоків: ${time}.`,
    further: 'Шукати далі',
    again: 'Спробувати ще раз',
    newer: 'Перевірити знову',
    furtherNamed: (network) => `Шукати далі в мережі ${network}`,
    againNamed: (network) => `Спробувати ще раз у мережі ${network}`,
    newerNamed: (network) => `Перевірити знову в мережі ${network}`,
    overview: (count, shown) =>
      `Перекази токенів у ${shown} ${plural(count, { one: 'мережі', few: 'мережах', many: 'мережах', other: 'мережах' })}`,
    withNothing: (count) => `Показати нульові перекази (${count})`,
    aboutNothing:
      'Створити такі записи може будь-хто, навіть від вашого імені, щоб підсунути до списку адресу, схожу на знайому вам.',
    lookAlike: 'Схожа адреса',
    lookAlikeOf:
      'Обережно: інша адреса починається й закінчується так само, як знайома вам, але це не вона. Такі адреси створюють, щоб їх переплутали. Ось знайома вам адреса:',
    details: 'Деталі переказу',
    amount: 'Сума',
    token: 'Токен',
    block: 'Блок',
    time: 'Час',
    notFound: 'Переказу з цього посилання немає серед знайдених. Пошукайте далі або перевірте, який акаунт підключено.'
  }
}
