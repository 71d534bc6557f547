import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Enviar',
  recipient: 'Destinatario',
  recipientHint: '0x y 40 caracteres',
  recipientOrNameHint: '0x y 40 caracteres, o un nombre como alice.eth',
  asset: 'Moneda',
  amount: (symbol) => `Cantidad en ${symbol}`,
  max: 'Máx.',
  submit: 'Revisar',
  sent: {
    pending: 'Enviado. Síguelo en Transacciones.',
    confirmed: 'Enviado y confirmado por la red.',
    failed: 'Enviado, pero la transacción falló.',
    unsaved: 'Enviado, pero tu navegador no pudo guardarlo. Síguelo en Transacciones antes de cerrar esta página.'
  },
  isSent: {
    no: 'No se envió nada.',
    likely:
      'La red ya tiene esta transacción, así que lo más probable es que se haya enviado: revisa tu billetera antes de reintentar.',
    unknown: 'Puede que se haya enviado de todos modos: revisa tu billetera antes de reintentar.'
  },
  notThisTime: 'Esta vez no se envió nada.',
  late: {
    sent: (asked) => `Al final, tu billetera ha enviado esto: ${asked}. Síguelo en Transacciones.`,
    otherAccount: (asked, account) =>
      `Al final, tu billetera ha aprobado esto: ${asked}. Para seguirlo en Transacciones, conecta ${account}.`,
    no: (asked) => `No se envió nada: tu billetera no ejecutó «${asked}».`
  },
  attempts: {
    open: 'Puede que esto se haya enviado. Tu billetera no ha indicado si lo hizo o no: compruébalo en ella antes de reintentar y rechaza la solicitud si sigue abierta.',
    overtaken:
      'Puede que esto se haya enviado. Desde entonces se ha confirmado una transacción de esta cuenta: mira en el explorador si fue esta.',
    overtakenElsewhere:
      'Puede que esto se haya enviado. Desde entonces se ha confirmado una transacción de esta cuenta: mira en tu billetera si fue esta.',
    explorer: 'Ver la cuenta en el explorador',
    unreadable:
      'Tu billetera ha respondido, pero de forma ilegible. Si esta página encuentra la transacción en la red, la mostrará en Transacciones. Compruébalo en tu billetera antes de reintentar.',
    nonceUsed:
      'Otra transacción de esta cuenta ha usado el nonce que se esperaba para esta solicitud. Si la solicitud sigue abierta en tu billetera, recházala allí.',
    otherTransaction: 'Ver la otra transacción en el explorador',
    neverSeen:
      'Ningún nodo la ha visto; tu próximo pago no se ve afectado. Si la solicitud sigue abierta en tu billetera, recházala allí.',
    dismiss: 'Descartar',
    dismissNamed: (asked) => `Descartar la advertencia: ${asked}`,
    title: 'Solicitudes en tu billetera',
    more: (count) => `Más solicitudes sin respuesta: ${count}`,
    signature: 'Puede que esto siga abierto en tu billetera. Si es así, recházalo allí.',
    message: 'Firmar un mensaje',
    typedData: 'Firmar datos',
    other: 'Puede que otra solicitud siga abierta en tu billetera. Aprueba allí solo lo que aún quieras.',
    unsaved:
      'Tu navegador no puede guardar esta solicitud. Si cierras o recargas esta página, aquí se olvidará, aunque se envíe.'
  },
  again: {
    question: 'Puede que esta misma transferencia ya se haya enviado. Si la envías de nuevo, podrías pagar dos veces.',
    confirm: 'Enviar de nuevo'
  },
  available: (amount) => `Disponible: ${amount}`,
  otherNetwork: (network) =>
    `Esta dirección es para ${network}. Cambie primero a esa red o introduzca una dirección para esta.`,
  invisibleRemoved: 'Se han eliminado caracteres invisibles.',
  problems: {
    'missing-recipient': 'Introduce una dirección.',
    'invalid-recipient': 'Esto no es una dirección: debe tener 0x y 40 caracteres hexadecimales.',
    'payment-request':
      'Esto es una solicitud de pago con una cantidad u otros datos que no se puede aceptar completa. Introduzca usted el destinatario y la cantidad.',
    'mistyped-recipient':
      'Esta dirección tiene un error de escritura: su suma de comprobación no coincide. Cópiala otra vez.',
    'resolving-name': 'Buscando este nombre.',
    'invalid-name': 'Este nombre no es válido.',
    'unknown-name': 'Este nombre no corresponde a ninguna dirección.',
    'unreadable-name': 'Ahora no se puede buscar este nombre. Reinténtalo o introduce la dirección.',
    'missing-amount': 'Introduce una cantidad.',
    'invalid-amount':
      'Esto no es una cantidad o tiene demasiados decimales. Escríbala completa y sin separadores de miles, por ejemplo 1500 o 0,5.',
    'zero-amount': 'Introduce una cantidad mayor que cero.',
    'exceeds-balance': 'Esto es más de lo que tiene la cuenta.',
    'unknown-fee': 'Ahora no se puede estimar la comisión. Introduce una cantidad que deje suficiente para pagarla.'
  }
}
