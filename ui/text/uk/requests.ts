import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Змінити акаунт',
    asked: 'Вибір акаунта',
    rejected: 'Запит відхилено в гаманці. Ви досі підключені з цим акаунтом.',
    chosenInWallet: (wallet) => `Щоб використати інший акаунт, виберіть його в гаманці ${wallet}.`
  },
  token: {
    add: 'Додати до гаманця',
    addNamed: (symbol) => `Додати до гаманця токен ${symbol}`,
    switchFirst: (network, symbol) => `Перейдіть у мережу ${network}, щоб додати ${symbol}`,
    asked: (symbol) => `Додавання токена ${symbol}`,
    added: (symbol) => `Токен ${symbol} є у списку вашого гаманця.`,
    notAdded: (symbol, reason) => `Токен ${symbol} не додано: ${reason}`,
    longSymbol: 'гаманці приймають символи не довші за 11 знаків. Додайте токен у гаманці за його адресою:'
  }
}
