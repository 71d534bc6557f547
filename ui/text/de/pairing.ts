import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Code zum Verbinden von ${wallet}`,
  preparing: 'Code wird vorbereitet',
  ready: 'Der Code kann jetzt gescannt werden.',
  validFor: (time) => `Noch ${time} gültig`,
  newValidFor: (time) => `Neuer Code, noch ${time} gültig`,
  expiresSoon: 'Der Code läuft in einer Minute ab. Ein neuer folgt automatisch.',
  renewed: 'Ein neuer Code hat den alten ersetzt.',
  copyLink: 'Link kopieren',
  openAny: 'Wallet öffnen',
  openAnyTitle: 'Wallet auf diesem Handy öffnen',
  openAnyText: 'Bestätige dort und komm dann zurück.',
  openAnyHelp: 'Es öffnet sich nichts? Kopiere den Link oder scanne den Code mit einem anderen Handy.',
  showCode: 'Code anzeigen',
  hideCode: 'Code ausblenden',
  confirm: (wallet) => `Bestätige die Verbindung in ${wallet} und komm dann zurück.`,
  preparingLink: 'Link wird vorbereitet',
  open: (wallet) => `${wallet} öffnen`,
  openAgain: 'Erneut öffnen',
  notOpened: (wallet) => `${wallet} hat sich nicht geöffnet?`,
  notOpenedHelp: 'Versuche es erneut, füge den Link in die Wallet ein oder installiere sie zuerst.',
  inAppHelp:
    'Diese Seite ist in einer anderen App geöffnet, aus der sich Wallets vielleicht nicht öffnen lassen. Öffne die Seite über das Menü dieser App in deinem Browser oder kopiere ihre Adresse.'
}
