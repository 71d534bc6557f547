import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Deine Schlüssel gehören dir',
      text: 'Eine Wallet verwahrt die Schlüssel zu dem, was dir in einem Netzwerk gehört. Keine Seite bekommt sie je zu sehen.'
    },
    {
      title: 'Du bestätigst alles',
      text: 'Eine Seite kann nur fragen. Die Wallet zeigt dir, worum es geht, und du sagst ja oder nein.'
    },
    {
      title: 'Eine Anmeldung für jede Seite',
      text: 'Statt ein Passwort einzugeben, signierst du eine kurze Nachricht. Das kostet nichts.'
    }
  ],
  kinds: {
    both: 'Erweiterung und App',
    extension: 'Browser-Erweiterung',
    app: 'Handy-App',
    web: 'In diesem Browser, ohne Installation'
  },
  get: 'Holen',
  caution:
    'Keine Website und kein Mensch braucht je deine Wiederherstellungsphrase. Wer sie hat, hat die Kontrolle über alles.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} für ${browser}`,
      text: 'In der Symbolleiste, auf jeder Seite nur einen Klick entfernt.',
      action: (browser) => `Für ${browser} holen`
    },
    app: {
      title: (wallet) => `${wallet} für dein Handy`,
      text: 'Immer dabei.',
      scan: 'Immer dabei. Zum Verbinden scannst du einen Code.',
      page: 'Immer dabei. Zum Verbinden öffnest du diese Seite darin.',
      action: 'App holen'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'deinen Browser'
  },
  download: {
    code: (wallet) => `Code zum Herunterladen von ${wallet}`,
    scan: (wallet) => `Scanne den Code, um ${wallet} auf deinem Handy zu installieren.`,
    store: (wallet) => `Installiere ${wallet} aus dem Store und komm dann auf diese Seite zurück.`,
    openStore: 'Store öffnen',
    proceed: 'Weiter'
  },
  arrived: (wallet) => `${wallet} ist installiert.`,
  connect: 'Verbinden',
  proceed: 'Weiter',
  toTheList: 'Zurück zur Liste',
  refresh: 'Neu laden',
  page: {
    code: (wallet) => `Code, der diese Seite in ${wallet} öffnet`,
    scan: (wallet) => `Scanne diesen Code, um diese Seite auf deinem Handy in ${wallet} zu öffnen. Verbinde dich dort.`,
    addressCode: 'Code für die Adresse dieser Seite',
    scanAddress: (wallet) =>
      `Scanne diesen Code mit dem Scanner von ${wallet} oder gib dort die Adresse dieser Seite ein.`,
    enter: (wallet) => `Kopiere die Adresse dieser Seite, öffne sie im Browser von ${wallet} und verbinde dich dort.`,
    copyAddress: 'Adresse dieser Seite kopieren',
    loopback: 'Handys können diese Seite nicht öffnen: Ihre Adresse gilt nur auf diesem Computer.'
  },
  learnMore: 'Mehr erfahren'
}
