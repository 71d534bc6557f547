/** What a visitor reads while a call of a contract is sent. */
export const contractWrites = {
  disconnected: 'Connect a wallet to go on.',
  unconfigured: 'This page does not include the network of this contract.',
  elsewhere: (network: string) => `Your wallet is on another network. Switch it to ${network} to go on.`,
  simulating: 'Checking what this would do.',
  simulatingAgain: 'The network has moved on since you reviewed this. Checking it again before your wallet is asked.',
  review: 'This would succeed now. Review it, then confirm.',
  changed: 'What this would do has changed since you reviewed it. Review it again.',
  checkedAt: (time: string) => `Checked at ${time}.`,
  notCheckedAgain:
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that.',
  unsimulated: (reason: string) =>
    `${reason} This page cannot check what this would do. If you go on, it may fail and still cost a fee.`,
  notYet: 'Nothing is sent yet.',
  notYetAgain: 'The same request may already have been sent. Nothing is sent again yet.',
  repeating: 'This exact request may already have been sent. Sending it again could do it twice.',
  revalidating: 'Checking whether this is still the same.',
  asking: 'Confirm this in your wallet.',
  sent: 'Sent. Follow it on the dashboard, under Transactions.',
  earlier: 'Your wallet has sent your earlier request after all. If you confirm this one too, it happens twice.',
  unsaved: {
    asked:
      'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if your wallet sends it.',
    sent: 'Your browser could not store this. If you close or reload this page, it will no longer be listed here.'
  },
  removed:
    'Sent, but no longer listed under Transactions, so this page does not know what became of it: check your wallet or the explorer before you try again.',
  reverted: 'Sent, but it failed. It did nothing, and still cost a fee.',
  revertedBecause: (reason: string) => `Sent, but it failed. It did nothing, and still cost a fee. ${reason}`,
  /** Of the list of what is reviewed. */
  reviewed: 'What you confirm',
  terms: {
    from: 'From',
    contract: 'Contract',
    network: 'Network',
    amount: 'Amount'
  },
  actions: {
    connect: 'Connect wallet',
    confirm: 'Confirm in wallet',
    confirmAgain: 'Send once more',
    again: 'Try again',
    back: 'Back'
  }
}
