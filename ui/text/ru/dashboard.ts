import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ru')
export const dashboard: typeof english = {
  title: 'Обзор',
  disconnectedTitle: 'Подключите кошелек, чтобы увидеть обзор',
  disconnectedText: 'Когда кошелек будет подключен, здесь появятся ваши балансы и транзакции.',
  unauthenticatedTitle: 'Войдите, чтобы увидеть обзор',
  unauthenticatedText:
    'Кошелек подключен. Подпишите одно сообщение, чтобы подтвердить, что этот аккаунт ваш; это бесплатно.',
  sessions: {
    title: 'Где выполнен вход',
    loading: 'Загрузка сеансов',
    here: 'Этот браузер',
    browserOn: (browser, system) => `${browser}, ${system}`,
    unknownBrowser: 'Неизвестный браузер',
    lastUsed: (time) => `Последняя активность: ${time}`,
    noOthers: 'В других браузерах вход не выполнен.',
    others: (count) =>
      `Вход выполнен еще в ${count} ${plural(count, { one: 'браузере', few: 'браузерах', many: 'браузерах', other: 'браузерах' })}.`,
    end: 'Завершить',
    endNamed: (session) => `Завершить сеанс: ${session}`,
    ending: 'Завершаем…',
    endOthers: 'Выйти во всех других браузерах',
    unreadable: 'Не удалось загрузить сеансы.',
    stale: 'Не удалось обновить список сеансов, поэтому он может быть устаревшим.',
    notEnded: 'Служба входа это не подтвердила, поэтому сеанс может быть еще активен.',
    tryAgain: 'Повторить'
  },
  balances: 'Балансы',
  transactions: 'Транзакции',
  allActivity: 'Вся активность',
  shownOf: (shown, all) => `Показано ${shown} из ${all}`,
  showMore: 'Показать еще',
  current: 'Подключена',
  reconnecting: 'Повторное подключение…',
  hideZero: 'Скрыть нулевые балансы',
  showZero: 'Показать нулевые балансы',
  hiddenNetworks: (count, shown) =>
    `${plural(count, { one: 'Скрыта', few: 'Скрыты', many: 'Скрыто', other: 'Скрыты' })} ${shown} ${plural(count, { one: 'сеть', few: 'сети', many: 'сетей', other: 'сети' })} без средств.`,
  hiddenTokens: (count, shown) =>
    `${plural(count, { one: 'Скрыт', few: 'Скрыты', many: 'Скрыто', other: 'Скрыты' })} ${shown} ${plural(count, { one: 'токен', few: 'токена', many: 'токенов', other: 'токена' })} с нулевым балансом.`,
  totals: 'Итого',
  totalOn: (symbol, networks, shown) =>
    `${symbol} в ${shown} ${plural(networks, { one: 'сети', few: 'сетях', many: 'сетях', other: 'сетях' })}`,
  totalOnSome: (symbol, known, all, shownAll) =>
    `${symbol} в ${known} из ${shownAll} ${plural(all, { one: 'сети', few: 'сетей', many: 'сетей', other: 'сети' })}`,
  testTotalOn: (symbol, networks, shown) =>
    `${symbol} в ${shown} ${plural(networks, { one: 'тестовой сети', few: 'тестовых сетях', many: 'тестовых сетях', other: 'тестовых сетях' })}`,
  testTotalOnSome: (symbol, known, all, shownAll) =>
    `${symbol} в ${known} из ${shownAll} ${plural(all, { one: 'тестовой сети', few: 'тестовых сетей', many: 'тестовых сетей', other: 'тестовой сети' })}`,
  source: {
    block: (number) => `Блок ${number}`
  },
  attention: {
    title: 'Требует внимания',
    gap: (waiting, missing) =>
      `Транзакция с nonce ${waiting} ждет транзакцию с nonce ${missing}, которой в этой сети нет. Отправьте недостающую из кошелька или сбросьте там ожидающие транзакции аккаунта.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Транзакция с nonce ${nonce} ожидает как минимум с ${since}. Ускорьте или отмените ее в кошельке: до нее с этого аккаунта не пройдет ничего другого.`
        : `${shown} ${plural(count, { one: 'транзакция ожидает', few: 'транзакции ожидают', many: 'транзакций ожидают', other: 'транзакции ожидают' })} подтверждения сетью. Транзакция с nonce ${nonce} ожидает как минимум с ${since} и задерживает остальные: ускорьте или отмените ее в кошельке.`,
    noFee: (network, fee) =>
      `Не хватает средств на комиссию сети ${network}: за обычный перевод она может составить до ${fee}.`,
    delegated: (network) =>
      `В сети ${network} этот аккаунт выполняет код контракта (EIP-7702). Этот контракт может распоряжаться всем, что есть на аккаунте. Если он вам незнаком, отзовите делегирование в кошельке.`,
    contract: 'Контракт',
    allowances: {
      found: (network) =>
        `В сети ${network} эти адреса могут без повторного запроса потратить все токены одного вида, которые есть на этом аккаунте. Отзовите разрешения, которыми больше не пользуетесь или которых не знаете.`,
      list: 'Разрешения на весь баланс',
      token: 'Токен',
      spender: 'Кто может тратить',
      amount: 'Разрешение',
      unlimited: 'Без ограничений',
      others: (network, count) =>
        `Другие разрешения в сети ${network}, каждое на сумму меньше баланса этого аккаунта или на токен, которого на нём нет: ${count}`,
      after: 'Разрешение после этого',
      none: 'Нет',
      revoke: 'Отозвать',
      revokeNamed: (token, spender) => `Отозвать разрешение на ${token} для ${spender}`,
      since: (block) =>
        `Удалось проверить только разрешения, выданные с блока ${block}, поэтому более старые неограниченные разрешения могли сюда не попасть.`,
      noneSince: (network, block) =>
        `В сети ${network} среди разрешений, выданных с блока ${block}, неограниченных не найдено. Более старые проверить не удалось.`,
      missed: (tokens, network) =>
        `Удалось проверить не все разрешения (${tokens}, сеть ${network}), поэтому неограниченные могли сюда не попасть.`,
      many: (count, shown) =>
        `${shown} ${plural(count, { one: 'токен', few: 'токена', many: 'токенов', other: 'токена' })}`,
      again: 'Повторить',
      againNamed: 'Повторить проверку разрешений'
    }
  },
  view: {
    title: 'Просмотр аккаунта',
    readOnly: 'Только просмотр',
    explanation: 'Любой может посмотреть любой аккаунт. Подписать или отправить здесь ничего нельзя.',
    besideWallet: 'Ваш собственный кошелек остается подключенным.',
    stop: 'Закончить просмотр',
    lookingUp: 'Поиск имени…',
    open: 'Посмотреть аккаунт',
    field: 'Адрес или имя',
    hint: 'Только просмотр, без кошелька',
    submit: 'Посмотреть',
    problems: {
      invalid: 'Это не адрес и не имя.',
      mistyped: 'В этом адресе опечатка: заглавные буквы не совпадают. Сверьте его с источником.',
      'no-names': 'Эта страница не ищет имена. Укажите адрес.',
      'no-account': 'По этому имени аккаунт не найден.',
      unreachable: 'Не удалось выполнить поиск имени.'
    }
  },
  receive: {
    open: 'Получить',
    title: 'Получить',
    network: 'Сеть',
    code: (network) => `QR-код с вашим адресом в сети ${network}`,
    only: (network) =>
      `Переводите по этому коду только в сети ${network}: отправленное в другой сети в эту не поступит. Если ваш аккаунт — контракт, например Safe, убедитесь, что он существует в сети ${network}.`,
    address: 'Ваш адрес',
    copyAddress: 'Копировать адрес',
    copyLink: 'Копировать ссылку на оплату'
  },
  network: {
    every: (duration) => `Новый блок раз в ${duration}`,
    baseFee: 'Базовая комиссия',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? `Базовая комиссия за ${shown} ${plural(count, { one: 'последний блок', few: 'последних блока', many: 'последних блоков', other: 'последних блока' })}: около ${low} gwei в каждом`
        : `Базовая комиссия за ${shown} ${plural(count, { one: 'последний блок', few: 'последних блока', many: 'последних блоков', other: 'последних блока' })}: от ${low} до ${high} gwei`,
    table: 'Базовая комиссия по блокам',
    block: 'Блок'
  },
  tryAgain: 'Повторить',
  tryAgainNamed: (network) => `Повторить чтение данных сети ${network}`
}
