import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Proposta na sua Safe. Nada é enviado até que um número suficiente de proprietários aprove.',
    failed: 'Nada foi enviado: foi rejeitada, substituída ou removida na sua Safe.'
  },
  sent: 'Proposto na sua Safe. Aparece em Transações e será enviado quando um número suficiente de proprietários aprovar.',
  unsaved:
    'Proposto na sua Safe, mas seu navegador não conseguiu salvar. Depois de fechar esta página, acompanhe na sua Safe.',
  late: (asked) => `Sua Safe acabou propondo isto: ${asked}. Acompanhe em Transações.`,
  attempt:
    'Isto pode ter sido proposto. Sua Safe não informou se propôs ou não: confira a fila dela antes de tentar de novo.',
  owners:
    'Outros proprietários da sua Safe também podem ter que assinar. Esta página espera por eles, por até 8 minutos.'
}
