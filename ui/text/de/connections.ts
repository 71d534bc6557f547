import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Die Hosts, die diese Seite seit dem Öffnen angefragt hat, soweit dein Browser es mitteilt. Die Liste wird vergessen, sobald du die Seite schließt.',
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
  note: 'Eine Anfrage zählt, sobald sie beendet ist, auch ohne Antwort. Hosts, zu denen eine Antwort weiterleitet, und die Anfragen deiner Wallet stehen nicht hier.'
}
