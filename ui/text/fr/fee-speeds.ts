import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  atMost: (amount) => `au plus ${amount}`,
  effects: {
    slow: 'Peut attendre si le réseau se charge.',
    normal: 'Laisse de la marge si le réseau se charge.',
    fast: 'Laisse le plus de marge si le réseau se charge.',
    fastAhead: 'Offre plus que la plupart des transactions récentes.'
  },
  suggestedForMax:
    'Cette page suggère les frais. Votre portefeuille peut les modifier. Vous envoyez tout : le montant dépend donc des frais.',
  suggested: 'Cette page suggère les frais. Votre portefeuille peut les modifier.'
}
