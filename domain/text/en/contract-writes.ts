/** What a visitor reads while a call of a contract is sent. */
export const englishContractWrites = {
  disconnected: 'Connect a wallet to go on.',
  elsewhere: (network: string) => `Your wallet is on another network. Switch it to ${network} to go on.`,
  simulating: 'Checking what this would do. Nothing is sent yet.',
  simulatingAgain: 'The network has moved on since you reviewed this. Checking it again before your wallet is asked.',
  review: 'This would succeed now. Review it, then confirm. Nothing is sent yet.',
  changed: 'What this would do has changed since you confirmed it. Review it again. Nothing is sent yet.',
  unsimulated: (reason: string) =>
    `${reason} This page cannot check what this would do. If you go on, it may fail and still cost a fee.`,
  refused: (reason: string) => `${reason} Nothing was sent.`,
  repeating: 'This exact request may already have been sent. Sending it again could do it twice.',
  checking: 'Checking whether this is still the same. Nothing is sent yet.',
  asking: 'Confirm this in your wallet.',
  earlier: 'Your wallet has sent your earlier request after all. If you confirm this one too, it happens twice.',
  unsaved: {
    asked:
      'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if your wallet sends it.',
    sent: 'Your browser could not store this. If you close or reload this page, it will no longer be listed here.'
  },
  reverted: 'Sent, but it failed. It did nothing, and still cost a fee.',
  revertedBecause: (reason: string) => `Sent, but it failed. It did nothing, and still cost a fee. ${reason}`
}
