/** What a wallet's adapter says to the visitor. */
export const englishConnectors = {
  wrongNetwork: 'Your wallet is on another network. Switch first.',
  noAccount: 'Your wallet shared no account.',
  nonsense: 'Your wallet answered with something that makes no sense.'
}
