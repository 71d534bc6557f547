import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Connectez un portefeuille pour continuer.',
  unconfigured: 'Cette page n’inclut pas le réseau de ce contrat.',
  elsewhere: (network) => `Votre portefeuille est sur un autre réseau. Passez à ${network} pour continuer.`,
  simulating: 'Vérification de l’effet que cela aurait.',
  simulatingAgain:
    'De nouveaux blocs sont arrivés sur le réseau depuis votre relecture. Nouvelle vérification avant de solliciter votre portefeuille.',
  review: 'En l’état actuel, cela réussirait. Relisez, puis confirmez.',
  changed: 'L’effet de cette opération a changé depuis votre relecture. Relisez-la.',
  checkedAt: (time) => `Dernière vérification : ${time}.`,
  notCheckedAgain:
    'Cela n’a pas pu être vérifié de nouveau. Ce que vous voyez est ce que vous avez relu : si vous confirmez encore une fois, c’est ce qui est demandé à votre portefeuille.',
  unsimulated: (reason) =>
    `${reason} Cette page ne peut pas vérifier l’effet que cela aurait. Si vous continuez, cela peut échouer et entraîner quand même des frais.`,
  notYet: 'Rien n’est encore envoyé.',
  repeating: 'Cette demande exacte a peut-être déjà été envoyée. La renvoyer pourrait l’exécuter deux fois.',
  revalidating: 'Vérification que rien n’a changé.',
  asking: 'Confirmez dans votre portefeuille.',
  sent: 'Envoyé. Suivez-le sur le tableau de bord, dans Transactions.',
  earlier:
    'Votre portefeuille a finalement envoyé votre demande précédente. Si vous confirmez aussi celle-ci, cela se fera deux fois.',
  unsaved: {
    asked:
      'Votre navigateur ne peut pas enregistrer cette demande. Si vous fermez ou rechargez cette page, elle sera oubliée ici, même si votre portefeuille l’envoie.',
    sent: 'Votre navigateur n’a pas pu enregistrer ceci. Si vous fermez ou rechargez cette page, cela ne figurera plus ici.'
  },
  removed:
    'Envoyé, mais ne figure plus dans Transactions : cette page ne sait donc pas ce qu’il en est advenu. Vérifiez dans votre portefeuille ou dans l’explorateur avant de réessayer.',
  reverted: 'Envoyé, mais cela a échoué, sans aucun effet et avec des frais malgré tout.',
  revertedBecause: (reason) => `Envoyé, mais cela a échoué, sans aucun effet et avec des frais malgré tout. ${reason}`,
  reviewed: 'Ce que vous confirmez',
  terms: {
    from: 'De',
    contract: 'Contrat',
    network: 'Réseau',
    amount: 'Montant'
  },
  actions: {
    connect: 'Connecter le portefeuille',
    confirm: 'Confirmer dans le portefeuille',
    confirmAgain: 'Envoyer encore une fois',
    again: 'Réessayer',
    back: 'Retour'
  }
}
