import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulation',
  unknown: 'Kein Node hat angegeben, welche Guthaben sich dadurch ändern würden.',
  sends: (amount) => `Du sendest ${amount}.`,
  falls: (amount) => `Dein Guthaben sinkt um ${amount}.`,
  stays: (symbol) => `Dein ${symbol}-Guthaben bleibt gleich.`,
  receives: (amount) => `Du erhältst ${amount}.`,
  recipientReceives: (amount) => `Der Empfänger erhält ${amount}.`,
  alsoReceives: (amount) => `Du erhältst außerdem ${amount}.`,
  alsoReceivesUnknown:
    'Du erhältst außerdem einen Token, den diese Seite nicht kennt und dessen Wert sie nicht beurteilen kann:',
  recipientReceivesLess: (amount) =>
    `Der Empfänger erhält nur ${amount}, weniger als du sendest. Manche Token behalten einen Teil jeder Überweisung ein oder runden den Betrag.`,
  recipientReceivesNothing: 'Der Empfänger würde nicht erhalten, was du sendest: Sein Guthaben wächst dadurch nicht.',
  alsoPays: (amount) => `Dein Konto zahlt außerdem ${amount}.`,
  alsoPaysUnknown: 'Dein Konto zahlt außerdem etwas von einem Token, den diese Seite nicht kennt:',
  contradicted:
    'Laut einer Prüfung würde es gelingen, laut einer anderen fehlschlagen. Wenn du fortfährst, kann es fehlschlagen und trotzdem eine Gebühr kosten.'
}
