import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulation',
  unknown: 'Aucun nœud n’a indiqué quels soldes cela modifierait.',
  sends: (amount) => `Vous envoyez ${amount}.`,
  falls: (amount) => `Votre solde diminue de ${amount}.`,
  stays: (symbol) => `Votre solde en ${symbol} ne change pas.`,
  receives: (amount) => `Vous recevez ${amount}.`,
  recipientReceives: (amount) => `Le destinataire reçoit ${amount}.`,
  alsoReceives: (amount) => `Vous recevez aussi ${amount}.`,
  alsoReceivesUnknown:
    'Vous recevez aussi un jeton que cette page ne connaît pas, et dont elle ne peut indiquer la valeur :',
  recipientReceivesLess: (amount) =>
    `Le destinataire ne reçoit que ${amount}, moins que ce que vous envoyez. Certains jetons retiennent une partie de chaque transfert, ou l’arrondissent.`,
  recipientReceivesNothing: 'Le destinataire ne recevrait pas ce que vous envoyez : rien ne s’ajoute à son solde.',
  alsoPays: (amount) => `Votre compte paie aussi ${amount}.`,
  alsoPaysUnknown: 'Votre compte paie aussi une quantité d’un jeton que cette page ne connaît pas :',
  contradicted:
    'Une vérification dit que cela réussirait, une autre que cela échouerait. Si vous continuez, cela peut échouer et entraîner quand même des frais.'
}
