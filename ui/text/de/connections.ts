import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Jeder Host, den diese Seite seit dem Öffnen angefragt hat. Die Liste wird vergessen, sobald du die Seite schließt.',
  requests: 'Anfragen',
  first: 'Zuerst',
  last: 'Zuletzt',
  page: 'Diese Seite selbst',
  chain: (network) => `Liest ${network}`,
  names: 'Namen von Konten und ihre Bilder',
  signIn: 'Anmeldung',
  relay: 'Wallets auf anderen Geräten (WalletConnect)',
  team: 'Seiten dieser Website',
  other: 'Der Zweck ist nicht bekannt',
  note: 'Eine Anfrage zählt, sobald sie beendet ist, auch ohne Antwort. Was deine Wallet anfragt, kann diese Seite nicht wissen.'
}
