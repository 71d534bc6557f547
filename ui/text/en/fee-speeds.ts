/** The choice between fees, and what each can be said to do. */
export const feeSpeeds = {
  label: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  atMost: (amount: string) => `at most ${amount}`,
  effects: {
    slow: 'May wait if the network gets busier.',
    normal: 'Leaves room for a busier network.',
    fast: 'Leaves the most room for a busier network.',
    fastAhead: 'Offers more than most recent transactions did.'
  },
  suggestedForMax:
    'This page suggests the fee. Your wallet may change it. You are sending everything, so the amount follows the fee.',
  suggested: 'This page suggests the fee. Your wallet may change it.'
}
