import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

export const dashboard: typeof english = {
  title: 'Tableau de bord',
  disconnectedTitle: 'Connectez un portefeuille pour voir votre tableau de bord',
  disconnectedText: 'Vos soldes et transactions apparaissent ici dès qu’un portefeuille est connecté.',
  unauthenticatedTitle: 'Connectez-vous pour voir votre tableau de bord',
  unauthenticatedText:
    'Votre portefeuille est connecté. Signez un message pour prouver que le compte est à vous ; cela ne coûte rien.',
  sessions: {
    title: 'Vos sessions ouvertes',
    loading: 'Chargement de vos sessions',
    here: 'Ce navigateur',
    browserOn: (browser, system) => `${browser} sur ${system}`,
    unknownBrowser: 'Navigateur inconnu',
    lastUsed: (time) => `Dernière utilisation : ${time}`,
    noOthers: 'Aucune session n’est ouverte dans un autre navigateur.',
    others: (count) =>
      plural(count, {
        one: `Une session est ouverte dans ${count} autre navigateur.`,
        many: `Des sessions sont ouvertes dans ${count} d’autres navigateurs.`,
        other: `Des sessions sont ouvertes dans ${count} autres navigateurs.`
      }),
    end: 'Fermer',
    endNamed: (session) => `Fermer la session : ${session}`,
    ending: 'Fermeture…',
    endOthers: 'Fermer toutes les autres sessions',
    unreadable: 'Vos sessions n’ont pas pu être chargées.',
    stale: 'Vos sessions n’ont pas pu être rechargées : cette liste n’est peut-être plus à jour.',
    notEnded: 'Le service de connexion ne l’a pas confirmé : la session est peut-être encore valable.',
    tryAgain: 'Réessayer'
  },
  balances: 'Soldes',
  transactions: 'Transactions',
  allActivity: 'Toute l’activité',
  shownOf: (shown, all) => `${shown} sur ${all}`,
  showMore: 'Afficher plus',
  current: 'Connecté',
  reconnecting: 'Reconnexion…',
  hideZero: 'Masquer les soldes nuls',
  showZero: 'Afficher les soldes nuls',
  hiddenNetworks: (count, shown) =>
    plural(count, {
      one: `${shown} réseau sans avoirs est masqué.`,
      many: `${shown} de réseaux sans avoirs sont masqués.`,
      other: `${shown} réseaux sans avoirs sont masqués.`
    }),
  hiddenTokens: (count, shown) =>
    plural(count, {
      one: `${shown} jeton au solde nul est masqué.`,
      many: `${shown} de jetons au solde nul sont masqués.`,
      other: `${shown} jetons au solde nul sont masqués.`
    }),
  totals: 'Totaux',
  totalOn: (symbol, networks, shown) =>
    plural(networks, {
      one: `${symbol} sur ${shown} réseau`,
      many: `${symbol} sur ${shown} de réseaux`,
      other: `${symbol} sur ${shown} réseaux`
    }),
  totalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} sur ${known} des réseaux (${shownAll} au total)`,
      many: `${symbol} sur ${known} des réseaux (${shownAll} au total)`,
      other: `${symbol} sur ${known} des ${shownAll} réseaux`
    }),
  testTotalOn: (symbol, networks, shown) =>
    plural(networks, {
      one: `${symbol} sur ${shown} réseau de test`,
      many: `${symbol} sur ${shown} de réseaux de test`,
      other: `${symbol} sur ${shown} réseaux de test`
    }),
  testTotalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} sur ${known} des réseaux de test (${shownAll} au total)`,
      many: `${symbol} sur ${known} des réseaux de test (${shownAll} au total)`,
      other: `${symbol} sur ${known} des ${shownAll} réseaux de test`
    }),
  source: {
    block: (number) => `Bloc ${number}`
  },
  attention: {
    title: 'À vérifier',
    gap: (waiting, missing) =>
      `Une transaction au nonce ${waiting} en attend une au nonce ${missing}, que ce réseau n’a pas. Envoyez celle-ci depuis votre portefeuille, ou réinitialisez-y les transactions en attente du compte.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `La transaction au nonce ${nonce} attend au moins depuis ${since}. Accélérez-la ou annulez-la dans votre portefeuille : rien d’autre ne partira de ce compte avant elle.`
        : plural(count, {
            one: `${shown} transaction attend le réseau. Celle au nonce ${nonce} attend au moins depuis ${since} et bloque les autres : accélérez-la ou annulez-la dans votre portefeuille.`,
            many: `${shown} de transactions attendent le réseau. Celle au nonce ${nonce} attend au moins depuis ${since} et bloque les autres : accélérez-la ou annulez-la dans votre portefeuille.`,
            other: `${shown} transactions attendent le réseau. Celle au nonce ${nonce} attend au moins depuis ${since} et bloque les autres : accélérez-la ou annulez-la dans votre portefeuille.`
          }),
    noFee: (network, fee) =>
      `Pas assez pour payer des frais de réseau sur ${network} : un simple transfert peut coûter jusqu’à ${fee}.`,
    delegated: (network) =>
      `Sur ${network}, ce compte exécute le code d’un contrat (EIP-7702). Ce contrat peut déplacer tout ce que possède le compte. Si vous ne le connaissez pas, révoquez la délégation dans votre portefeuille.`,
    contract: 'Le contrat',
    allowances: {
      found: (network) =>
        `Sur ${network}, ces adresses peuvent dépenser tout ce que ce compte détient d’un jeton, sans redemander. Révoquez ce que vous n’utilisez plus ou ne connaissez pas.`,
      list: 'Autorisations couvrant tout le solde',
      token: 'Jeton',
      spender: 'Adresse autorisée',
      amount: 'Autorisation',
      unlimited: 'Illimitée',
      others: (network, count) =>
        `Autres autorisations sur ${network}, chacune pour moins que ce que ce compte détient ou pour un jeton qu’il ne détient pas : ${count}`,
      after: 'Autorisation après ceci',
      none: 'Aucune',
      revoke: 'Révoquer',
      revokeNamed: (token, spender) => `Révoquer l’autorisation de ${spender} pour ${token}`,
      since: (block) =>
        `Seules les autorisations accordées depuis le bloc ${block} ont pu être vérifiées : des autorisations illimitées plus anciennes peuvent manquer ici.`,
      noneSince: (network, block) =>
        `Sur ${network}, aucune autorisation illimitée n’a été trouvée parmi celles accordées depuis le bloc ${block}. Les plus anciennes n’ont pas pu être vérifiées.`,
      missed: (tokens, network) =>
        `Les autorisations n’ont pas toutes pu être vérifiées pour ${tokens} sur ${network} : certaines, illimitées, peuvent manquer ici.`,
      many: (count, shown) =>
        plural(count, { one: `${shown} jeton`, many: `${shown} de jetons`, other: `${shown} jetons` }),
      again: 'Réessayer',
      againNamed: 'Réessayer de vérifier les autorisations'
    }
  },
  view: {
    title: 'Compte consulté',
    readOnly: 'Lecture seule',
    explanation: 'N’importe qui peut consulter n’importe quel compte. Rien ne peut être signé ni envoyé ici.',
    besideWallet: 'Votre propre portefeuille reste connecté.',
    stop: 'Arrêter la consultation',
    lookingUp: 'Recherche du nom…',
    open: 'Consulter un compte',
    field: 'Adresse ou nom',
    hint: 'En lecture seule, sans portefeuille',
    submit: 'Consulter',
    problems: {
      invalid: 'Ce n’est ni une adresse ni un nom.',
      mistyped:
        'Cette adresse contient une faute de frappe : ses majuscules ne correspondent pas. Vérifiez-la à la source.',
      'no-names': 'Cette page ne recherche pas les noms. Utilisez l’adresse.',
      'no-account': 'Aucun compte trouvé pour ce nom.',
      unreachable: 'Le nom n’a pas pu être recherché.'
    }
  },
  receive: {
    open: 'Recevoir',
    title: 'Recevoir',
    network: 'Réseau',
    code: (network) => `Code QR avec votre adresse sur ${network}`,
    only: (network) =>
      `N’envoyez à ce code que sur ${network} : ce qui est envoyé sur un autre réseau n’arrive pas sur celui-ci. Si votre compte est un contrat, par exemple un Safe, assurez-vous qu’il existe sur ${network}.`,
    address: 'Votre adresse',
    copyAddress: 'Copier l’adresse',
    copyLink: 'Copier le lien de paiement'
  },
  network: {
    every: (duration) => `Intervalle entre blocs : ${duration}`,
    baseFee: 'Frais de base',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? plural(count, {
            one: `Frais de base de ${shown} bloc, le dernier : environ ${low} gwei`,
            many: `Frais de base des derniers blocs (${shown}) : environ ${low} gwei chacun`,
            other: `Frais de base des ${shown} derniers blocs : environ ${low} gwei chacun`
          })
        : plural(count, {
            one: `Frais de base de ${shown} bloc, le dernier : entre ${low} et ${high} gwei`,
            many: `Frais de base des derniers blocs (${shown}) : entre ${low} et ${high} gwei`,
            other: `Frais de base des ${shown} derniers blocs : entre ${low} et ${high} gwei`
          }),
    table: 'Frais de base par bloc',
    block: 'Bloc'
  },
  tryAgain: 'Réessayer',
  tryAgainNamed: (network) => `Réessayer de lire ${network}`
}
