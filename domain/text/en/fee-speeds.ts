/** The choice between fees, and what each can be said to do. */
export const englishFeeSpeeds = {
  label: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  atMost: (amount: string) => `at most ${amount}`,
  effects: {
    slow: 'May take longer if the network gets busier.',
    normal: 'Leaves room if the network gets busier.',
    fast: 'Leaves the most room if the network gets busier.',
    fastAhead: 'Offers more than most recent transactions did.'
  },
  suggestedForMax:
    'This page suggests the fee. Your wallet may change it. You send everything, so the amount follows the fee.',
  suggested: 'This page suggests the fee. Your wallet may change it.'
}
