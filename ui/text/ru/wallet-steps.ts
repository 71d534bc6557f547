import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Магазин открыт в другой вкладке. Закрепите расширение.'
const phrase = 'Запишите фразу восстановления на бумаге и никому ее не показывайте.'
const secretPhrase = 'Храните секретную фразу восстановления на бумаге, не на сайтах.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Создайте кошелек',
    description: 'Или импортируйте. Никому не сообщайте фразу восстановления.'
  }
  const openPage = `Откройте страницу в ${wallet}`
  return {
    app: {
      install: { title: `Установите ${wallet}`, description: 'Из магазина приложений на телефоне.' },
      create,
      scan: {
        title: 'Отсканируйте код',
        description: `Он будет на следующем шаге. Подтвердите подключение в ${wallet}.`
      },
      'open-app': {
        title: 'Вернитесь на эту страницу',
        description: `Затем подключитесь: ${wallet} откроется и попросит подтверждения.`
      },
      'scan-page': { title: openPage, description: 'Отсканируйте код на следующем шаге и подключитесь там.' },
      'scan-address': {
        title: openPage,
        description: `Отсканируйте в ${wallet} код со следующего шага или введите там адрес страницы.`
      },
      'open-page': { title: openPage, description: 'Вернитесь и нажмите «Подключить», чтобы открыть ее там.' },
      'enter-page': { title: openPage, description: 'Скопируйте адрес на следующем шаге и подключитесь там.' }
    },
    extension: {
      install: { title: `Добавьте ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Вернитесь на эту страницу',
        description: `${wallet} появится здесь автоматически или после обновления.`
      },
      web: { title: openPage, description: 'Там она подключится сама.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'Установите приложение MetaMask',
        description: 'Из магазина приложений на телефоне. Все подтверждается там.'
      },
      create: { title: 'Создайте или импортируйте кошелек', description: secretPhrase },
      scan: {
        title: 'Отсканируйте в MetaMask',
        description: 'Нажмите значок сканирования, отсканируйте код на следующем шаге и подтвердите.'
      }
    },
    extension: {
      install: { title: 'Добавьте расширение MetaMask', description: tab },
      create: { title: 'Создайте или импортируйте кошелек', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Установите приложение Rainbow', description: 'Из магазина приложений на телефоне.' },
      create: {
        title: 'Создайте или импортируйте кошелек',
        description: 'Сохраните резервную копию в Rainbow на случай потери телефона.'
      },
      scan: {
        title: 'Отсканируйте в Rainbow',
        description: 'Нажмите кнопку сканирования, отсканируйте код на следующем шаге и подтвердите.'
      }
    },
    extension: {
      install: { title: 'Добавьте расширение Rainbow', description: tab },
      create: { title: 'Создайте или импортируйте кошелек', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Установите Coinbase Wallet',
        description: 'В магазине он может называться по-новому: Base.'
      },
      create: {
        title: 'Создайте или импортируйте кошелек',
        description: 'Сделайте резервную копию в приложении. Фраза восстановления — только ваша.'
      }
    },
    extension: {
      install: { title: 'Добавьте Coinbase Wallet', description: tab },
      create: { title: 'Создайте или импортируйте кошелек', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Установите браузер Brave', description: 'Brave Wallet в него встроен.' },
      create: {
        title: 'Создайте Brave Wallet',
        description: 'Откройте «Кошелек» в меню Brave. Храните фразу на бумаге.'
      },
      'scan-address': {
        title: 'Откройте страницу в Brave',
        description: 'Отсканируйте в Brave код на следующем шаге и подключитесь там.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Откройте Safe{Wallet}', description: 'Он открыт в другой вкладке.' },
      create: {
        title: 'Создайте свой Safe',
        description: 'Выберите владельцев. Каждый подписывает своим кошельком.'
      },
      web: {
        title: 'Добавьте страницу в Safe{Wallet}',
        description: 'Откройте ее ниже или добавьте адрес в Apps → My custom apps.'
      }
    }
  }
}
