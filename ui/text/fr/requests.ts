import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Changer de compte',
    asked: 'Choisir un compte',
    rejected: 'La demande a été refusée dans votre portefeuille. La connexion avec ce compte est maintenue.',
    chosenInWallet: (wallet) => `Pour utiliser un autre compte, choisissez-le dans ${wallet}.`
  },
  token: {
    add: 'Ajouter au portefeuille',
    addNamed: (symbol) => `Ajouter au portefeuille : ${symbol}`,
    switchFirst: (network, symbol) => `Passez à ${network} pour ajouter ${symbol}`,
    asked: (symbol) => `Ajouter le jeton ${symbol}`,
    added: (symbol) => `${symbol} est dans la liste de votre portefeuille.`,
    notAdded: (symbol, reason) => `${symbol} n’a pas été ajouté : ${reason}`,
    longSymbol:
      'les portefeuilles acceptent des symboles de 11 caractères au plus. Ajoutez le jeton dans votre portefeuille par son adresse :'
  }
}
