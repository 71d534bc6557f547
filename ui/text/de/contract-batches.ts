import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `Der erste von ${count} Schritten würde jetzt gelingen. Die anderen hängen vielleicht von ihm ab, deshalb kann diese Seite sie noch nicht prüfen. Sieh dir alle an und bestätige dann.`,
  preparing: 'Es wird geprüft, was deine Wallet unterstützt, bevor sie dich um Bestätigung bittet.',
  impossible: 'Das alles muss zusammen geschehen oder gar nicht, und das kann deine Wallet nicht.',
  asking: (count) => `Bestätige alle ${count} Schritte in deiner Wallet.`,
  earlier:
    'Deine Wallet hat deine frühere Anfrage doch noch angenommen. Wenn du auch diese bestätigst, geschieht es vielleicht doppelt.',
  batched: (count) =>
    `Deine Wallet hat alle ${count} Schritte erhalten. Diese Seite fragt bei ihr nach, was daraus wird. Sobald sie gesendet sind, stehen sie unter „Transaktionen“.`,
  away: (count) =>
    `Deine Wallet hat alle ${count} Schritte erhalten. Verbinde sie wieder, mit demselben Konto, um zu erfahren, was daraus wird.`,
  partial: {
    listed: (count) =>
      `Nur ein Teil der ${count} Schritte wurde ausgeführt. Was gesendet wurde, steht unter „Transaktionen“: Sieh dort nach, bevor du es erneut versuchst.`,
    unlisted: (count) =>
      `Nur ein Teil der ${count} Schritte wurde ausgeführt. Deine Wallet sagt nicht, welche Transaktionen gesendet wurden: Sieh dort nach, bevor du es erneut versuchst.`
  },
  confirmed: (count) => `Alle ${count} Schritte wurden gesendet und vom Netzwerk bestätigt.`,
  unlisted: (count) =>
    `Laut deiner Wallet wurden alle ${count} Schritte ausgeführt, sie sagt aber nicht, in welchen Transaktionen. Deshalb kann diese Seite sie nicht aufführen.`,
  failed: 'Laut deiner Wallet ist das fehlgeschlagen. Keiner der Schritte hat etwas bewirkt.',
  unclear: 'Deine Wallet sagt nicht, was daraus wurde: Sieh dort nach, bevor du es erneut versuchst.',
  stepNotSent: {
    notYet: 'Dieser Schritt wurde noch nicht gesendet.',
    no: 'Dieser Schritt wurde nicht gesendet.',
    notThisTime: 'Dieser Schritt wurde diesmal nicht gesendet.'
  },
  step: (number, count) => `Schritt ${number} von ${count}:`,
  done: (done, count) => `${done} von ${count} Schritten ausgeführt.`
}
