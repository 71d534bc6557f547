import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Verbinde eine Wallet, um fortzufahren.',
  unconfigured: 'Diese Seite unterstützt das Netzwerk dieses Smart Contracts nicht.',
  elsewhere: (network) => `Deine Wallet ist in einem anderen Netzwerk. Wechsle zu ${network}, um fortzufahren.`,
  simulating: 'Es wird geprüft, was das bewirken würde.',
  simulatingAgain:
    'Seit deiner Prüfung sind im Netzwerk neue Blöcke hinzugekommen. Vor der Anfrage an deine Wallet wird noch einmal geprüft.',
  review: 'Das würde jetzt gelingen. Prüfe es und bestätige dann.',
  changed: 'Was das bewirken würde, hat sich seit deiner Prüfung geändert. Prüfe es noch einmal.',
  checkedAt: (time) => `Geprüft: ${time}.`,
  notCheckedAgain:
    'Das ließ sich nicht noch einmal prüfen. Es steht hier so, wie du es geprüft hast: Wenn du noch einmal bestätigst, wird deine Wallet darum gebeten.',
  unsimulated: (reason) =>
    `${reason} Diese Seite kann nicht prüfen, was das bewirken würde. Wenn du fortfährst, kann es fehlschlagen und trotzdem eine Gebühr kosten.`,
  notYet: 'Noch ist nichts gesendet.',
  repeating:
    'Genau diese Anfrage wurde möglicherweise schon gesendet. Wenn du sie erneut sendest, geschieht es vielleicht doppelt.',
  revalidating: 'Es wird geprüft, ob sich etwas geändert hat.',
  asking: 'Bestätige das in deiner Wallet.',
  sent: 'Gesendet. Du kannst es in der Übersicht unter „Transaktionen“ verfolgen.',
  earlier:
    'Deine Wallet hat deine frühere Anfrage doch noch gesendet. Wenn du auch diese bestätigst, geschieht es doppelt.',
  unsaved: {
    asked:
      'Dein Browser kann diese Anfrage nicht speichern. Wenn du diese Seite schließt oder neu lädst, verschwindet sie hier, auch wenn deine Wallet sie sendet.',
    sent: 'Dein Browser konnte das nicht speichern. Wenn du diese Seite schließt oder neu lädst, steht es hier nicht mehr.'
  },
  removed:
    'Gesendet, aber nicht mehr unter „Transaktionen“ aufgeführt, deshalb weiß diese Seite nicht, was daraus wurde: Sieh in deiner Wallet oder im Explorer nach, bevor du es erneut versuchst.',
  reverted: 'Gesendet, aber fehlgeschlagen. Es hat nichts bewirkt und trotzdem eine Gebühr gekostet.',
  revertedBecause: (reason) =>
    `Gesendet, aber fehlgeschlagen. Es hat nichts bewirkt und trotzdem eine Gebühr gekostet. ${reason}`,
  reviewed: 'Was du bestätigst',
  terms: { from: 'Von', contract: 'Contract', network: 'Netzwerk', amount: 'Betrag' },
  actions: {
    connect: 'Wallet verbinden',
    confirm: 'In der Wallet bestätigen',
    confirmAgain: 'Noch einmal senden',
    again: 'Erneut versuchen',
    back: 'Zurück'
  }
}
