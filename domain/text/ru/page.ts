import type { page as english } from '#domain/text/en/page.ts'

export const page: Omit<typeof english, 'errors'> = {
  shell: {
    skipToContent: 'Перейти к содержимому',
    mainNavigation: 'Основная навигация',
    dashboard: 'Обзор',
    connectWallet: 'Подключить кошелек',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    copyright: (organisation) => `© ${organisation}`,
    privacy: 'Пока вы сами не попросите, эта страница ни с кем не связывается.',
    theme: 'Тема',
    themes: { system: 'Системная', light: 'Светлая', dark: 'Темная', midnight: 'Полночь' },
    failedToStart: 'Не удалось полностью загрузить страницу.',
    tryAgain: 'Повторить',
    reload: 'Перезагрузить'
  },
  code: {
    offline: 'Нет подключения к интернету.',
    missing: 'Не удалось загрузить часть страницы. Повторите попытку или перезагрузите страницу.'
  },
  home: {
    title: 'Ваш кошелек. Все ясно.',
    lead: 'Смотрите баланс и следите за транзакциями. Каждую подпись и каждый платеж вы подтверждаете в кошельке.',
    connect: 'Подключить кошелек',
    openDashboard: 'Открыть обзор',
    promises: [
      { title: 'Ключи остаются у вас', text: 'Эта страница никогда не видит ключей. Подписывает только ваш кошелек.' },
      {
        title: 'Ничего в фоне',
        text: 'Без трекеров и третьих лиц. Страница обращается к сети только после подключения.'
      },
      {
        title: 'Правда о транзакциях',
        text: 'Ожидает, подтверждена или не удалась: так, как записано в блокчейне, даже после перезагрузки.'
      }
    ],
    networks: 'Сети',
    moreNetworks: (count) => `и еще ${count}`,
    testNetworks: 'Это тестовые сети. Активы в них ничего не стоят.'
  },
  dialogs: {
    close: 'Закрыть',
    back: 'Назад',
    cancel: 'Отмена',
    details: 'Подробности',
    copyDetails: 'Копировать подробности'
  },
  connect: {
    connectButton: 'Подключить кошелек',
    browserWallet: 'Браузерный кошелек'
  }
}
