import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Lo que envías',
  terms: {
    to: 'Para',
    from: 'De',
    network: 'Red',
    amount: 'Cantidad'
  },
  simulating: 'Comprobando qué efecto tendría esto.',
  simulatingAgain: 'Ha pasado algo de tiempo. Comprobando si sigue siendo lo mismo.',
  ready: 'Ahora mismo, esto tendría éxito. Aún no se ha enviado nada.',
  changed: 'Esto ha cambiado desde que lo revisaste. Aún no se ha enviado nada: revísalo de nuevo.',
  unchecked: (reason) =>
    `${reason} Esta página no puede comprobar qué efecto tendría esto. Si continúas, puede fallar y aun así generar una comisión.`,
  tokenRefused: (reason) => `${reason} No se envió nada.`,
  reverted: 'El destinatario es un contrato que no acepta esto. No se envió nada.',
  insufficientFunds: 'La cuenta no tiene suficiente para esto y la comisión de red. No se envió nada.',
  closed:
    'La cuenta o la red de tu billetera ha cambiado, así que esta página cerró la revisión. Introduce de nuevo la transferencia si aún quieres enviarla.',
  paidBefore: 'Ya has enviado a esta dirección desde esta página.',
  notPaidBefore: 'En esta página no consta nada que hayas enviado antes a esta dirección.',
  cautions: {
    'zero-address': 'Esta es la dirección cero. Nadie tiene su clave: lo que envíes allí se pierde.',
    'token-contract':
      'Esta es la dirección del contrato de un token, no la de una persona. Lo más probable es que lo que envíes allí se pierda.',
    'look-alike':
      'Ten cuidado: esta dirección empieza y termina como una que conoces, pero es distinta. Estas direcciones se crean para que las confundas. La que conoces es:',
    'own-address': 'Esta es tu propia cuenta. Pagarías la comisión por enviarte esto.',
    contract: 'En esta dirección hay un contrato. Asegúrate de que pueda devolver lo que envíes allí.',
    'high-fee': 'La comisión de red es mucho más alta de lo habitual para esto. Asegúrate de que quieres pagar tanto.'
  },
  feeUncovered: 'Puede que la cuenta no tenga suficiente para pagar también la comisión de red.',
  confirm: 'Confirmar en la billetera',
  confirmAnyway: 'Enviar de todos modos',
  payAnyway: 'Pagar esta comisión de todos modos',
  again: 'Comprobar de nuevo',
  back: 'Atrás'
}
