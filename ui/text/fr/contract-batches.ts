import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

const steps = (count: number) =>
  plural(count, { one: `${count} étape`, many: `${count} d’étapes`, other: `${count} étapes` })

export const contractBatches: typeof english = {
  review: (count) =>
    `En l’état actuel, la première étape réussirait (sur ${steps(count)}). Les autres peuvent en dépendre, cette page ne peut donc pas encore les vérifier. Relisez-les toutes, puis confirmez.`,
  preparing: 'Vérification de ce que votre portefeuille prend en charge avant qu’il ne vous demande de confirmer.',
  impossible: 'Tout cela doit se faire d’un seul bloc ou pas du tout, et votre portefeuille ne le permet pas.',
  asking: (count) => `Confirmez le tout dans votre portefeuille : ${steps(count)}.`,
  earlier:
    'Votre portefeuille a finalement accepté votre demande précédente. Si vous confirmez aussi celle-ci, cela pourrait se faire deux fois.',
  batched: (count) =>
    `Votre portefeuille a tout reçu (${steps(count)}), et cette page lui demande ce qu’il en advient. Une fois envoyé, le tout figurera dans Transactions.`,
  away: (count) =>
    `Votre portefeuille a tout reçu (${steps(count)}). Reconnectez-le, avec le même compte, pour savoir ce qu’il en advient.`,
  partial: {
    listed: (count) =>
      `Une partie seulement est passée (sur ${steps(count)}). Ce qui a été envoyé figure dans Transactions : vérifiez-y avant de réessayer.`,
    unlisted: (count) =>
      `Une partie seulement est passée (sur ${steps(count)}). Votre portefeuille n’indique pas quelles transactions ont été envoyées : vérifiez-y avant de réessayer.`
  },
  confirmed: (count) => `Tout a été envoyé (${steps(count)}) et confirmé par le réseau.`,
  unlisted: (count) =>
    `Votre portefeuille signale que tout est passé (${steps(count)}), mais pas dans quelles transactions : cette page ne peut donc pas les afficher.`,
  failed: 'Votre portefeuille signale un échec. Aucune des étapes n’a eu d’effet.',
  unclear: 'Votre portefeuille n’indique pas ce qu’il en est advenu : vérifiez-y avant de réessayer.',
  stepNotSent: {
    notYet: 'Cette étape n’est pas encore envoyée.',
    no: 'Cette étape n’a pas été envoyée.',
    notThisTime: 'Cette étape n’a pas été envoyée cette fois-ci.'
  },
  step: (number, count) => `Étape ${number} sur ${count} :`,
  done: (done, count) => `Effectué : ${done} sur ${steps(count)}.`
}
