import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'Was du sendest',
  terms: { to: 'An', from: 'Von', network: 'Netzwerk', amount: 'Betrag' },
  simulating: 'Es wird geprüft, was das bewirken würde.',
  simulatingAgain: 'Inzwischen ist etwas Zeit vergangen. Es wird geprüft, ob sich etwas geändert hat.',
  ready: 'Das würde jetzt gelingen. Noch ist nichts gesendet.',
  changed: 'Seit deiner Prüfung hat sich etwas geändert. Noch ist nichts gesendet: Prüfe es noch einmal.',
  unchecked: (reason) =>
    `${reason} Diese Seite kann nicht prüfen, was das bewirken würde. Wenn du fortfährst, kann es fehlschlagen und trotzdem eine Gebühr kosten.`,
  tokenRefused: (reason) => `${reason} Es wurde nichts gesendet.`,
  reverted: 'Der Empfänger ist ein Smart Contract, der das nicht annimmt. Es wurde nichts gesendet.',
  insufficientFunds: 'Das Guthaben reicht nicht für den Betrag und die Netzwerkgebühr. Es wurde nichts gesendet.',
  closed:
    'Das Konto oder das Netzwerk in deiner Wallet hat sich geändert, deshalb hat die Seite die Prüfung geschlossen. Gib die Überweisung erneut ein, wenn du sie noch senden willst.',
  paidBefore: 'Du hast von dieser Seite aus schon einmal an diese Adresse gesendet.',
  notPaidBefore: 'Diese Seite kennt keine frühere Überweisung von dir an diese Adresse.',
  cautions: {
    'zero-address': 'Das ist die Nulladresse. Niemand hat ihren Schlüssel: Was du dorthin sendest, ist verloren.',
    'token-contract':
      'Das ist der Smart Contract eines Tokens, kein Mensch. Was du dorthin sendest, ist höchstwahrscheinlich verloren.',
    'look-alike':
      'Vorsicht: Diese Adresse beginnt und endet wie eine, die du kennst, ist aber eine andere. Solche Adressen sind zum Verwechseln gemacht. Die dir bekannte lautet:',
    'own-address': 'Das ist dein eigenes Konto. Du würdest die Gebühr zahlen, um dir selbst etwas zu senden.',
    contract:
      'Hinter dieser Adresse steht ein Smart Contract. Vergewissere dich, dass er wieder auszahlen kann, was du sendest.',
    'high-fee': 'Die Netzwerkgebühr ist weit höher als dafür üblich. Vergewissere dich, dass du so viel zahlen willst.'
  },
  feeUncovered: 'Für die Netzwerkgebühr reicht das Guthaben dann vielleicht nicht mehr.',
  confirm: 'In der Wallet bestätigen',
  confirmAnyway: 'Trotzdem dorthin senden',
  payAnyway: 'Diese Gebühr trotzdem zahlen',
  again: 'Erneut prüfen',
  back: 'Zurück'
}
