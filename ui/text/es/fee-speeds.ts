import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Velocidad',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  atMost: (amount) => `como máximo ${amount}`,
  effects: {
    slow: 'Puede tener que esperar si la red se congestiona.',
    normal: 'Deja margen por si la red se congestiona.',
    fast: 'Deja el mayor margen por si la red se congestiona.',
    fastAhead: 'Ofrece más que la mayoría de las transacciones recientes.'
  },
  suggestedForMax:
    'Esta página sugiere la comisión. Tu billetera puede cambiarla. Vas a enviar todo, así que la cantidad depende de la comisión.',
  suggested: 'Esta página sugiere la comisión. Tu billetera puede cambiarla.'
}
