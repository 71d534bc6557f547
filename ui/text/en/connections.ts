/** Texts of the list of hosts that the page has asked. */
export const connections = {
  lead: 'The hosts that this page has asked since it was opened, as far as your browser tells. The list is forgotten when you close the page.',
  requests: 'Requests',
  first: 'First',
  last: 'Last',
  page: 'This page itself',
  chain: (network: string) => `Reads ${network}`,
  names: 'Names of accounts and their pictures',
  signIn: 'Sign-in',
  relay: 'Wallets on other devices (WalletConnect)',
  team: 'Pages of this site',
  other: 'The purpose is not known',
  note: 'A request counts once it has ended, even without an answer. Hosts to which an answer redirects, and the requests of your wallet, are not listed.'
}
