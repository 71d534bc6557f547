import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Velocidade',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  atMost: (amount) => `no máximo ${amount}`,
  effects: {
    slow: 'Pode ter que esperar se a rede ficar mais congestionada.',
    normal: 'Deixa margem para uma rede mais congestionada.',
    fast: 'Deixa a maior margem para uma rede mais congestionada.',
    fastAhead: 'Oferece mais do que a maioria das transações recentes.'
  },
  suggestedForMax:
    'Esta página sugere a taxa. Sua carteira pode alterá-la. Você está enviando tudo, então o valor depende da taxa.',
  suggested: 'Esta página sugere a taxa. Sua carteira pode alterá-la.'
}
