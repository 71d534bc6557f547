import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Connecter un portefeuille',
  titles: {
    learn: 'Qu’est-ce qu’un portefeuille ?',
    getAny: 'Obtenir un portefeuille',
    scan: (wallet = 'votre téléphone') => `Scanner avec ${wallet}`,
    get: (wallet) => `Obtenir ${wallet}`,
    install: (wallet) => `Installer ${wallet}`,
    instructions: (wallet) => `Configurer ${wallet}`
  },
  groups: { installed: 'Installés', popular: 'Populaires' },
  recent: 'Récent',
  unsupported: '(non pris en charge)',
  empty: 'Aucun portefeuille trouvé dans ce navigateur.',
  emptyHelp: 'Les portefeuilles nouvellement installés apparaissent ici automatiquement.',
  cautions: {
    'shared-identifier': 'Un autre portefeuille utilise cet identifiant. L’un d’eux est peut-être un faux.',
    'borrowed-name': 'Porte le nom d’un portefeuille connu, mais pas son identifiant. C’est peut-être un faux.',
    help: 'Cette page ne peut pas savoir s’il est authentique. Ne continuez que si vous reconnaissez la fenêtre qui s’ouvre. En cas de doute, désactivez les extensions que vous n’avez pas installées.'
  },
  newToWallets: 'Votre premier portefeuille ?',
  opening: (wallet) => `Ouverture de ${wallet}…`,
  confirm: (wallet) => `Confirmez la connexion dans ${wallet}.`,
  pageLink: (wallet) => `${wallet} ouvre cette page dans son propre navigateur. Connectez-vous depuis celui-ci.`,
  pageInside: (wallet) => `${wallet} affiche cette page dans sa propre interface et s’y connecte automatiquement.`,
  openPageIn: (wallet) => `Ouvrir dans ${wallet}`,
  connected: (wallet) => `${wallet} est connecté`,
  preparing: 'Chargement de votre compte…',
  failedTitle: (wallet) => `${wallet} n’est pas connecté`,
  retry: 'RÉESSAYER',
  loading: 'Chargement',
  opensNewTab: 's’ouvre dans un nouvel onglet'
}
