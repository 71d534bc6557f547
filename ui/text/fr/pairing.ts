import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Code pour connecter ${wallet}`,
  preparing: 'Préparation d’un code',
  ready: 'Le code est prêt à être scanné.',
  validFor: (time) => `Valable ${time}`,
  newValidFor: (time) => `Nouveau code, valable ${time}`,
  expiresSoon: 'Le code expire dans une minute. Un autre le remplacera automatiquement.',
  renewed: 'Un nouveau code a remplacé l’ancien.',
  copyLink: 'Copier le lien',
  openAny: 'Ouvrir un portefeuille',
  openAnyTitle: 'Ouvrez un portefeuille sur ce téléphone',
  openAnyText: 'Confirmez dans le portefeuille, puis revenez.',
  openAnyHelp: 'Rien ne s’ouvre ? Copiez le lien, ou affichez le code et scannez-le avec un autre téléphone.',
  showCode: 'Afficher le code',
  hideCode: 'Masquer le code',
  confirm: (wallet) => `Confirmez la connexion dans ${wallet}, puis revenez.`,
  preparingLink: 'Préparation du lien',
  open: (wallet) => `Ouvrir ${wallet}`,
  openAgain: 'Ouvrir de nouveau',
  notOpened: (wallet) => `${wallet} ne s’est pas ouvert ?`,
  notOpenedHelp: 'Réessayez, collez le lien dans le portefeuille, ou installez-le d’abord.',
  inAppHelp:
    'Cette page est ouverte dans une autre application, d’où les portefeuilles peuvent ne pas s’ouvrir. Ouvrez-la dans votre navigateur depuis le menu de cette application, ou copiez son adresse.'
}
