import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Сменить аккаунт',
    asked: 'Выбор аккаунта',
    rejected: 'Запрос отклонен в кошельке. Вы по-прежнему подключены с этим аккаунтом.',
    chosenInWallet: (wallet) => `Чтобы использовать другой аккаунт, выберите его в кошельке ${wallet}.`
  },
  token: {
    add: 'Добавить в кошелек',
    addNamed: (symbol) => `Добавить в кошелек токен ${symbol}`,
    switchFirst: (network, symbol) => `Перейдите в сеть ${network}, чтобы добавить ${symbol}`,
    asked: (symbol) => `Добавление токена ${symbol}`,
    added: (symbol) => `Токен ${symbol} есть в списке вашего кошелька.`,
    notAdded: (symbol, reason) => `Токен ${symbol} не добавлен: ${reason}`,
    longSymbol: 'кошельки принимают символы не длиннее 11 знаков. Добавьте токен в кошельке по его адресу:'
  }
}
