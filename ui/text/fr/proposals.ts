import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Proposée dans votre Safe. Rien n’est envoyé avant l’accord d’un nombre suffisant de propriétaires.',
    failed: 'Rien n’a été envoyé : elle a été refusée, remplacée ou supprimée dans votre Safe.'
  },
  sent: 'Proposé dans votre Safe. Cela figure dans Transactions et sera envoyé dès que suffisamment de propriétaires auront donné leur accord.',
  unsaved:
    'Proposé dans votre Safe, mais votre navigateur n’a pas pu l’enregistrer. Après avoir fermé cette page, suivez-le dans votre Safe.',
  late: (asked) => `Votre Safe a finalement proposé ceci : ${asked}. Suivez-le dans Transactions.`,
  attempt:
    'Ceci a peut-être été proposé. Votre Safe n’a pas indiqué s’il l’a fait : vérifiez sa file d’attente avant de réessayer.',
  owners:
    'D’autres propriétaires de votre Safe devront peut-être signer aussi. Cette page les attend, pendant 8 minutes au plus.'
}
