import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Les serveurs que cette page a interrogés depuis son ouverture, d’après votre navigateur. La liste est oubliée quand vous fermez la page.',
  requests: 'Requêtes',
  first: 'Première',
  last: 'Dernière',
  page: 'Cette page elle-même',
  chain: (network) => `Lit ${network}`,
  names: 'Noms des comptes et leurs images',
  signIn: 'Connexion au compte',
  relay: 'Portefeuilles sur d’autres appareils (WalletConnect)',
  team: 'Pages de ce site',
  other: 'Le motif n’est pas connu',
  note: 'Une requête compte une fois terminée, même sans réponse. Les serveurs vers lesquels une réponse redirige et les requêtes de votre portefeuille n’y figurent pas.'
}
