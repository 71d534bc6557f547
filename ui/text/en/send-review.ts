/** What a visitor reviews before a payment is sent. */
export const sendReview = {
  label: 'What you send',
  terms: {
    to: 'To',
    from: 'From',
    network: 'Network',
    amount: 'Amount'
  },
  simulating: 'Checking what this would do.',
  simulatingAgain: 'Some time has passed. Checking whether this is still the same.',
  ready: 'This would succeed now. Nothing is sent yet.',
  changed: 'This has changed since you reviewed it. Nothing is sent yet: review it again.',
  unchecked: (reason: string) =>
    `${reason} This page cannot check what this would do. If you go on, it may fail and still cost a fee.`,
  tokenRefused: (reason: string) => `${reason} Nothing was sent.`,
  reverted: 'The recipient is a contract that does not accept this. Nothing was sent.',
  insufficientFunds: 'The account does not hold enough for this and the network fee. Nothing was sent.',
  closed:
    'The account or network in your wallet has changed, so this page closed the review. Enter the transfer again if you still want to send it.',
  paidBefore: 'You have sent to this address from this page before.',
  notPaidBefore: 'This page lists nothing that you have sent to this address before.',
  cautions: {
    'zero-address': 'This is the zero address. Nobody has its key: what you send there is lost.',
    'token-contract': 'This is the contract of a token, not a person. What you send there is most likely lost.',
    'look-alike':
      'Take care: this address begins and ends like one that you know, but it is another one. Such addresses are made to be mistaken. The one that you know is:',
    'own-address': 'This is your own account. You would pay the fee to send this to yourself.',
    contract: 'There is a contract at this address. Make sure that it can pay out again what you send there.',
    'high-fee': 'The network fee is far higher than is usual for this. Make sure that you want to pay that much.'
  },
  feeUncovered: 'The account may not hold enough for the network fee as well.',
  confirm: 'Confirm in wallet',
  confirmAnyway: 'Send there anyway',
  payAnyway: 'Pay this fee anyway',
  again: 'Check again',
  back: 'Back'
}
