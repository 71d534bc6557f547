import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Магазин відкрито в іншій вкладці. Закріпіть розширення.'
const phrase = 'Запишіть фразу відновлення на папері й нікому її не показуйте.'
const secretPhrase = 'Зберігайте секретну фразу відновлення на папері, не на сайтах.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Створіть гаманець',
    description: 'Або імпортуйте. Нікому не повідомляйте фразу відновлення.'
  }
  const openPage = `Відкрийте сторінку в ${wallet}`
  return {
    app: {
      install: { title: `Установіть ${wallet}`, description: 'З магазину застосунків на телефоні.' },
      create,
      scan: {
        title: 'Відскануйте код',
        description: `Він буде на наступному кроці. Підтвердьте підключення в ${wallet}.`
      },
      'open-app': {
        title: 'Поверніться на цю сторінку',
        description: `Потім підключіться: ${wallet} відкриється й попросить підтвердження.`
      },
      'scan-page': { title: openPage, description: 'Відскануйте код на наступному кроці й підключіться там.' },
      'scan-address': {
        title: openPage,
        description: `Відскануйте в ${wallet} код з наступного кроку або введіть там адресу сторінки.`
      },
      'open-page': { title: openPage, description: 'Поверніться й натисніть «Підключити», щоб відкрити її там.' },
      'enter-page': { title: openPage, description: 'Скопіюйте адресу на наступному кроці й підключіться там.' }
    },
    extension: {
      install: { title: `Додайте ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Поверніться на цю сторінку',
        description: `${wallet} з’явиться тут автоматично або після оновлення.`
      },
      web: { title: openPage, description: 'Там вона підключиться сама.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'Установіть застосунок MetaMask',
        description: 'З магазину застосунків на телефоні. Усе підтверджується там.'
      },
      create: { title: 'Створіть або імпортуйте гаманець', description: secretPhrase },
      scan: {
        title: 'Відскануйте в MetaMask',
        description: 'Торкніться значка сканування, відскануйте код на наступному кроці й підтвердьте.'
      }
    },
    extension: {
      install: { title: 'Додайте розширення MetaMask', description: tab },
      create: { title: 'Створіть або імпортуйте гаманець', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Установіть застосунок Rainbow', description: 'З магазину застосунків на телефоні.' },
      create: {
        title: 'Створіть або імпортуйте гаманець',
        description: 'Збережіть резервну копію в Rainbow на випадок втрати телефона.'
      },
      scan: {
        title: 'Відскануйте в Rainbow',
        description: 'Торкніться кнопки сканування, відскануйте код на наступному кроці й підтвердьте.'
      }
    },
    extension: {
      install: { title: 'Додайте розширення Rainbow', description: tab },
      create: { title: 'Створіть або імпортуйте гаманець', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Установіть Coinbase Wallet',
        description: 'У магазині він може називатися по-новому: Base.'
      },
      create: {
        title: 'Створіть або імпортуйте гаманець',
        description: 'Зробіть резервну копію в застосунку. Фраза відновлення — лише ваша.'
      }
    },
    extension: {
      install: { title: 'Додайте Coinbase Wallet', description: tab },
      create: { title: 'Створіть або імпортуйте гаманець', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Установіть браузер Brave', description: 'Brave Wallet у нього вбудовано.' },
      create: {
        title: 'Створіть Brave Wallet',
        description: 'Відкрийте «Гаманець» у меню Brave. Зберігайте фразу на папері.'
      },
      'scan-address': {
        title: 'Відкрийте сторінку в Brave',
        description: 'Відскануйте в Brave код на наступному кроці й підключіться там.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Відкрийте Safe{Wallet}', description: 'Він відкритий в іншій вкладці.' },
      create: {
        title: 'Створіть свій Safe',
        description: 'Виберіть власників. Кожен підписує своїм гаманцем.'
      },
      web: {
        title: 'Додайте сторінку в Safe{Wallet}',
        description: 'Відкрийте її нижче або додайте адресу в Apps → My custom apps.'
      }
    }
  }
}
