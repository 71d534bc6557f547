import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  atMost: (amount) => `höchstens ${amount}`,
  effects: {
    slow: 'Muss vielleicht warten, wenn im Netzwerk mehr los ist.',
    normal: 'Lässt Spielraum für mehr Betrieb im Netzwerk.',
    fast: 'Lässt den größten Spielraum für mehr Betrieb im Netzwerk.',
    fastAhead: 'Bietet mehr als die meisten Transaktionen der letzten Zeit.'
  },
  suggestedForMax:
    'Diese Seite schlägt die Gebühr vor. Deine Wallet kann sie ändern. Du sendest alles, daher richtet sich der Betrag nach der Gebühr.',
  suggested: 'Diese Seite schlägt die Gebühr vor. Deine Wallet kann sie ändern.'
}
