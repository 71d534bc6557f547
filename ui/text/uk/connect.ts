import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Підключити гаманець',
  titles: {
    learn: 'Що таке гаманець?',
    getAny: 'Завести гаманець',
    scan: (wallet) => (wallet === undefined ? 'Сканувати телефоном' : `Сканувати в ${wallet}`),
    get: (wallet) => `Отримати ${wallet}`,
    install: (wallet) => `Установити ${wallet}`,
    instructions: (wallet) => `Налаштувати ${wallet}`
  },
  groups: { installed: 'Установлені', popular: 'Популярні' },
  recent: 'Нещодавній',
  unsupported: '(не підтримується)',
  empty: 'У цьому браузері немає гаманців.',
  emptyHelp: 'Нові гаманці з’являться тут одразу після встановлення.',
  cautions: {
    'shared-identifier': 'Цей ідентифікатор використовує ще один гаманець. Один із них може бути підробкою.',
    'borrowed-name': 'Назва відомого гаманця, але ідентифікатор інший. Це може бути підробка.',
    help: 'Сторінка не може перевірити його справжність. Продовжуйте, лише якщо впізнаєте вікно, що відкриється. Якщо сумніваєтеся, вимкніть розширення, які встановлювали не ви.'
  },
  newToWallets: 'Уперше з гаманцем?',
  opening: (wallet) => `Відкриваємо ${wallet}…`,
  confirm: (wallet) => `Підтвердьте підключення в гаманці ${wallet}.`,
  pageLink: (wallet) => `${wallet} відкриє цю сторінку у своєму браузері. Підключіться там.`,
  pageInside: (wallet) => `${wallet} покаже цю сторінку всередині себе й підключиться до неї автоматично.`,
  openPageIn: (wallet) => `Відкрити в ${wallet}`,
  connected: (wallet) => `Гаманець ${wallet} підключено`,
  preparing: 'Завантаження акаунта…',
  failedTitle: (wallet) => `Гаманець ${wallet} не підключено`,
  retry: 'Спробувати ще раз',
  loading: 'Завантаження',
  opensNewTab: 'відкриється в новій вкладці'
}
