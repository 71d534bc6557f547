import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Trocar de conta',
    asked: 'Escolher uma conta',
    rejected: 'A solicitação foi rejeitada na sua carteira. A conexão com esta conta continua.',
    chosenInWallet: (wallet) => `Para usar outra conta, escolha-a em ${wallet}.`
  },
  token: {
    add: 'Adicionar à carteira',
    addNamed: (symbol) => `Adicionar à carteira: ${symbol}`,
    switchFirst: (network, symbol) => `Troque para ${network} para adicionar ${symbol}`,
    asked: (symbol) => `Adicionar o token ${symbol}`,
    added: (symbol) => `${symbol} está na lista da sua carteira.`,
    notAdded: (symbol, reason) => `${symbol} não foi adicionado: ${reason}`,
    longSymbol:
      'as carteiras aceitam símbolos de no máximo 11 caracteres. Adicione o token na sua carteira pelo endereço:'
  }
}
