import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Taxa de rede',
  atMost: 'Taxa de rede, no máximo',
  total: 'Total',
  totalAtMost: 'Total, no máximo',
  withFee: (amount) => `${amount} e a taxa de rede`,
  together: (amount, fee) => `${amount} e ${fee}`,
  inWallet: 'Não conhecida aqui. Sua carteira a mostra antes de você confirmar nela.',
  firstStep: (fee) =>
    `No máximo ${fee} pela primeira etapa se sua carteira enviar as etapas uma a uma. Ela mostra cada taxa antes de você confirmar nela.`
}
