/** What a simulation of a payment says. */
export const simulations = {
  label: 'Simulation',
  unknown: 'No node said which balances this would change.',
  sends: (amount: string) => `You send ${amount}.`,
  falls: (amount: string) => `Your balance falls by ${amount}.`,
  stays: (symbol: string) => `Your ${symbol} balance stays the same.`,
  receives: (amount: string) => `You receive ${amount}.`,
  recipientReceives: (amount: string) => `The recipient receives ${amount}.`,
  alsoReceives: (amount: string) => `You also receive ${amount}.`,
  alsoReceivesUnknown: 'You also receive a token that this page does not know, and whose worth it cannot tell:',
  recipientReceivesLess: (amount: string) =>
    `The recipient receives only ${amount}, less than you send. Some tokens keep a part of each transfer, or round it.`,
  recipientReceivesNothing: 'The recipient would not receive what you send: nothing is added to the balance there.',
  alsoPays: (amount: string) => `Your account also pays ${amount}.`,
  alsoPaysUnknown: 'Your account also pays some of a token that this page does not know:',
  contradicted:
    'One check says that this would succeed, another one that it would fail. If you go on, it may fail and still cost a fee.'
}
