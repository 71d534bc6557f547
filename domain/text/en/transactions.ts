const transactions = (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`

/** What is said of a transaction beside the specification's three words. */
export const englishTransactions = {
  details: {
    'speed-up': 'Sped up: another transaction that does the same took its place.',
    cancellation: 'Cancelled: a transaction that sends nothing took its place.',
    other: 'Not carried out: another transaction from this account took its place.',
    unclear:
      'Another transaction took its place, and this page cannot tell what that one did. A speed-up has paid all the same, a cancellation has not: your wallet shows which.',
    reorganised: 'The network took back the block that it was in. It may be carried out again.',
    unknown: 'Not seen on the network. It may still be carried out.',
    beyondHistory: 'Too long ago for the network to tell what became of it. A block explorer may know.'
  },
  replaced: 'Replaced',
  to: 'To',
  unknownSince: (time: string) => `Not seen on the network since ${time}. It may still be carried out.`,
  announcedWith: (announced: string, detail: string) => `${announced}. ${detail}`,
  newer:
    'Some transactions were saved by a newer version of this page, so they are not listed here. They are kept as they are.',
  unkept: 'Not saved',
  hasUnkept:
    'Your browser has not saved the latest on the transactions marked “Not saved”. Once this page is closed, they may be missing here or out of date: copy their hashes to keep track of them.',
  copyHash: 'Copy hash',
  remove: 'Remove',
  fromList: (description: string) => `from the list: ${description}`,
  removed: (description: string) => `${description} was removed from the list.`,
  removedUnsaved: (description: string) =>
    `${description} was removed from the list, but your browser could not save that. When this page is loaded again, it may be back.`,
  clearAll: 'Clear All',
  cleared: (count: number) => `${transactions(count)} cleared from this browser.`,
  clearedUnsaved: (count: number) =>
    `${transactions(count)} cleared, but your browser could not save that. When this page is loaded again, ${count === 1 ? 'it' : 'they'} may be back.`,
  pendingStay: 'Pending ones stay until they are settled.',
  undo: 'Undo',
  putBack: (count: number) => `${transactions(count)} ${count === 1 ? 'is' : 'are'} back in the list.`
}
