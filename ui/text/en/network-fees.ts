/** What a visitor reads of the network fee in a review. */
export const networkFees = {
  label: 'Network fee',
  atMost: 'Network fee, at most',
  total: 'Total',
  totalAtMost: 'Total, at most',
  withFee: (amount: string) => `${amount} and the network fee`,
  together: (amount: string, fee: string) => `${amount} and ${fee}`,
  inWallet: 'Not known here. Your wallet shows it before you confirm there.',
  firstStep: (fee: string) =>
    `At most ${fee} for the first step if your wallet sends the steps one by one. It shows every fee before you confirm there.`
}
