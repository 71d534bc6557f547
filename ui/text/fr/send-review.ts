import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Ce que vous envoyez',
  terms: {
    to: 'À',
    from: 'De',
    network: 'Réseau',
    amount: 'Montant'
  },
  simulating: 'Vérification de l’effet que cela aurait.',
  simulatingAgain: 'Un peu de temps a passé. Vérification que rien n’a changé.',
  ready: 'En l’état actuel, cela réussirait. Rien n’est encore envoyé.',
  changed: 'Quelque chose a changé depuis votre relecture. Rien n’est encore envoyé : relisez.',
  unchecked: (reason) =>
    `${reason} Cette page ne peut pas vérifier l’effet que cela aurait. Si vous continuez, cela peut échouer et entraîner quand même des frais.`,
  tokenRefused: (reason) => `${reason} Rien n’a été envoyé.`,
  reverted: 'Le destinataire est un contrat qui n’accepte pas cela. Rien n’a été envoyé.',
  insufficientFunds: 'Le compte n’a pas de quoi couvrir cela et les frais de réseau. Rien n’a été envoyé.',
  closed:
    'Le compte ou le réseau de votre portefeuille a changé, cette page a donc fermé la vérification. Saisissez de nouveau le transfert si vous souhaitez toujours l’envoyer.',
  paidBefore: 'Vous avez déjà envoyé à cette adresse depuis cette page.',
  notPaidBefore: 'Cette page ne répertorie rien que vous ayez déjà envoyé à cette adresse.',
  cautions: {
    'zero-address': 'C’est l’adresse zéro. Personne n’en a la clé : ce que vous y envoyez est perdu.',
    'token-contract':
      'C’est l’adresse du contrat d’un jeton, pas celle d’une personne. Ce que vous y envoyez est très probablement perdu.',
    'look-alike':
      'Attention : cette adresse commence et se termine comme une adresse que vous connaissez, mais c’en est une autre. De telles adresses sont créées pour être confondues. Celle que vous connaissez est :',
    'own-address': 'C’est votre propre compte. Vous paieriez les frais pour vous envoyer ceci.',
    contract: 'Il y a un contrat à cette adresse. Assurez-vous qu’il peut reverser ce que vous y envoyez.',
    'high-fee':
      'Les frais de réseau sont bien plus élevés que d’habitude pour cela. Assurez-vous de vouloir payer autant.'
  },
  feeUncovered: 'Le compte n’a peut-être pas de quoi payer aussi les frais de réseau.',
  confirm: 'Confirmer dans le portefeuille',
  confirmAnyway: 'Envoyer quand même',
  payAnyway: 'Payer ces frais quand même',
  again: 'Vérifier de nouveau',
  back: 'Retour'
}
