/** The form that sends. */
export const englishSend = {
  title: 'Send',
  recipient: 'Recipient',
  recipientHint: '0x and 40 characters',
  amount: (symbol: string) => `Amount in ${symbol}`,
  max: 'Max',
  feeUnknown: 'The fee cannot be estimated now. Enter an amount that leaves enough for it.',
  submit: 'Send',
  sent: 'Sent. It is listed under Transactions until the network confirms it.',
  isSent: {
    no: 'Nothing was sent.',
    likely:
      'The network has this transaction already, so it was most likely sent: look at your wallet before you try again.',
    unknown: 'It may have been sent all the same: look at your wallet before you try again.'
  },
  notThisTime: 'This time nothing was sent.',
  earlierInDoubt: 'An earlier attempt may have been sent: look at your wallet before you try again.',
  stillOpen: 'A request is still open in your wallet. Reject it there, or it may still be sent.',
  available: (amount: string, symbol: string) => `${amount} ${symbol} available`,
  problems: {
    'missing-recipient': 'Enter an address.',
    'invalid-recipient': 'This is not an address: it takes 0x and 40 hexadecimal characters.',
    'mistyped-recipient': 'This address has a typing mistake: its checksum does not match. Copy it once more.',
    'missing-amount': 'Enter an amount.',
    'invalid-amount': 'This is not an amount, or it has too many decimals.',
    'zero-amount': 'Enter an amount above zero.',
    'exceeds-balance': 'This is more than the account holds.'
  }
}
