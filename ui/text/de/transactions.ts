import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('de')
const transactionCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} Transaktion`, other: `${shown} Transaktionen` })

export const transactions: typeof english = {
  details: {
    'speed-up': 'Beschleunigt: durch eine andere Transaktion ersetzt, die dasselbe tut.',
    cancellation: 'Abgebrochen: durch eine Transaktion ersetzt, die nichts sendet.',
    other: 'Nicht ausgeführt: durch eine andere Transaktion dieses Kontos ersetzt.',
    unclear:
      'Durch eine andere Transaktion ersetzt, und diese Seite kann nicht feststellen, was diese getan hat. Eine Beschleunigung hat die Zahlung trotzdem ausgeführt, ein Abbruch nicht: Deine Wallet zeigt, was davon zutrifft.',
    outcomeUnknown: 'Sie steht in einem Block, aber dieses Netzwerk sagt nicht, ob sie erfolgreich war.',
    reorganised: 'Das Netzwerk hat den Block verworfen, in dem sie stand. Sie kann noch einmal aufgenommen werden.',
    unknown: 'Im Netzwerk nicht gefunden. Vielleicht wird sie noch ausgeführt.',
    beyondHistory:
      'Zu alt, als dass die Nodes des Netzwerks wüssten, was aus ihr wurde. Ein Block-Explorer weiß es vielleicht.',
    neverSeen:
      'Keine Node hat sie gesehen; deine nächste Zahlung ist davon nicht betroffen. Diese Seite sucht weiter nach ihr.',
    nonceUsed:
      'Im Netzwerk nicht gefunden, und eine andere Transaktion dieses Kontos hat die Nonce verwendet, die für sie erwartet wurde.'
  },
  marks: {
    cancelled: 'Abgebrochen',
    replaced: 'Ersetzt',
    dropped: 'Verworfen'
  },
  instead: {
    sent: (amount, recipient) => `Stattdessen gesendet: ${amount} an ${recipient}.`,
    nothing: (recipient) => `Stattdessen ging eine leere Transaktion an ${recipient}.`,
    called: (recipient) => `Stattdessen ging ein Aufruf an ${recipient}.`,
    calledWith: (amount, recipient) => `Stattdessen ging ein Aufruf mit ${amount} an ${recipient}.`,
    created: 'Stattdessen wurde ein Smart Contract erstellt.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Deine Wallet hat etwas anderes gesendet: ${amount} an ${recipient}.`,
    nothing: (recipient) => `Deine Wallet hat etwas anderes gesendet: eine leere Transaktion an ${recipient}.`,
    called: (recipient) => `Deine Wallet hat etwas anderes gesendet: einen Aufruf an ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Deine Wallet hat etwas anderes gesendet: einen Aufruf mit ${amount} an ${recipient}.`,
    created: 'Deine Wallet hat etwas anderes gesendet: einen neuen Smart Contract.',
    approved: (spender, token) =>
      `Deine Wallet hat etwas anderes gesendet: eine Freigabe für ${spender} über Token von ${token}.`,
    otherSender: (address) => `Deine Wallet hat sie von einem anderen Konto gesendet: ${address}.`,
    nothingArrived: (promised) =>
      `Von ${promised} ist nichts angekommen: Der Token hat dem Empfänger nichts gutgeschrieben.`,
    lessArrived: (arrived, promised) => `Von ${promised} sind nur ${arrived} angekommen.`
  },
  confirmations: (count, wanted) =>
    plural(wanted, { one: `${count} von ${wanted} Bestätigung.`, other: `${count} von ${wanted} Bestätigungen.` }),
  unrepeated:
    'Warum sie fehlgeschlagen ist, ist nicht bekannt: Derselbe Aufruf schlug bei einer Wiederholung nicht fehl. Vielleicht ist ihr das Gas ausgegangen.',
  to: 'An',
  unknownSince: (time) => `Seit ${time} im Netzwerk nicht gefunden. Vielleicht wird sie noch ausgeführt.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Einige Transaktionen wurden von einer neueren Version dieser Seite gespeichert und stehen deshalb nicht in der Liste. Sie bleiben unverändert erhalten.',
  unsaved: 'Nicht gespeichert',
  hasUnsaved:
    'Dein Browser hat den neuesten Stand der mit „Nicht gespeichert“ markierten Transaktionen nicht gesichert. Nach dem Schließen dieser Seite fehlen sie hier vielleicht oder sind veraltet: Kopiere ihre Hashes, um sie nicht aus den Augen zu verlieren.',
  copyHash: 'Hash kopieren',
  remove: 'Entfernen',
  removeNamed: (description) => `Aus der Liste entfernen: ${description}`,
  removed: (description) => `${description} wurde aus der Liste entfernt.`,
  removedUnsaved: (description) =>
    `${description} wurde aus der Liste entfernt, aber dein Browser konnte das nicht speichern. Nach dem nächsten Laden dieser Seite steht der Eintrag vielleicht wieder da.`,
  ended: {
    title: 'Abgeschlossene Transaktionen',
    others: (shown) => `+${shown} weitere`
  },
  clearAll: 'Alle löschen',
  cleared: (count, shown) => `${transactionCount(count, shown)} aus diesem Browser gelöscht, auch unter „Aktivität“.`,
  clearedUnsaved: (count, shown) =>
    plural(count, {
      one: `${transactionCount(count, shown)} gelöscht, aber dein Browser konnte das nicht speichern. Nach dem nächsten Laden dieser Seite ist sie vielleicht wieder da.`,
      other: `${transactionCount(count, shown)} gelöscht, aber dein Browser konnte das nicht speichern. Nach dem nächsten Laden dieser Seite sind sie vielleicht wieder da.`
    }),
  pendingStay: 'Ausstehende bleiben, bis sie abgeschlossen sind.',
  undo: 'Rückgängig',
  putBack: (count, shown) =>
    plural(count, {
      one: `${transactionCount(count, shown)} ist wieder in der Liste.`,
      other: `${transactionCount(count, shown)} sind wieder in der Liste.`
    })
}
