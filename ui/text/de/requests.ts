import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Konto wechseln',
    asked: 'Konto auswählen',
    rejected: 'Die Anfrage wurde in deiner Wallet abgelehnt. Du bist weiterhin mit diesem Konto verbunden.',
    chosenInWallet: (wallet) => `Um ein anderes Konto zu verwenden, wähle es in ${wallet} aus.`
  },
  token: {
    add: 'Zur Wallet hinzufügen',
    addNamed: (symbol) => `${symbol} zur Wallet hinzufügen`,
    switchFirst: (network, symbol) => `Zu ${network} wechseln, um ${symbol} hinzuzufügen`,
    asked: (symbol) => `Token ${symbol} hinzufügen`,
    added: (symbol) => `${symbol} steht in der Liste deiner Wallet.`,
    notAdded: (symbol, reason) => `${symbol} wurde nicht hinzugefügt: ${reason}`,
    longSymbol:
      'Wallets nehmen nur Symbole mit höchstens 11 Zeichen an. Füge den Token in deiner Wallet über seine Adresse hinzu:'
  }
}
