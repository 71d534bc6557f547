import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulación',
  unknown: 'Ningún nodo indicó qué saldos cambiaría esto.',
  sends: (amount) => `Envías ${amount}.`,
  falls: (amount) => `Tu saldo baja en ${amount}.`,
  stays: (symbol) => `Tu saldo de ${symbol} no cambia.`,
  receives: (amount) => `Recibes ${amount}.`,
  recipientReceives: (amount) => `El destinatario recibe ${amount}.`,
  alsoReceives: (amount) => `También recibes ${amount}.`,
  alsoReceivesUnknown: 'También recibes un token que esta página no conoce y cuyo valor no puede indicar:',
  recipientReceivesLess: (amount) =>
    `El destinatario recibe solo ${amount}, menos de lo que envías. Algunos tokens retienen una parte de cada transferencia o la redondean.`,
  recipientReceivesNothing: 'El destinatario no recibiría lo que envías: su saldo no aumenta.',
  alsoPays: (amount) => `Tu cuenta también paga ${amount}.`,
  alsoPaysUnknown: 'Tu cuenta también paga una cantidad de un token que esta página no conoce:',
  contradicted:
    'Una comprobación dice que esto tendría éxito; otra, que fallaría. Si continúas, puede fallar y aun así generar una comisión.'
}
