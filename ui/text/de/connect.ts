import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Wallet verbinden',
  titles: {
    learn: 'Was ist eine Wallet?',
    getAny: 'Eine Wallet holen',
    scan: (wallet = 'deinem Handy') => `Mit ${wallet} scannen`,
    get: (wallet) => `${wallet} holen`,
    install: (wallet) => `${wallet} installieren`,
    instructions: (wallet) => `${wallet} einrichten`
  },
  groups: { installed: 'Installiert', popular: 'Beliebt' },
  recent: 'Zuletzt',
  unsupported: '(nicht unterstützt)',
  empty: 'In diesem Browser wurde keine Wallet gefunden.',
  emptyHelp: 'Neu installierte Wallets erscheinen hier automatisch.',
  cautions: {
    'shared-identifier': 'Eine andere Wallet verwendet dieselbe Kennung. Eine von beiden könnte eine Fälschung sein.',
    'borrowed-name':
      'Trägt den Namen einer bekannten Wallet, aber nicht deren Kennung. Sie könnte eine Fälschung sein.',
    help: 'Diese Seite kann nicht feststellen, ob sie echt ist. Fahre nur fort, wenn du das Fenster erkennst, das sich öffnet. Deaktiviere im Zweifel Erweiterungen, die du nicht installiert hast.'
  },
  newToWallets: 'Noch keine Wallet?',
  opening: (wallet) => `${wallet} wird geöffnet …`,
  confirm: (wallet) => `Bestätige die Verbindung in ${wallet}.`,
  pageLink: (wallet) => `${wallet} öffnet diese Seite im eigenen Browser. Verbinde dich dort.`,
  pageInside: (wallet) => `${wallet} zeigt diese Seite in sich an und verbindet sich automatisch mit ihr.`,
  openPageIn: (wallet) => `In ${wallet} öffnen`,
  connected: (wallet) => `${wallet} ist verbunden`,
  preparing: 'Dein Konto wird geladen …',
  failedTitle: (wallet) => `${wallet} ist nicht verbunden`,
  retry: 'ERNEUT VERSUCHEN',
  loading: 'Wird geladen',
  opensNewTab: 'öffnet sich in einem neuen Tab'
}
