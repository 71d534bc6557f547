import type { PageTranslation } from '../page.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('fr')

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    dashboard: 'Tableau de bord',
    connectWallet: 'Connecter le portefeuille',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Cette page ne contacte personne avant que vous ne le demandiez.',
    contacts: (hosts) => `Cette page peut contacter ${hosts} à tout moment.`,
    reconnects:
      'Un portefeuille connecté se reconnecte lors de vos visites suivantes, jusqu’à ce que vous le déconnectiez.',
    connections: 'Connexions',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre', midnight: 'Minuit' },
    failed: 'Un problème est survenu sur cette page.',
    tryAgain: 'Réessayer',
    reload: 'Recharger'
  },
  code: {
    offline: 'Cet appareil n’est pas connecté à Internet.',
    missing: 'Une partie de la page n’a pas pu être chargée. Un nouvel essai peut recharger la page.'
  },
  home: {
    title: 'Votre portefeuille, en clair.',
    lead: 'Consultez votre solde et suivez vos transactions. Vous approuvez chaque signature et chaque paiement dans votre portefeuille.',
    connect: 'Connecter un portefeuille',
    openDashboard: 'Ouvrir le tableau de bord',
    promises: [
      { title: 'Vos clés restent chez vous', text: 'Cette page ne voit jamais de clé. Seul votre portefeuille signe.' },
      {
        title: 'Rien en arrière-plan',
        text: 'Ni traqueurs, ni tiers. La page ne communique avec un réseau qu’une fois que vous vous connectez.'
      },
      {
        title: 'La vérité sur vos transactions',
        text: 'En attente, confirmée ou échouée : ce que dit la chaîne, même après un rechargement.'
      }
    ],
    networks: 'Réseaux',
    moreNetworks: (count) =>
      plural(count, { one: `et ${count} autre`, many: `et ${count} d’autres`, other: `et ${count} autres` }),
    testNetworks: 'Ce sont des réseaux de test. Les actifs y sont sans valeur.'
  },
  dialogs: {
    close: 'Fermer',
    back: 'Retour',
    cancel: 'Annuler',
    details: 'Détails',
    copyDetails: 'Copier les détails'
  },
  connect: {
    connectButton: 'Connecter un portefeuille',
    browserWallet: 'Portefeuille du navigateur'
  }
}
