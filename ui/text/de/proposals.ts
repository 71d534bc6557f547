import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'In deinem Safe vorgeschlagen. Gesendet wird erst, wenn genügend Eigentümer zugestimmt haben.',
    failed: 'Es wurde nichts gesendet: Der Vorschlag wurde in deinem Safe abgelehnt, ersetzt oder entfernt.'
  },
  sent: 'In deinem Safe vorgeschlagen. Der Vorschlag steht unter „Transaktionen“ und wird gesendet, sobald genügend Eigentümer zugestimmt haben.',
  unsaved:
    'In deinem Safe vorgeschlagen, aber dein Browser konnte es nicht speichern. Wenn du diese Seite schließt, verfolge den Vorschlag in deinem Safe weiter.',
  late: (asked) =>
    `In deinem Safe wurde es doch noch vorgeschlagen: ${asked}. Du kannst es unter „Transaktionen“ verfolgen.`,
  attempt:
    'Das wurde möglicherweise vorgeschlagen. Dein Safe hat es weder bestätigt noch verneint: Prüfe seine Warteschlange, bevor du es erneut versuchst.',
  owners:
    'Vielleicht müssen auch weitere Eigentümer deines Safes signieren. Diese Seite wartet bis zu 8 Minuten auf sie.'
}
