import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Vos clés restent à vous',
      text: 'Un portefeuille détient les clés de ce que vous possédez sur un réseau. Aucune page ne les voit jamais.'
    },
    {
      title: 'Vous approuvez tout',
      text: 'Une page peut seulement demander. Le portefeuille vous montre ce qu’elle demande, et vous dites oui ou non.'
    },
    {
      title: 'La même connexion partout',
      text: 'Vous signez un court message au lieu de saisir un mot de passe. Cela ne coûte rien.'
    }
  ],
  kinds: {
    both: 'Extension et application',
    extension: 'Extension de navigateur',
    app: 'Application mobile',
    web: 'Dans ce navigateur, rien à installer'
  },
  get: 'Obtenir',
  caution:
    'Aucun site ni personne n’a jamais besoin de votre phrase de récupération. Quiconque la possède contrôle tout.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} pour ${browser}`,
      text: 'Dans la barre d’outils, à un clic de chaque page.',
      action: (browser) => `Ajouter à ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} pour votre téléphone`,
      text: 'Toujours avec vous.',
      scan: 'Toujours avec vous. Vous scannez un code pour vous connecter.',
      page: 'Toujours avec vous. Vous y ouvrez cette page pour vous connecter.',
      action: 'Obtenir l’application'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'votre navigateur'
  },
  download: {
    code: (wallet) => `Code pour télécharger ${wallet}`,
    scan: (wallet) => `Scannez pour installer ${wallet} sur votre téléphone.`,
    store: (wallet) => `Installez ${wallet} depuis le store, puis revenez sur cette page.`,
    openStore: 'Ouvrir le store',
    proceed: 'Continuer'
  },
  arrived: (wallet) => `${wallet} est installé.`,
  connect: 'Connecter',
  proceed: 'Continuer',
  toTheList: 'Retour à la liste',
  refresh: 'Actualiser',
  page: {
    code: (wallet) => `Code qui ouvre cette page dans ${wallet}`,
    scan: (wallet) =>
      `Scannez ce code pour ouvrir cette page dans ${wallet} sur votre téléphone, puis connectez-vous depuis l’application.`,
    addressCode: 'Code de l’adresse de cette page',
    scanAddress: (wallet) =>
      `Scannez ce code avec le scanner intégré à ${wallet}, ou saisissez-y l’adresse de cette page.`,
    enter: (wallet) =>
      `Copiez l’adresse de cette page, ouvrez-la dans le navigateur intégré à ${wallet} et connectez-vous depuis celui-ci.`,
    copyAddress: 'Copier l’adresse de la page',
    loopback: 'Les téléphones ne peuvent pas ouvrir cette page : son adresse ne fonctionne que sur cet ordinateur.'
  },
  learnMore: 'En savoir plus'
}
