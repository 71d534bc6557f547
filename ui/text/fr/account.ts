import type { account as english } from '#ui/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

export const account: typeof english = {
  buttons: {
    signIn: 'Se connecter',
    wrongNetwork: 'Mauvais réseau',
    activity: 'Activité',
    accountButton: (label) => `Compte ${label}`,
    chainButton: (name) => `Réseau : ${name}`
  },
  networks: {
    block: (number) => `Bloc ${number}`,
    socket: 'WebSocket',
    behind: (count, shown, time) =>
      `En retard de ${shown} ${plural(count, { one: 'bloc', many: 'de blocs', other: 'blocs' })} (${time}).`,
    slowSince: (time) => `Lent depuis ${time}.`,
    inReserve: 'En réserve',
    trouble: (since, reason, next) => `Depuis ${since} : ${reason} ${next}`,
    unreachable: 'Le nœud est injoignable.',
    restingUntil: (time) => `En pause jusqu’à ${time}.`
  },
  lost: {
    slow: 'Votre portefeuille n’a pas répondu à temps. Déverrouillez-le, ou rechargez la page s’il a été mis à jour, puis reconnectez-le.',
    absent:
      'Votre portefeuille est introuvable dans ce navigateur. Activez son extension et rechargez la page, ou connectez un autre portefeuille.',
    wallet:
      'Cette page n’est pas connectée, car elle ne peut pas savoir avec certitude quel portefeuille vous avez utilisé en dernier. Connectez celui auquel vous faites confiance.',
    account:
      'Votre portefeuille propose un autre compte que celui utilisé la dernière fois. Ne l’utilisez que si vous avez changé de compte vous-même.',
    useOtherAccount: 'Utiliser l’autre compte',
    unsavedDisconnect: (wallet) =>
      `La déconnexion est faite, mais votre navigateur n’a pas pu l’enregistrer. Au prochain chargement, cette page pourrait se reconnecter à ${wallet}.`
  },
  balance: {
    loading: 'Chargement du solde',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network} est injoignable`,
    unreachableShort: 'injoignable',
    notLoaded: (network) => `Le solde sur ${network} n’est pas chargé`,
    behind: (network) => `Le solde sur ${network} n’est peut-être plus à jour`,
    notLoadedShort: 'non chargé',
    tryingAgain: 'Nouvel essai automatique.',
    staleSince: (time) => `Dernière valeur connue : ${time}`,
    unreadable: (symbol) => `Impossible de lire ${symbol}`,
    asksForPause: (time) => `Le nœud a demandé une pause : aucune requête n’est envoyée avant ${time}.`,
    failures: {
      unreachable: 'Aucun nœud de ce réseau ne répond.',
      timeout: 'Le nœud n’a pas répondu à temps.',
      'rate-limited': 'Le nœud limite le nombre de requêtes.',
      malformed: 'Le nœud a envoyé une réponse non valide.',
      'wrong-chain': 'Le nœud appartient à un autre réseau.',
      reverted: 'Cette transaction échouerait.',
      'insufficient-funds': 'Le compte ne peut pas payer cela.',
      invalid: 'Le réseau n’accepte pas cette transaction : son gaz, ses frais ou son nonce ne conviennent pas.',
      refused: 'Le nœud a refusé la requête.',
      behind: 'Le nœud qui a répondu est en retard : il n’a pas encore les derniers blocs.',
      'not-loaded': 'Il manque une partie de la page.'
    }
  },
  signIn: {
    title: 'Vérifiez votre compte',
    text: 'Signez un message dans votre portefeuille pour prouver que ce compte est à vous. Cela ne déplace rien et ne coûte rien.',
    leaving: 'Annuler déconnecte votre portefeuille.',
    rejected: 'Votre session n’est pas ouverte.',
    late: 'Le message avait expiré au moment de la signature : il faut une nouvelle signature.',
    busyUntil: (time) => `Le service de connexion est occupé jusqu’à ${time}.`,
    notHere: (network) => `Vous ne pouvez pas ouvrir de session sur ${network}.`,
    contractNotHere: (network) => `Un compte qui est un contrat ne peut pas ouvrir de session sur ${network}.`,
    stillOpen: 'La demande est toujours ouverte dans votre portefeuille. Refusez-la là-bas.',
    accountChanged: (account) =>
      `Votre portefeuille est passé de ${account} à un autre compte : rien n’a été signé. La demande précédente est peut-être encore ouverte dans votre portefeuille.`,
    preparing: 'Préparation du message…',
    send: 'Envoyer le message',
    waiting: 'En attente de la signature…',
    verifying: 'Vérification de la signature…',
    tryAgain: 'Réessayer',
    cancel: 'Annuler',
    errors: {
      preparing: 'Le message n’a pas pu être préparé, veuillez réessayer !',
      signing: 'Le message n’a pas pu être signé, veuillez réessayer !',
      verifying: 'La signature n’a pas pu être vérifiée, veuillez réessayer !',
      unknown: 'Oups, une erreur s’est produite !'
    },
    shown: {
      title: 'Ce que vous allez signer',
      website: 'Site web',
      account: 'Compte',
      network: 'Réseau',
      networkWithId: (name, chainId) => `${name} (ID de chaîne ${chainId})`,
      validity: 'Message valable',
      unknown: 'pas encore connu',
      forMinutes: (minutes) =>
        plural(minutes, {
          one: `${minutes} minute au maximum`,
          many: `${minutes} de minutes au maximum`,
          other: `${minutes} minutes au maximum`
        }),
      until: (time) => `jusqu’au ${time}`
    },
    notAsShown:
      'Votre portefeuille n’a pas été sollicité, car le message préparé diffère de ce qui est affiché ici. Rien n’a été signé. Renvoyez le message ; si cela se reproduit, rechargez la page.',
    switched:
      'Votre portefeuille n’a pas été sollicité, car son compte ou son réseau a changé pendant la préparation du message. Rien n’a été signé. Vérifiez ce qui est affiché ici, puis renvoyez le message.',
    differs: (what, shown, found) => `${what} : ${shown} attendu, ${found} dans le message.`,
    differences: {
      layout: 'Le texte n’est pas un message de connexion tel que cette page les rédige.',
      domain: 'Site web',
      uri: 'Adresse de la page',
      account: 'Compte',
      chain: 'ID de chaîne',
      nonce: 'Nonce',
      times: 'Le message ne serait pas valable pendant la durée affichée.'
    },
    other: (account) =>
      `Une session est ouverte pour ${account}, peut-être dans un autre onglet. Vous connecter ici y mettra fin.`,
    signedIn: 'Session ouverte',
    since: 'Depuis',
    until: 'Jusqu’au',
    signOut: 'Se déconnecter',
    left: (account) => `Votre portefeuille est passé à un autre compte : la session de ${account} est donc terminée.`,
    ended:
      'Votre session est terminée : elle a expiré ou a été fermée dans un autre navigateur. Votre portefeuille est toujours connecté ; reconnectez-vous pour continuer.',
    uncertain:
      'Le service de connexion est injoignable : cette session est peut-être déjà terminée. Nouvel essai automatique.'
  },
  account: {
    copyAddress: 'Copier l’adresse',
    copied: 'Copié !',
    copyFailed: 'La copie a échoué. Le texte est sélectionné : copiez-le vous-même.',
    viaWalletConnect: (wallet) => `${wallet} via WalletConnect`,
    disconnect: 'Déconnecter',
    recentTransactions: 'Transactions récentes',
    viewAll: 'Tout voir',
    viewOnExplorer: 'Voir dans l’explorateur',
    noTransactions: 'Les transactions que vous envoyez depuis cette page apparaissent ici.'
  },
  transactions: {
    statuses: { pending: 'En attente', confirmed: 'Confirmée', failed: 'Échouée' },
    announced: (description, status) => `${description} : ${status}`,
    opensExplorer: 'ouvre l’explorateur dans un nouvel onglet',
    damaged:
      'Certaines transactions enregistrées n’ont pas pu être lues et ne figurent donc pas dans la liste. Leurs données sont conservées telles quelles.',
    sentTo: (amount, recipient) => `Envoyer ${amount} à ${recipient}`,
    revoked: (token) => `Révoquer une autorisation pour ${token}`
  },
  chains: {
    title: 'Changer de réseau',
    connected: 'Connecté',
    confirmInWallet: 'Confirmez dans le portefeuille',
    wrongNetwork: 'Mauvais réseau détecté : changez de réseau ou déconnectez-vous pour continuer.',
    cannotSwitch: (app) =>
      `Votre portefeuille ne permet pas de changer de réseau depuis ${app}. Essayez plutôt depuis le portefeuille lui-même.`,
    followsTo: (network) => `Dès que votre portefeuille sera sur ${network}, cette page suivra automatiquement.`,
    followsToSupported:
      'Dès que votre portefeuille sera sur un réseau pris en charge par cette page, elle suivra automatiquement.',
    followsToAny: 'Dès que votre portefeuille sera sur l’un de ces réseaux, cette page suivra automatiquement.',
    disconnect: 'Déconnecter',
    retry: 'Réessayer',
    switchTo: (network) => `Passer à ${network}`,
    filter: 'Chercher un réseau',
    noneFound: 'Aucun réseau ne porte ce nom.',
    failed: (network, reason) => `Le portefeuille n’est pas sur ${network} : ${reason}`,
    notConfigured: (chainId, connector) =>
      `La chaîne « ${chainId} » n’est pas configurée pour le connecteur « ${connector} ».`
  }
}
