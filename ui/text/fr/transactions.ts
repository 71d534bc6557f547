import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

export const transactions: typeof english = {
  details: {
    'speed-up': 'Accélérée : remplacée par une autre transaction qui fait la même chose.',
    cancellation: 'Annulée : remplacée par une transaction qui n’envoie rien.',
    other: 'Non exécutée : remplacée par une autre transaction de ce compte.',
    unclear:
      'Remplacée par une autre transaction, et cette page ne peut pas dire ce que celle-ci a fait. Si c’était une accélération, le paiement a bien eu lieu ; si c’était une annulation, non : votre portefeuille indique laquelle des deux c’était.',
    outcomeUnknown: 'Elle est dans un bloc, mais ce réseau ne dit pas si elle a réussi.',
    reorganised: 'Le réseau a abandonné le bloc qui la contenait. Elle sera peut-être incluse de nouveau.',
    unknown: 'Introuvable sur le réseau. Elle peut encore aboutir.',
    beyondHistory:
      'Trop ancienne pour que les nœuds du réseau sachent ce qu’elle est devenue. Un explorateur de blocs le sait peut-être.',
    neverSeen:
      'Aucun nœud ne l’a vue ; votre prochain paiement n’est pas concerné. Cette page continue de la chercher.',
    nonceUsed: 'Introuvable sur le réseau, et une autre transaction de ce compte a utilisé le nonce attendu pour elle.'
  },
  marks: {
    cancelled: 'Annulée',
    replaced: 'Remplacée',
    dropped: 'Abandonnée'
  },
  instead: {
    sent: (amount, recipient) => `À la place, l’envoi a été de ${amount} à ${recipient}.`,
    nothing: (recipient) => `À la place, une transaction vide a été envoyée à ${recipient}.`,
    called: (recipient) => `À la place, un appel de contrat a été envoyé à ${recipient}.`,
    calledWith: (amount, recipient) => `À la place, un appel de contrat avec ${amount} a été envoyé à ${recipient}.`,
    created: 'À la place, un contrat a été créé.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Votre wallet a envoyé autre chose : ${amount} à ${recipient}.`,
    nothing: (recipient) => `Votre wallet a envoyé autre chose : une transaction vide à ${recipient}.`,
    called: (recipient) => `Votre wallet a envoyé autre chose : un appel de contrat à ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Votre wallet a envoyé autre chose : un appel de contrat avec ${amount} à ${recipient}.`,
    created: 'Votre wallet a envoyé autre chose : un nouveau contrat.',
    approved: (spender, token) =>
      `Votre wallet a envoyé autre chose : une autorisation permettant à ${spender} de dépenser des jetons de ${token}.`,
    otherSender: (address) => `Votre wallet l’a envoyée depuis un autre compte : ${address}.`,
    nothingArrived: (promised) => `Sur ${promised}, rien n’est arrivé : le jeton n’a rien transféré au destinataire.`,
    lessArrived: (arrived, promised) => `Sur ${promised}, seulement ${arrived} est arrivé.`
  },
  confirmations: (count, wanted) =>
    plural(wanted, {
      one: `${count} confirmation sur ${wanted}.`,
      many: `${count} sur ${wanted} de confirmations.`,
      other: `${count} sur ${wanted} confirmations.`
    }),
  unrepeated:
    'On ne sait pas pourquoi elle a échoué : le même appel, relancé, n’a pas échoué. Elle a peut-être manqué de gaz.',
  to: 'À',
  unknownSince: (time) => `Introuvable sur le réseau depuis le ${time}. Elle peut encore aboutir.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Certaines transactions ont été enregistrées par une version plus récente de cette page et ne figurent donc pas ici. Elles sont conservées telles quelles.',
  unsaved: 'Non enregistrée',
  hasUnsaved:
    'Votre navigateur n’a pas enregistré les dernières informations sur les transactions marquées « Non enregistrée ». Une fois cette page fermée, elles peuvent manquer ici ou ne plus être à jour : copiez leurs hashs pour garder leur trace.',
  copyHash: 'Copier le hash',
  remove: 'Retirer',
  removeNamed: (description) => `Retirer de la liste : ${description}`,
  removed: (description) => `Retiré de la liste : ${description}.`,
  removedUnsaved: (description) =>
    `Retiré de la liste : ${description}. Mais votre navigateur n’a pas pu l’enregistrer : au prochain chargement de cette page, il est possible que cela réapparaisse.`,
  ended: {
    title: 'Transactions terminées',
    others: (shown) => `+${shown} de plus`
  },
  clearAll: 'Tout effacer',
  cleared: (count, shown) =>
    plural(count, {
      one: `${shown} transaction effacée de ce navigateur, Activité comprise.`,
      many: `${shown} de transactions effacées de ce navigateur, Activité comprise.`,
      other: `${shown} transactions effacées de ce navigateur, Activité comprise.`
    }),
  clearedUnsaved: (count, shown) =>
    plural(count, {
      one: `${shown} transaction effacée, mais votre navigateur n’a pas pu l’enregistrer. Au prochain chargement de cette page, elle réapparaîtra peut-être.`,
      many: `${shown} de transactions effacées, mais votre navigateur n’a pas pu l’enregistrer. Au prochain chargement de cette page, elles réapparaîtront peut-être.`,
      other: `${shown} transactions effacées, mais votre navigateur n’a pas pu l’enregistrer. Au prochain chargement de cette page, elles réapparaîtront peut-être.`
    }),
  pendingStay: 'Celles en attente restent jusqu’à leur dénouement.',
  undo: 'Annuler',
  putBack: (count, shown) =>
    plural(count, {
      one: `${shown} transaction est de retour dans la liste.`,
      many: `${shown} de transactions sont de retour dans la liste.`,
      other: `${shown} transactions sont de retour dans la liste.`
    })
}
