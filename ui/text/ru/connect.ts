import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Подключить кошелек',
  titles: {
    learn: 'Что такое кошелек?',
    getAny: 'Завести кошелек',
    scan: (wallet) => (wallet === undefined ? 'Сканировать телефоном' : `Сканировать в ${wallet}`),
    get: (wallet) => `Получить ${wallet}`,
    install: (wallet) => `Установить ${wallet}`,
    instructions: (wallet) => `Настроить ${wallet}`
  },
  groups: { installed: 'Установленные', popular: 'Популярные' },
  recent: 'Недавний',
  unsupported: '(не поддерживается)',
  empty: 'В этом браузере нет кошельков.',
  emptyHelp: 'Новые кошельки появятся здесь сразу после установки.',
  cautions: {
    'shared-identifier': 'Этот идентификатор использует и другой кошелек. Один из них может быть подделкой.',
    'borrowed-name': 'Имя известного кошелька, но идентификатор другой. Это может быть подделка.',
    help: 'Страница не может проверить его подлинность. Продолжайте, только если узнаете открывшееся окно. Если сомневаетесь, отключите расширения, которые устанавливали не вы.'
  },
  newToWallets: 'Впервые с кошельком?',
  opening: (wallet) => `Открываем ${wallet}…`,
  confirm: (wallet) => `Подтвердите подключение в кошельке ${wallet}.`,
  pageLink: (wallet) => `${wallet} откроет эту страницу в своем браузере. Подключитесь там.`,
  pageInside: (wallet) => `${wallet} покажет эту страницу внутри себя и подключится к ней автоматически.`,
  openPageIn: (wallet) => `Открыть в ${wallet}`,
  connected: (wallet) => `Кошелек ${wallet} подключен`,
  preparing: 'Загрузка аккаунта…',
  failedTitle: (wallet) => `Кошелек ${wallet} не подключен`,
  retry: 'Повторить',
  loading: 'Загрузка',
  opensNewTab: 'откроется в новой вкладке'
}
