import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Conecta una billetera para continuar.',
  unconfigured: 'Esta página no incluye la red de este contrato.',
  elsewhere: (network) => `Tu billetera está en otra red. Cámbiala a ${network} para continuar.`,
  simulating: 'Comprobando qué efecto tendría esto.',
  simulatingAgain:
    'Hay bloques nuevos en la red desde que lo revisaste. Se comprueba de nuevo antes de enviar la solicitud a tu billetera.',
  review: 'Ahora mismo, esto tendría éxito. Revísalo y confirma.',
  changed: 'El efecto de esto ha cambiado desde que lo revisaste. Revísalo de nuevo.',
  checkedAt: (time) => `Última comprobación: ${time}.`,
  notCheckedAgain:
    'No se ha podido comprobar de nuevo. Se muestra tal como lo revisaste: si confirmas otra vez, eso es lo que se pide a tu billetera.',
  unsimulated: (reason) =>
    `${reason} Esta página no puede comprobar qué efecto tendría esto. Si continúas, puede fallar y aun así generar una comisión.`,
  notYet: 'Aún no se ha enviado nada.',
  repeating: 'Puede que esta misma solicitud ya se haya enviado. Si la envías de nuevo, podría ejecutarse dos veces.',
  revalidating: 'Comprobando si sigue siendo lo mismo.',
  asking: 'Confírmalo en tu billetera.',
  sent: 'Enviado. Síguelo en el panel, en Transacciones.',
  earlier: 'Al final, tu billetera envió tu solicitud anterior. Si confirmas también esta, ocurrirá dos veces.',
  unsaved: {
    asked:
      'Tu navegador no puede guardar esta solicitud. Si cierras o recargas esta página, aquí se olvidará, aunque tu billetera la envíe.',
    sent: 'Tu navegador no pudo guardar esto. Si cierras o recargas esta página, dejará de aparecer aquí.'
  },
  removed:
    'Enviado, pero ya no aparece en Transacciones, así que esta página no sabe qué ha pasado con ello: compruébalo en tu billetera o en el explorador antes de reintentar.',
  reverted: 'Enviado, pero falló. No tuvo efecto y aun así generó una comisión.',
  revertedBecause: (reason) => `Enviado, pero falló. No tuvo efecto y aun así generó una comisión. ${reason}`,
  reviewed: 'Lo que confirmas',
  terms: {
    from: 'De',
    contract: 'Contrato',
    network: 'Red',
    amount: 'Cantidad'
  },
  actions: {
    connect: 'Conectar billetera',
    confirm: 'Confirmar en la billetera',
    confirmAgain: 'Enviar otra vez',
    again: 'Reintentar',
    back: 'Atrás'
  }
}
