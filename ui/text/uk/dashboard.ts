import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('uk')
export const dashboard: typeof english = {
  title: 'Огляд',
  disconnectedTitle: 'Підключіть гаманець, щоб побачити огляд',
  disconnectedText: 'Коли гаманець буде підключено, тут з’являться ваші баланси й транзакції.',
  unauthenticatedTitle: 'Увійдіть, щоб побачити огляд',
  unauthenticatedText:
    'Гаманець підключено. Підпишіть одне повідомлення, щоб підтвердити, що цей акаунт ваш; це безкоштовно.',
  sessions: {
    title: 'Де виконано вхід',
    loading: 'Завантаження сеансів',
    here: 'Цей браузер',
    browserOn: (browser, system) => `${browser}, ${system}`,
    unknownBrowser: 'Невідомий браузер',
    lastUsed: (time) => `Остання активність: ${time}`,
    noOthers: 'В інших браузерах вхід не виконано.',
    others: (count) =>
      `Вхід виконано ще у ${count} ${plural(count, { one: 'браузері', few: 'браузерах', many: 'браузерах', other: 'браузерах' })}.`,
    end: 'Завершити',
    endNamed: (session) => `Завершити сеанс: ${session}`,
    ending: 'Завершуємо…',
    endOthers: 'Вийти в усіх інших браузерах',
    unreadable: 'Не вдалося завантажити сеанси.',
    stale: 'Не вдалося оновити список сеансів, тому він може бути застарілим.',
    notEnded: 'Служба входу цього не підтвердила, тому сеанс може бути ще чинним.',
    tryAgain: 'Спробувати ще раз'
  },
  balances: 'Баланси',
  transactions: 'Транзакції',
  allActivity: 'Уся активність',
  shownOf: (shown, all) => `Показано ${shown} з ${all}`,
  showMore: 'Показати ще',
  current: 'Підключена',
  reconnecting: 'Повторне підключення…',
  hideZero: 'Сховати нульові баланси',
  showZero: 'Показати нульові баланси',
  hiddenNetworks: (count, shown) =>
    `Сховано ${shown} ${plural(count, { one: 'мережу', few: 'мережі', many: 'мереж', other: 'мережі' })} без коштів.`,
  hiddenTokens: (count, shown) =>
    `Сховано ${shown} ${plural(count, { one: 'токен', few: 'токени', many: 'токенів', other: 'токена' })} з нульовим балансом.`,
  totals: 'Разом',
  totalOn: (symbol, networks, shown) =>
    `${symbol} у ${shown} ${plural(networks, { one: 'мережі', few: 'мережах', many: 'мережах', other: 'мережах' })}`,
  totalOnSome: (symbol, known, all, shownAll) =>
    `${symbol} у ${known} з ${shownAll} ${plural(all, { one: 'мережі', few: 'мереж', many: 'мереж', other: 'мережі' })}`,
  testTotalOn: (symbol, networks, shown) =>
    `${symbol} у ${shown} ${plural(networks, { one: 'тестовій мережі', few: 'тестових мережах', many: 'тестових мережах', other: 'тестових мережах' })}`,
  testTotalOnSome: (symbol, known, all, shownAll) =>
    `${symbol} у ${known} з ${shownAll} ${plural(all, { one: 'тестової мережі', few: 'тестових мереж', many: 'тестових мереж', other: 'тестової мережі' })}`,
  source: {
    block: (number) => `Блок ${number}`
  },
  attention: {
    title: 'Потребує уваги',
    gap: (waiting, missing) =>
      `Транзакція з nonce ${waiting} чекає на транзакцію з nonce ${missing}, якої в цій мережі немає. Надішліть ту, якої бракує, з гаманця або скиньте там транзакції акаунта, що очікують.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Транзакція з nonce ${nonce} очікує щонайменше з ${since}. Прискорте або скасуйте її в гаманці: до неї з цього акаунта не пройде нічого іншого.`
        : `${shown} ${plural(count, { one: 'транзакція очікує', few: 'транзакції очікують', many: 'транзакцій очікують', other: 'транзакції очікують' })} на підтвердження мережею. Транзакція з nonce ${nonce} очікує щонайменше з ${since} і затримує решту: прискорте або скасуйте її в гаманці.`,
    noFee: (network, fee) =>
      `Бракує коштів на комісію мережі ${network}: за звичайний переказ вона може становити до ${fee}.`,
    delegated: (network) =>
      `У мережі ${network} цей акаунт виконує код контракту (EIP-7702). Цей контракт може розпоряджатися всім, що є на акаунті. Якщо він вам незнайомий, відкличте делегування в гаманці.`,
    contract: 'Контракт',
    allowances: {
      found: (network) =>
        `У мережі ${network} ці адреси можуть без повторного запиту витратити всі токени одного виду, які є на цьому акаунті. Відкличте дозволи, якими більше не користуєтеся або яких не знаєте.`,
      list: 'Дозволи на весь баланс',
      token: 'Токен',
      spender: 'Хто може витрачати',
      amount: 'Дозвіл',
      unlimited: 'Без обмежень',
      others: (network, count) =>
        `Інші дозволи в мережі ${network}, кожен на суму, меншу за баланс цього акаунта, або на токен, якого на ньому немає: ${count}`,
      after: 'Дозвіл після цього',
      none: 'Немає',
      revoke: 'Відкликати',
      revokeNamed: (token, spender) => `Відкликати дозвіл на ${token} для ${spender}`,
      since: (block) =>
        `Вдалося перевірити лише дозволи, надані з блока ${block}, тому давніші необмежені дозволи могли сюди не потрапити.`,
      noneSince: (network, block) =>
        `У мережі ${network} серед дозволів, наданих із блока ${block}, необмежених не знайдено. Давніші перевірити не вдалося.`,
      missed: (tokens, network) =>
        `Вдалося перевірити не всі дозволи (${tokens}, мережа ${network}), тому необмежені могли сюди не потрапити.`,
      many: (count, shown) =>
        `${shown} ${plural(count, { one: 'токен', few: 'токени', many: 'токенів', other: 'токена' })}`,
      again: 'Спробувати ще раз',
      againNamed: 'Спробувати ще раз перевірити дозволи'
    }
  },
  view: {
    title: 'Перегляд акаунта',
    readOnly: 'Лише перегляд',
    explanation: 'Будь-хто може переглянути будь-який акаунт. Підписати або надіслати тут нічого не можна.',
    besideWallet: 'Ваш власний гаманець залишається підключеним.',
    stop: 'Завершити перегляд',
    lookingUp: 'Пошук імені…',
    open: 'Переглянути акаунт',
    field: 'Адреса або ім’я',
    hint: 'Лише перегляд, без гаманця',
    submit: 'Переглянути',
    problems: {
      invalid: 'Це не адреса і не ім’я.',
      mistyped: 'У цій адресі одруківка: великі літери не збігаються. Звірте її з джерелом.',
      'no-names': 'Ця сторінка не шукає імен. Укажіть адресу.',
      'no-account': 'За цим іменем акаунта не знайдено.',
      unreachable: 'Не вдалося виконати пошук імені.'
    }
  },
  receive: {
    open: 'Отримати',
    title: 'Отримати',
    network: 'Мережа',
    code: (network) => `QR-код із вашою адресою в мережі ${network}`,
    only: (network) =>
      `Переказуйте за цим кодом лише в мережі ${network}: надіслане в іншій мережі до цієї не надійде. Якщо ваш акаунт — контракт, наприклад Safe, переконайтеся, що він існує в мережі ${network}.`,
    address: 'Ваша адреса',
    copyAddress: 'Копіювати адресу',
    copyLink: 'Копіювати посилання на оплату'
  },
  network: {
    every: (duration) => `Новий блок раз на ${duration}`,
    baseFee: 'Базова комісія',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? `Базова комісія за ${shown} ${plural(count, { one: 'останній блок', few: 'останні блоки', many: 'останніх блоків', other: 'останнього блока' })}: близько ${low} gwei у кожному`
        : `Базова комісія за ${shown} ${plural(count, { one: 'останній блок', few: 'останні блоки', many: 'останніх блоків', other: 'останнього блока' })}: від ${low} до ${high} gwei`,
    table: 'Базова комісія за блоками',
    block: 'Блок'
  },
  tryAgain: 'Спробувати ще раз',
  tryAgainNamed: (network) => `Спробувати ще раз прочитати дані мережі ${network}`
}
