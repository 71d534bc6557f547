import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    dashboard: 'Übersicht',
    connectWallet: 'Wallet verbinden',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Diese Seite kontaktiert niemanden, bevor du es veranlasst.',
    contacts: (hosts) => `Diese Seite kann jederzeit ${hosts} kontaktieren.`,
    reconnects: 'Eine verbundene Wallet verbindet sich bei späteren Besuchen wieder, bis du sie trennst.',
    connections: 'Verbindungen',
    theme: 'Design',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel', midnight: 'Nacht' },
    failed: 'Auf dieser Seite ist etwas schiefgegangen.',
    tryAgain: 'Erneut versuchen',
    reload: 'Neu laden'
  },
  code: {
    offline: 'Dieses Gerät ist nicht mit dem Internet verbunden.',
    missing:
      'Ein Teil der Seite konnte nicht geladen werden. Bei einem erneuten Versuch wird die Seite eventuell neu geladen.'
  },
  home: {
    title: 'Deine Wallet, ganz klar.',
    lead: 'Behalte dein Guthaben im Blick und verfolge deine Transaktionen. Jede Signatur und jede Zahlung bestätigst du in deiner Wallet.',
    connect: 'Wallet verbinden',
    openDashboard: 'Übersicht öffnen',
    promises: [
      { title: 'Schlüssel bleiben bei dir', text: 'Diese Seite sieht nie einen Schlüssel. Nur deine Wallet signiert.' },
      {
        title: 'Nichts im Hintergrund',
        text: 'Keine Tracker, keine Drittanbieter. Die Seite spricht erst mit einem Netzwerk, wenn du dich verbindest.'
      },
      {
        title: 'Die Wahrheit über Transaktionen',
        text: 'Ausstehend, bestätigt oder fehlgeschlagen: was das Netzwerk sagt, auch nach dem Neuladen.'
      }
    ],
    networks: 'Netzwerke',
    moreNetworks: (count) => `und ${count} ${count === 1 ? 'weiteres' : 'weitere'}`,
    testNetworks: 'Das sind Testnetzwerke. Guthaben dort haben keinen Wert.'
  },
  dialogs: {
    close: 'Schließen',
    back: 'Zurück',
    cancel: 'Abbrechen',
    details: 'Details',
    copyDetails: 'Details kopieren'
  },
  connect: {
    connectButton: 'Wallet verbinden',
    browserWallet: 'Browser-Wallet'
  }
}
