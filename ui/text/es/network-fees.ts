import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Comisión de red',
  atMost: 'Comisión de red, como máximo',
  total: 'Total',
  totalAtMost: 'Total, como máximo',
  withFee: (amount) => `${amount} y la comisión de red`,
  together: (amount, fee) => `${amount} y ${fee}`,
  inWallet: 'Aquí no se conoce. Tu billetera la muestra antes de que confirmes en ella.',
  firstStep: (fee) =>
    `Como máximo ${fee} por el primer paso si tu billetera envía los pasos uno a uno. Muestra cada comisión antes de que confirmes en ella.`
}
