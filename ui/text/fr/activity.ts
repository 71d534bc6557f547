import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

const transactionCount = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} transaction`,
    many: `${shown} de transactions`,
    other: `${shown} transactions`
  })
const entryCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} entrée`, many: `${shown} d’entrées`, other: `${shown} entrées` })

export const activity: typeof english = {
  title: 'Activité',
  disconnectedTitle: 'Connectez un portefeuille pour voir votre activité',
  disconnectedText: 'Ce que vous envoyez depuis cette page s’affiche ici dès qu’un portefeuille est connecté.',
  unauthenticatedTitle: 'Connectez-vous pour voir votre activité',
  unauthenticatedText:
    'Votre portefeuille est connecté. Signez un message pour prouver que le compte est à vous ; cela ne coûte rien.',
  scope:
    'Ce que ce compte a envoyé depuis cette page, dans la mesure où ce navigateur l’a conservé : au plus 10 000 transactions, moins si son espace de stockage est plein. Ce qui a été envoyé ailleurs ou reçu n’y figure pas.',
  scopeWithTransfers:
    'Ce que ce compte a envoyé depuis cette page, dans la mesure où ce navigateur l’a conservé : au plus 10 000 transactions, moins si son espace de stockage est plein. Les transferts des jetons affichés par cette page sont lus sur les réseaux, d’où qu’ils aient été envoyés. Tout le reste qui a été envoyé ailleurs ou reçu n’y figure pas.',
  notOfOthers:
    'L’activité ne concerne que le compte connecté, car l’essentiel est conservé dans ce navigateur. Pour un compte simplement consulté, le tableau de bord affiche les soldes.',
  viewedDashboard: 'Voir son tableau de bord',
  own: 'Votre propre activité',
  list: 'Transactions',
  readingHistory: 'Lecture de ce que ce navigateur a conservé…',
  filters: 'Filtrer',
  search: 'Rechercher',
  searchHint: 'Description, adresse ou hash',
  network: 'Réseau',
  everyNetwork: 'Tous',
  state: 'État',
  everyState: 'Tous',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} sur ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} sur ${entryCount(all, shownAll)}`,
  noneMatch: 'Aucune transaction ne correspond.',
  showAll: 'Effacer les filtres',
  notHere: 'La transaction de ce lien ne figure pas dans l’activité de ce compte dans ce navigateur.',
  exportCsv: 'Exporter en CSV',
  exportJson: 'Exporter en JSON',
  exported: (shown) => `Exporté : ${shown}.`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  unknownDay: 'Date inconnue',
  details: 'Détails de la transaction',
  facts: {
    status: 'État',
    network: 'Réseau',
    from: 'De',
    to: 'À',
    hash: 'Hash',
    proposal: 'Proposition',
    replacedBy: 'Remplacée par',
    nonce: 'Nonce',
    minedAt: 'Heure du bloc',
    gasUsed: 'Gas consommé'
  },
  timeline: 'Ce qui s’est passé',
  steps: {
    asked: 'Votre portefeuille a été sollicité.',
    sent: 'Envoyée : votre portefeuille a communiqué son hash à cette page.',
    proposed: 'Proposée au Safe.',
    firstPolled: (block) => `Recherchée pour la première fois sur le réseau au bloc ${block}.`,
    seen: 'Un nœud la connaît.',
    reorganised: (block) => `Était dans le bloc ${block}, que le réseau a abandonné depuis.`,
    mined: (count, wanted, shownWanted) =>
      plural(wanted, {
        one: `Dans un bloc : ${count} confirmation sur ${shownWanted}.`,
        many: `Dans un bloc : ${count} sur ${shownWanted} de confirmations.`,
        other: `Dans un bloc : ${count} sur ${shownWanted} confirmations.`
      }),
    inBlock: (block) => `Dans le bloc ${block}.`,
    replacedInBlock: (block) => `Celle qui la remplace est dans le bloc ${block}.`,
    settledAt: (block) => `Remplacement constaté au bloc ${block}.`,
    awaited: 'En attente d’être incluse dans un bloc.',
    confirmed: 'Confirmée.',
    failed: 'Échouée.',
    reverted: 'Échouée : le réseau l’a annulée et seuls les frais ont été payés.',
    final: 'Définitive : le bloc est trop profond pour que le réseau l’abandonne.'
  },
  hurry: {
    title: 'L’accélérer ou l’annuler',
    where: (nonce) =>
      `Ouvrez cette transaction (nonce ${nonce}) dans votre portefeuille et choisissez-y « Accélérer » ou « Annuler ». Cette page constatera ensuite d’elle-même laquelle des deux a été incluse.`,
    whereWithoutNonce:
      'Ouvrez cette transaction dans votre portefeuille et choisissez-y « Accélérer » ou « Annuler ». Cette page constatera ensuite d’elle-même laquelle des deux a été incluse.',
    why: 'Cette page n’envoie pas d’autre transaction à votre place : beaucoup de portefeuilles ignorent le nonce fourni par une page, et vous paieriez deux fois.'
  },
  forget: 'Oublier cette transaction',
  copyLink: 'Copier le lien',
  transfers: {
    title: 'Transferts de jetons',
    searchOn: (network) => `${network} :`,
    titles: {
      in: (amount) => `Reçu : ${amount}`,
      out: (amount) => `Envoyé : ${amount}`,
      self: (amount) => `Envoyé vers le même compte : ${amount}`
    },
    from: (address) => `de ${address}`,
    to: (address) => `à ${address}`,
    reading: 'Recherche…',
    nothingYet: 'Pas encore de recherche.',
    everything: 'Recherche effectuée jusqu’au premier bloc.',
    since: (block) => `Recherche effectuée jusqu’au bloc ${block}.`,
    sinceTime: (block, time) => `Recherche effectuée jusqu’au bloc ${block} (${time}).`,
    refused: (reason) => `${reason} Les transferts n’ont pas pu être lus.`,
    refusedOlder: (reason) => `${reason} Les transferts plus anciens n’ont pas pu être lus.`,
    unreadable: (tokens) => `Il peut manquer des transferts (${tokens}) : leurs journaux n’ont pas pu être lus.`,
    lookedAt: (time) => `Dernière lecture des blocs les plus récents : ${time}.`,
    further: 'Remonter plus loin',
    again: 'Réessayer',
    newer: 'Rechercher de nouveau',
    furtherNamed: (network) => `Remonter plus loin sur ${network}`,
    againNamed: (network) => `Réessayer sur ${network}`,
    newerNamed: (network) => `Rechercher de nouveau sur ${network}`,
    overview: (count, shown) =>
      plural(count, {
        one: `Transferts de jetons sur ${shown} réseau`,
        many: `Transferts de jetons sur ${shown} de réseaux`,
        other: `Transferts de jetons sur ${shown} réseaux`
      }),
    withNothing: (count) => `Afficher les transferts de montant nul (${count})`,
    aboutNothing:
      'N’importe qui peut les faire apparaître, même en votre nom, pour glisser dans cette liste une adresse qui ressemble à une adresse que vous connaissez.',
    lookAlike: 'Adresse ressemblante',
    lookAlikeOf:
      'Attention : l’autre adresse commence et se termine comme une adresse que vous connaissez, mais c’en est une autre. De telles adresses sont créées pour être confondues. Celle que vous connaissez est :',
    details: 'Détails du transfert',
    amount: 'Montant',
    token: 'Jeton',
    block: 'Bloc',
    time: 'Heure',
    notFound:
      'Le transfert de ce lien ne figure pas parmi ceux trouvés jusqu’ici. Remontez plus loin, ou vérifiez quel compte est connecté.'
  }
}
