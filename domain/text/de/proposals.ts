import type { proposals as english } from '#domain/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'In deinem Safe vorgeschlagen. Gesendet wird erst, wenn genügend Eigentümer zugestimmt haben.',
    failed: 'Nichts wurde gesendet: Der Vorschlag wurde in deinem Safe abgelehnt, ersetzt oder entfernt.'
  },
  sent: 'In deinem Safe vorgeschlagen. Es steht unter „Transaktionen“ und wird gesendet, sobald genügend Eigentümer zugestimmt haben.',
  unsaved:
    'In deinem Safe vorgeschlagen, aber dein Browser konnte es nicht speichern. Nach dem Schließen dieser Seite verfolge es in deinem Safe.',
  late: (asked) => `Dein Safe hat es doch noch vorgeschlagen: ${asked}. Verfolge es unter „Transaktionen“.`,
  attempt:
    'Das wurde möglicherweise vorgeschlagen. Dein Safe hat weder das eine noch das andere bestätigt: Prüfe seine Warteschlange, bevor du es erneut versuchst.',
  owners: 'Vielleicht müssen weitere Eigentümer deines Safe signieren. Diese Seite wartet bis zu 8 Minuten auf sie.'
}
