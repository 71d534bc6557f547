import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'La description du contrat dans cette page n’est pas valide.',
    'unknown-function': 'La description du contrat dans cette page ne contient pas cette fonction.',
    'unknown-event': 'La description du contrat dans cette page ne contient pas cet événement.',
    ambiguous: 'La description du contrat dans cette page contient plusieurs correspondances.',
    'invalid-address': 'L’adresse du contrat n’est pas valide.',
    'invalid-arguments': 'Le contrat n’accepte pas ces valeurs.',
    misused: 'Cette page utilise mal cette fonction du contrat.',
    'no-code': 'Il n’y a pas de contrat à cette adresse sur ce réseau.',
    undecodable: 'La réponse du contrat ne correspond pas à sa description.',
    reverted: 'Le contrat a refusé cela.'
  },
  reverts: {
    reason: 'Le contrat a refusé cela et en a donné la raison.',
    custom: 'Le contrat a refusé cela avec une erreur qui lui est propre.',
    panic: 'Le contrat s’est arrêté à cause d’une erreur dans son code.',
    unknown: 'Le contrat a refusé cela sans raison lisible.'
  },
  panics: {
    assertion: 'Le contrat s’est arrêté, car l’une de ses propres vérifications a échoué.',
    overflow: 'Le contrat s’est arrêté, car un nombre est devenu trop grand ou trop petit.',
    division: 'Le contrat s’est arrêté, car il a divisé par zéro.',
    enum: 'Le contrat s’est arrêté, car une valeur ne fait pas partie des choix possibles.',
    storage: 'Le contrat s’est arrêté, car ses données enregistrées sont endommagées.',
    'empty-array': 'Le contrat s’est arrêté, car une liste est déjà vide.',
    index: 'Le contrat s’est arrêté, car une liste ne contient pas cet élément.',
    memory: 'Le contrat s’est arrêté, car il lui fallait trop de mémoire.',
    function: 'Le contrat s’est arrêté, car il a appelé une fonction qui n’a jamais été définie.'
  }
}
