import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('de')
const transactionCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} Transaktion`, other: `${shown} Transaktionen` })
const entryCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} Eintrag`, other: `${shown} Einträge` })

export const activity: typeof english = {
  title: 'Aktivität',
  disconnectedTitle: 'Verbinde eine Wallet, um deine Aktivität zu sehen',
  disconnectedText: 'Was du von dieser Seite aus sendest, steht hier, sobald eine Wallet verbunden ist.',
  unauthenticatedTitle: 'Melde dich an, um deine Aktivität zu sehen',
  unauthenticatedText:
    'Deine Wallet ist verbunden. Signiere eine Nachricht, um nachzuweisen, dass das Konto dir gehört; das kostet nichts.',
  scope:
    'Was dieses Konto von dieser Seite aus gesendet hat, soweit dieser Browser es gespeichert hat: höchstens 10.000 Transaktionen, weniger, wenn sein Speicher voll ist. Was anderswo gesendet oder was empfangen wurde, steht hier nicht.',
  scopeWithTransfers:
    'Was dieses Konto von dieser Seite aus gesendet hat, soweit dieser Browser es gespeichert hat: höchstens 10.000 Transaktionen, weniger, wenn sein Speicher voll ist. Überweisungen der Token, die diese Seite führt, werden aus den Netzwerken abgerufen, egal von wo sie gesendet wurden. Alles andere, was anderswo gesendet oder was empfangen wurde, steht hier nicht.',
  notOfOthers:
    'Die Aktivität gibt es nur für das verbundene Konto, weil das meiste davon in diesem Browser gespeichert ist. Von einem Konto, das du nur ansiehst, zeigt die Übersicht die Guthaben.',
  viewedDashboard: 'Zu seiner Übersicht',
  own: 'Deine eigene Aktivität',
  list: 'Transaktionen',
  readingHistory: 'Gespeicherte Einträge werden geladen …',
  filters: 'Filter',
  search: 'Suche',
  searchHint: 'Beschreibung, Adresse oder Hash',
  network: 'Netzwerk',
  everyNetwork: 'Alle',
  state: 'Status',
  everyState: 'Alle',
  shown: transactionCount,
  shownOf: (some, all, shownAll) =>
    plural(all, { one: `${some} von ${shownAll} Transaktion`, other: `${some} von ${shownAll} Transaktionen` }),
  shownWithTransfers: entryCount,
  shownOfWithTransfers: (some, all, shownAll) =>
    plural(all, { one: `${some} von ${shownAll} Eintrag`, other: `${some} von ${shownAll} Einträgen` }),
  noneMatch: 'Keine passende Transaktion.',
  showAll: 'Filter aufheben',
  notHere: 'Die Transaktion, auf die dieser Link verweist, gehört nicht zur Aktivität dieses Kontos in diesem Browser.',
  exportCsv: 'Als CSV exportieren',
  exportJson: 'Als JSON exportieren',
  exported: (shown) => `Exportiert: ${shown}.`,
  today: 'Heute',
  yesterday: 'Gestern',
  unknownDay: 'Unbekanntes Datum',
  details: 'Details der Transaktion',
  facts: {
    status: 'Status',
    network: 'Netzwerk',
    from: 'Von',
    to: 'An',
    hash: 'Hash',
    proposal: 'Vorschlag',
    replacedBy: 'Ersetzt durch',
    nonce: 'Nonce',
    minedAt: 'Zeit des Blocks',
    gasUsed: 'Verbrauchtes Gas'
  },
  timeline: 'Verlauf',
  steps: {
    asked: 'Deine Wallet wurde gefragt.',
    sent: 'Gesendet: Deine Wallet hat dieser Seite den Hash mitgeteilt.',
    proposed: 'Dem Safe vorgeschlagen.',
    firstPolled: (block) => `Bei Block ${block} zum ersten Mal im Netzwerk gesucht.`,
    seen: 'Ein Node kennt sie.',
    reorganised: (block) => `Stand in Block ${block}, den das Netzwerk seitdem verworfen hat.`,
    mined: (count, wanted, shownWanted) =>
      plural(wanted, {
        one: `In einem Block: ${count} von ${shownWanted} Bestätigung.`,
        other: `In einem Block: ${count} von ${shownWanted} Bestätigungen.`
      }),
    inBlock: (block) => `In Block ${block}.`,
    replacedInBlock: (block) => `Ihr Ersatz steht in Block ${block}.`,
    settledAt: (block) => `Bei Block ${block} als ersetzt erkannt.`,
    awaited: 'Wartet auf einen Block, der sie aufnimmt.',
    confirmed: 'Bestätigt.',
    failed: 'Fehlgeschlagen.',
    reverted: 'Fehlgeschlagen: Das Netzwerk hat sie rückgängig gemacht, nur die Gebühr wurde bezahlt.',
    final: 'Endgültig: Der Block liegt zu tief, als dass das Netzwerk ihn verwerfen könnte.'
  },
  hurry: {
    title: 'Beschleunigen oder abbrechen',
    where: (nonce) =>
      `Öffne diese Transaktion (Nonce ${nonce}) in deiner Wallet und wähle dort „Beschleunigen“ oder „Abbrechen“. Diese Seite erkennt dann selbst, welche der beiden aufgenommen wurde.`,
    whereWithoutNonce:
      'Öffne diese Transaktion in deiner Wallet und wähle dort „Beschleunigen“ oder „Abbrechen“. Diese Seite erkennt dann selbst, welche der beiden aufgenommen wurde.',
    why: 'Diese Seite sendet keine weitere Transaktion für dich: Viele Wallets ignorieren die Nonce, die eine Seite vorgibt, und dann würdest du doppelt zahlen.'
  },
  forget: 'Diesen Eintrag entfernen',
  copyLink: 'Link kopieren',
  transfers: {
    title: 'Token-Überweisungen',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `${amount} erhalten`,
      out: (amount) => `${amount} gesendet`,
      self: (amount) => `${amount} an dasselbe Konto gesendet`
    },
    from: (address) => `von ${address}`,
    to: (address) => `an ${address}`,
    reading: 'Suche läuft …',
    nothingYet: 'Noch nicht durchsucht.',
    everything: 'Zurück bis zum ersten Block durchsucht.',
    since: (block) => `Zurück bis Block ${block} durchsucht.`,
    sinceTime: (block, time) => `Zurück bis Block ${block} (${time}) durchsucht.`,
    refused: (reason) => `${reason} Überweisungen konnten nicht abgerufen werden.`,
    refusedOlder: (reason) => `${reason} Ältere Überweisungen konnten nicht abgerufen werden.`,
    unreadable: (tokens) =>
      `Einige Überweisungen von ${tokens} fehlen vielleicht: Ihre Logs konnten nicht gelesen werden.`,
    lookedAt: (time) => `Neueste Blöcke abgerufen: ${time}.`,
    further: 'Weiter zurück suchen',
    again: 'Erneut versuchen',
    newer: 'Noch einmal suchen',
    furtherNamed: (network) => `Auf ${network} weiter zurück suchen`,
    againNamed: (network) => `Auf ${network} erneut versuchen`,
    newerNamed: (network) => `Auf ${network} noch einmal suchen`,
    overview: (count, shown) =>
      plural(count, {
        one: `Token-Überweisungen in ${shown} Netzwerk`,
        other: `Token-Überweisungen in ${shown} Netzwerken`
      }),
    withNothing: (count) => `Überweisungen ohne Betrag anzeigen (${count})`,
    aboutNothing:
      'Solche Überweisungen kann jeder erzeugen, sogar in deinem Namen, um dieser Liste eine Adresse unterzuschieben, die einer dir bekannten ähnelt.',
    lookAlike: 'Ähnliche Adresse',
    lookAlikeOf:
      'Vorsicht: Die andere Adresse beginnt und endet wie eine, die du kennst, ist aber eine andere. Solche Adressen sind zum Verwechseln gemacht. Die dir bekannte lautet:',
    details: 'Details der Überweisung',
    amount: 'Betrag',
    token: 'Token',
    block: 'Block',
    time: 'Zeit',
    notFound:
      'Die Überweisung, auf die dieser Link verweist, ist nicht unter den bisher gefundenen. Suche weiter zurück, oder prüfe, welches Konto verbunden ist.'
  }
}
