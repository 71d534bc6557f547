import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Propuesta en tu Safe. No se envía nada hasta que la apruebe un número suficiente de propietarios.',
    failed: 'No se envió nada: se rechazó, se reemplazó o se eliminó en tu Safe.'
  },
  sent: 'Propuesto en tu Safe. Aparece en Transacciones y se enviará cuando lo apruebe un número suficiente de propietarios.',
  unsaved: 'Propuesto en tu Safe, pero tu navegador no pudo guardarlo. Cuando cierres esta página, síguelo en tu Safe.',
  late: (asked) => `Al final, tu Safe ha propuesto esto: ${asked}. Síguelo en Transacciones.`,
  attempt:
    'Puede que esto se haya propuesto. Tu Safe no ha indicado si lo hizo o no: revisa su cola antes de reintentar.',
  owners:
    'Puede que otros propietarios de tu Safe también tengan que firmar. Esta página los espera durante un máximo de 8 minutos.'
}
