/** The form that sends. */
export const send = {
  title: 'Send',
  recipient: 'Recipient',
  recipientHint: '0x and 40 characters',
  recipientOrNameHint: '0x and 40 characters, or a name such as alice.eth',
  asset: 'Currency',
  amount: (symbol: string) => `Amount in ${symbol}`,
  max: 'Max',
  submit: 'Review',
  sent: {
    pending: 'Sent. Follow it under Transactions.',
    confirmed: 'Sent, and confirmed by the network.',
    failed: 'Sent, but the transaction failed.',
    unsaved: 'Sent, but your browser could not save it. Follow it under Transactions before you close this page.'
  },
  isSent: {
    no: 'Nothing was sent.',
    likely:
      'The network has this transaction already, so it was most likely sent: check your wallet before you try again.',
    unknown: 'It may have been sent anyway: check your wallet before you try again.'
  },
  notThisTime: 'Nothing was sent this time.',
  late: {
    sent: (asked: string) => `Your wallet has sent this after all: ${asked}. Follow it under Transactions.`,
    otherAccount: (asked: string, account: string) =>
      `Your wallet has approved this after all: ${asked}. To follow it under Transactions, connect ${account}.`,
    no: (asked: string) => `Nothing was sent: your wallet did not carry out “${asked}”.`
  },
  attempts: {
    open: 'This may have been sent. Your wallet has not confirmed it either way: check there before you try again, and reject the request if it is still open.',
    overtaken:
      'This may have been sent. A transaction from this account has been confirmed since: check the explorer to see whether it was this request.',
    overtakenElsewhere:
      'This may have been sent. A transaction from this account has been confirmed since: check your wallet to see whether it was this request.',
    explorer: 'View account on explorer',
    unreadable:
      'Your wallet has answered, but not readably. If this page finds the transaction on the network, it lists it under Transactions. Check your wallet before you try again.',
    nonceUsed:
      'Another transaction from this account has used the nonce that was expected for this request. If the request is still open in your wallet, reject it there.',
    otherTransaction: 'View the other transaction on explorer',
    neverSeen:
      'No node has seen it; your next payment is not affected. If the request is still open in your wallet, reject it there.',
    dismiss: 'Dismiss',
    dismissNamed: (asked: string) => `Dismiss the warning: ${asked}`,
    title: 'Requests in your wallet',
    more: (count: number) => `More requests without an answer: ${count}`,
    signature: 'This may still be open in your wallet. If it is, reject it there.',
    message: 'Sign a message',
    typedData: 'Sign data',
    other: 'Another request may still be open in your wallet. Approve there only what you still want.',
    unsaved:
      'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if it is sent.'
  },
  again: {
    question: 'This exact transfer may already have been sent. Sending it again could pay twice.',
    confirm: 'Send again'
  },
  available: (amount: string) => `${amount} available`,
  otherNetwork: (network: string) =>
    `This address is for ${network}. Switch to that network first, or enter an address for this one.`,
  invisibleRemoved: 'Invisible characters were removed.',
  problems: {
    'missing-recipient': 'Enter an address.',
    'invalid-recipient': 'This is not an address: it takes 0x and 40 hexadecimal characters.',
    'payment-request':
      'This is a payment request with an amount or other details, which cannot be taken over as a whole. Enter its recipient and amount yourself.',
    'mistyped-recipient': 'This address has a typing mistake: its checksum does not match. Copy it once more.',
    'resolving-name': 'Looking up this name.',
    'invalid-name': 'This is not a valid name.',
    'unknown-name': 'This name does not stand for an address.',
    'unreadable-name': 'This name cannot be looked up now. Try again, or enter the address.',
    'missing-amount': 'Enter an amount.',
    'invalid-amount':
      'This is not an amount, or it has too many decimals. Write it in full and without thousands marks, such as 1500 or 0.5.',
    'zero-amount': 'Enter an amount above zero.',
    'exceeds-balance': 'This is more than the account holds.',
    'unknown-fee': 'The fee cannot be estimated now. Enter an amount that leaves enough for it.'
  }
}
