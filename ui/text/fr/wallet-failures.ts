import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} n’est pas disponible dans ce navigateur.`

export const walletFailures: typeof english = {
  rejected: 'Vous avez refusé la demande dans votre portefeuille.',
  'not-completed': 'La connexion n’a pas abouti.',
  pending: 'Votre portefeuille affiche déjà une demande. Ouvrez-le et répondez d’abord à celle-ci.',
  stayed: 'Le portefeuille n’a pas changé de réseau.',
  'wrong-network': 'Votre portefeuille est sur un autre réseau. Changez d’abord de réseau.',
  'none-shared': 'Votre portefeuille ne partage aucun réseau que cette page puisse utiliser.',
  'not-shared':
    'Votre portefeuille ne partage pas ce réseau avec la page. Autorisez-le dans le portefeuille, ou changez de réseau.',
  'no-chains': 'Aucune chaîne trouvée sur le connecteur.',
  'chain-not-found': 'Chaîne introuvable sur le connecteur.',
  unauthorized: 'Votre portefeuille ne partage plus ce compte avec la page.',
  'account-changed': 'Votre portefeuille a changé de compte avant de répondre. Réessayez avec celui-là.',
  unsupported: 'Votre portefeuille ne peut pas faire cela.',
  timeout: 'Votre portefeuille n’a pas répondu. Il est peut-être verrouillé, ou sa fenêtre est peut-être masquée.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect n’a pas répondu. C’est par son intermédiaire que la page joint votre portefeuille.',
  offline: 'Cet appareil n’est pas connecté à Internet.',
  refused: 'WalletConnect n’accepte pas cette page.',
  'no-project': 'WalletConnect n’est pas configuré pour cette page.',
  'invalid-response': 'Votre portefeuille a envoyé une réponse non valide.',
  'no-account': 'Votre portefeuille n’a partagé aucun compte.',
  'not-opened': 'Le navigateur n’a pas laissé la page ouvrir WalletConnect. Rechargez la page et réessayez.',
  interrupted:
    'La connexion à votre portefeuille a été perdue avant sa réponse. La demande y est peut-être toujours ouverte.',
  'other-connected':
    'Un autre portefeuille a été connecté avant, peut-être dans un autre onglet. Déconnectez-le là-bas pour utiliser celui-ci.',
  unknown: 'Une erreur s’est produite dans le portefeuille.',
  disconnected: 'Votre portefeuille n’est connecté à aucun réseau.',
  'chain-disconnected': 'Votre portefeuille n’est pas connecté à ce réseau.',
  'unknown-chain': 'Votre portefeuille ne connaît pas ce réseau.',
  invalid: 'Votre portefeuille considère que la demande n’est pas valide.',
  'invalid-data':
    'Cette page a préparé quelque chose qu’aucun portefeuille ne peut signer. Votre portefeuille n’a pas été sollicité.',
  limited: 'Votre portefeuille a reçu trop de demandes. Patientez un instant, puis réessayez.',
  'duplicate-batch': 'Votre portefeuille a déjà reçu cette demande.',
  'unknown-batch': 'Votre portefeuille ne connaît pas cette demande.',
  'too-many-calls': 'C’est trop pour votre portefeuille en une seule demande.',
  reverted: 'Un contrat a refusé cette demande.',
  'insufficient-funds': 'Le compte n’a pas de quoi payer cela.'
}
