import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `En attente depuis ${seconds} s`,
  confirmIn: (wallet) => `Confirmez dans ${wallet}`,
  open: (wallet) => `Ouvrir ${wallet}`,
  help: {
    host: (wallet) =>
      `Vous ne voyez rien ? ${wallet} pose la question hors de cette page, et attend peut-être le portefeuille avec lequel vous signez.`,
    browser: (wallet) =>
      `Vous ne voyez rien ? ${wallet} est peut-être verrouillé, ou sa fenêtre est peut-être derrière celle-ci ou dans un panneau latéral. Ouvrez-le depuis la barre d’outils du navigateur.`,
    around: (wallet) => `Vous ne voyez rien ? ${wallet} est peut-être verrouillé.`,
    app: (wallet) => `Vous ne voyez rien ? Ouvrez ${wallet} sur ce téléphone : la demande y attend.`,
    elsewhere: (wallet) =>
      `Vous ne voyez rien ? Déverrouillez l’appareil sur lequel se trouve ${wallet}, et ouvrez-y le portefeuille.`
  }
}
