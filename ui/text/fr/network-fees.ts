import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Frais de réseau',
  atMost: 'Frais de réseau, au plus',
  total: 'Total',
  totalAtMost: 'Total, au plus',
  withFee: (amount) => `${amount} et les frais de réseau`,
  together: (amount, fee) => `${amount} et ${fee}`,
  inWallet: 'Inconnus ici. Votre portefeuille les affiche avant que vous n’y confirmiez.',
  firstStep: (fee) =>
    `Au plus ${fee} pour la première étape si votre portefeuille envoie les étapes une par une. Il affiche tous les frais avant que vous n’y confirmiez.`
}
