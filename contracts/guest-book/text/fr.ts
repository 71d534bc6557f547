import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('fr')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Livre d’or',
    lead: 'Laissez un message sur le réseau. Il y reste avec votre adresse, lisible par tout le monde, et personne ne peut le modifier ni le supprimer, pas même vous.',
    facts: {
      network: 'Réseau',
      entries: 'Messages',
      fee: 'Frais par message',
      contract: 'Contrat',
      explorer: 'Voir dans l’explorateur'
    },
    loading: 'Lecture du livre d’or…',
    unread: (reason) => `Impossible de lire le livre d’or pour le moment. ${reason} Nouvel essai automatique.`,
    stale: (reason) => `Ce que vous voyez n’est peut-être plus à jour. ${reason} Nouvel essai automatique.`,
    retry: 'Réessayer',
    places: {
      elsewhere: (network, places) =>
        `Votre portefeuille est sur ${network}, où il n’y a pas de livre d’or. Il y en a un ici : ${places}.`,
      shown: (network) => `Vous lisez celui de ${network}.`,
      nowhere: 'Il n’y a pas encore de livre d’or sur les réseaux de cette page.',
      howToDeploy:
        'Si vous gérez vous-même cette page : npm start en déploie un sur vos réseaux locaux. Sur un réseau public, déployez le contrat et indiquez son adresse dans contracts/contracts.config.ts.'
    },
    list: {
      title: 'Derniers messages',
      empty: 'Aucun message pour l’instant. Le vôtre serait le premier.',
      number: (number) => `N° ${number}`,
      you: 'Vous',
      unreadable: 'Ce message ne contient aucun texte lisible.',
      older: 'Afficher les messages plus anciens',
      newer: (count, shown) =>
        plural(count, {
          one: `${shown} message est arrivé pendant que vous étiez ici.`,
          many: `${shown} de messages sont arrivés pendant que vous étiez ici.`,
          other: `${shown} messages sont arrivés pendant que vous étiez ici.`
        }),
      notLive: (reason) => `Pour le moment, les nouveaux messages ne s’affichent pas d’eux-mêmes. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, {
          one: `Afficher ${shown} message de plus`,
          many: `Afficher ${shown} de messages de plus`,
          other: `Afficher ${shown} messages de plus`
        })
    },
    form: {
      title: 'Signer le livre d’or',
      message: 'Message',
      bytes: (used, most) => `${used} octets sur ${most}`,
      review: 'Relire',
      connect: 'Connecter le portefeuille',
      signIn: 'Se connecter',
      whyConnect: 'Connectez un portefeuille pour signer. Il n’en faut pas pour lire.',
      whySignIn: 'Votre portefeuille est connecté. Ouvrez une session avec lui pour signer le livre d’or.',
      problems: { empty: 'Écrivez d’abord un message.', long: 'Ce message est trop long. Raccourcissez-le.' }
    },
    review: { message: 'Message', confirm: (fee) => `Signer pour ${fee}` },
    reasons: {
      WrongFee: 'Le livre d’or demande d’autres frais.',
      EmptyMessage: 'Le message est vide.',
      MessageTooLong: 'Le message est trop long.',
      NotOwner: 'Seul le propriétaire du livre d’or peut faire cela.',
      WithdrawalFailed: 'Le propriétaire du livre d’or n’accepte pas le paiement.'
    }
  }
}
