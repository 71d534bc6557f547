import type { sendReview as english } from '#domain/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Was du sendest',
  terms: { to: 'An', from: 'Von', network: 'Netzwerk', amount: 'Betrag' },
  checking: 'Es wird geprüft, was das bewirken würde.',
  checkingAgain: 'Inzwischen ist etwas Zeit vergangen. Es wird geprüft, ob noch alles gleich ist.',
  ready: 'Das würde jetzt gelingen. Noch ist nichts gesendet.',
  changed: 'Seit deiner Prüfung hat sich etwas geändert. Noch ist nichts gesendet: Prüfe es noch einmal.',
  unchecked: (reason) =>
    `${reason} Diese Seite kann nicht prüfen, was das bewirken würde. Wenn du fortfährst, kann es fehlschlagen und trotzdem eine Gebühr kosten.`,
  tokenRefused: (reason) => `${reason} Nichts wurde gesendet.`,
  reverted: 'Der Empfänger ist ein Vertrag, der das nicht annimmt. Nichts wurde gesendet.',
  insufficientFunds: 'Das Guthaben reicht nicht für den Betrag und die Netzwerkgebühr. Nichts wurde gesendet.',
  closed:
    'Konto oder Netzwerk in deiner Wallet haben sich geändert, deshalb hat die Seite die Prüfung geschlossen. Gib die Überweisung erneut ein, wenn du sie noch senden willst.',
  paidBefore: 'Du hast von dieser Seite aus schon einmal an diese Adresse gesendet.',
  notPaidBefore: 'Diese Seite führt nichts auf, was du schon einmal an diese Adresse gesendet hast.',
  cautions: {
    'zero-address': 'Das ist die Nulladresse. Niemand hat ihren Schlüssel: Was du dorthin sendest, ist verloren.',
    'token-contract':
      'Das ist der Vertrag eines Tokens, kein Mensch. Was du dorthin sendest, ist höchstwahrscheinlich verloren.',
    'look-alike':
      'Vorsicht: Diese Adresse beginnt und endet wie eine, die du kennst, ist aber eine andere. Solche Adressen sollen verwechselt werden. Die dir bekannte ist:',
    'own-address': 'Das ist dein eigenes Konto. Du würdest die Gebühr zahlen, um dir selbst etwas zu senden.',
    contract: 'Unter dieser Adresse ist ein Vertrag. Vergewissere dich, dass er wieder auszahlen kann, was du sendest.'
  },
  feeUncovered: 'Das Guthaben reicht vielleicht nicht auch noch für die Netzwerkgebühr.',
  confirm: 'In der Wallet bestätigen',
  confirmAnyway: 'Trotzdem dorthin senden',
  again: 'Erneut prüfen',
  back: 'Zurück'
}
