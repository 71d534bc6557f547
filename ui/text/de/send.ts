import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Senden',
  recipient: 'Empfänger',
  recipientHint: '0x und 40 Zeichen',
  recipientOrNameHint: '0x und 40 Zeichen oder ein Name wie alice.eth',
  asset: 'Währung',
  amount: (symbol) => `Betrag in ${symbol}`,
  max: 'Max.',
  submit: 'Prüfen',
  sent: {
    pending: 'Gesendet. Du kannst es unter „Transaktionen“ verfolgen.',
    confirmed: 'Gesendet und vom Netzwerk bestätigt.',
    failed: 'Gesendet, aber die Transaktion ist fehlgeschlagen.',
    unsaved:
      'Gesendet, aber dein Browser konnte es nicht speichern. Verfolge es unter „Transaktionen“, bevor du diese Seite schließt.'
  },
  isSent: {
    no: 'Es wurde nichts gesendet.',
    likely:
      'Das Netzwerk hat diese Transaktion bereits, sie wurde also höchstwahrscheinlich gesendet: Sieh in deiner Wallet nach, bevor du es erneut versuchst.',
    unknown: 'Vielleicht wurde es trotzdem gesendet: Sieh in deiner Wallet nach, bevor du es erneut versuchst.'
  },
  notThisTime: 'Diesmal wurde nichts gesendet.',
  late: {
    sent: (asked) => `Deine Wallet hat es doch noch gesendet: ${asked}. Du kannst es unter „Transaktionen“ verfolgen.`,
    otherAccount: (asked, account) =>
      `Deine Wallet hat es doch noch bestätigt: ${asked}. Um es unter „Transaktionen“ zu verfolgen, verbinde ${account}.`,
    no: (asked) => `Es wurde nichts gesendet: Deine Wallet hat „${asked}“ nicht ausgeführt.`
  },
  attempts: {
    open: 'Das wurde möglicherweise gesendet. Deine Wallet hat es weder bestätigt noch verneint: Sieh dort nach, bevor du es erneut versuchst, und lehne die Anfrage ab, falls sie noch offen ist.',
    overtaken:
      'Das wurde möglicherweise gesendet. Seitdem wurde eine Transaktion dieses Kontos bestätigt: Sieh im Explorer nach, ob es diese war.',
    overtakenElsewhere:
      'Das wurde möglicherweise gesendet. Seitdem wurde eine Transaktion dieses Kontos bestätigt: Sieh in deiner Wallet nach, ob es diese war.',
    explorer: 'Konto im Explorer ansehen',
    unreadable:
      'Deine Wallet hat geantwortet, aber nicht lesbar. Wenn diese Seite die Transaktion im Netzwerk findet, steht sie unter „Transaktionen“. Sieh in deiner Wallet nach, bevor du es erneut versuchst.',
    nonceUsed:
      'Eine andere Transaktion dieses Kontos hat die Nonce verwendet, die für diese Anfrage erwartet wurde. Falls die Anfrage in deiner Wallet noch offen ist, lehne sie dort ab.',
    otherTransaction: 'Die andere Transaktion im Explorer ansehen',
    neverSeen:
      'Keine Node hat sie gesehen; deine nächste Zahlung ist davon nicht betroffen. Falls die Anfrage in deiner Wallet noch offen ist, lehne sie dort ab.',
    dismiss: 'Ausblenden',
    dismissNamed: (asked) => `Warnung ausblenden: ${asked}`,
    title: 'Anfragen in deiner Wallet',
    more: (count) => `Weitere Anfragen ohne Antwort: ${count}`,
    signature: 'Das ist in deiner Wallet möglicherweise noch offen. Lehne es dann dort ab.',
    message: 'Nachricht signieren',
    typedData: 'Daten signieren',
    other:
      'In deiner Wallet ist möglicherweise noch eine andere Anfrage offen. Bestätige dort nur, was du noch willst.',
    unsaved:
      'Dein Browser kann diese Anfrage nicht speichern. Wenn du diese Seite schließt oder neu lädst, verschwindet sie hier, auch wenn sie gesendet wird.'
  },
  again: {
    question:
      'Genau diese Überweisung wurde möglicherweise schon gesendet. Wenn du sie erneut sendest, zahlst du vielleicht doppelt.',
    confirm: 'Erneut senden'
  },
  available: (amount) => `${amount} verfügbar`,
  otherNetwork: (network) =>
    `Diese Adresse ist für ${network}. Wechsle zuerst zu diesem Netzwerk, oder gib eine Adresse für das jetzige ein.`,
  invisibleRemoved: 'Unsichtbare Zeichen wurden entfernt.',
  problems: {
    'missing-recipient': 'Gib eine Adresse ein.',
    'invalid-recipient': 'Das ist keine Adresse: Eine Adresse besteht aus 0x und 40 Hexadezimalziffern.',
    'payment-request':
      'Das ist eine Zahlungsaufforderung mit einem Betrag oder anderen Angaben, die sich nicht vollständig übernehmen lässt. Gib Empfänger und Betrag selbst ein.',
    'mistyped-recipient':
      'Diese Adresse enthält einen Tippfehler: Ihre Prüfsumme stimmt nicht. Kopiere sie noch einmal.',
    'resolving-name': 'Dieser Name wird nachgeschlagen.',
    'invalid-name': 'Das ist kein gültiger Name.',
    'unknown-name': 'Zu diesem Namen gibt es keine Adresse.',
    'unreadable-name':
      'Dieser Name kann gerade nicht nachgeschlagen werden. Versuche es erneut oder gib die Adresse ein.',
    'missing-amount': 'Gib einen Betrag ein.',
    'invalid-amount':
      'Das ist kein Betrag, oder er hat zu viele Nachkommastellen. Schreibe ihn aus und ohne Tausendertrennzeichen, etwa 1500 oder 0,5.',
    'zero-amount': 'Gib einen Betrag über null ein.',
    'exceeds-balance': 'Das ist mehr, als auf dem Konto ist.',
    'unknown-fee': 'Die Gebühr lässt sich gerade nicht schätzen. Gib einen Betrag ein, der genug für sie übrig lässt.'
  }
}
