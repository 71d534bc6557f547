const transactionCount = (count: number, shown: string) => `${shown} ${count === 1 ? 'transaction' : 'transactions'}`

/** What is said of a transaction beside the three words for its status. */
export const transactions = {
  details: {
    'speed-up': 'Sped up: replaced by another transaction that does the same.',
    cancellation: 'Cancelled: replaced by a transaction that sends nothing.',
    other: 'Not carried out: replaced by another transaction from this account.',
    unclear:
      'Replaced by another transaction, and this page cannot tell what that one did. A speed-up still made the payment, a cancellation did not: your wallet shows which.',
    outcomeUnknown: 'It is in a block, but this network does not say whether it succeeded.',
    reorganised: 'The network dropped the block that contained it. It may be included again.',
    unknown: 'Not found on the network. It may still go through.',
    beyondHistory: "Too old for the network's nodes to know what became of it. A block explorer may.",
    neverSeen: 'No node has seen it; your next payment is not affected. This page still looks for it.',
    nonceUsed:
      'Not found on the network, and another transaction from this account has used the nonce that was expected for it.'
  },
  marks: {
    cancelled: 'Cancelled',
    replaced: 'Replaced',
    dropped: 'Dropped'
  },
  instead: {
    sent: (amount: string, recipient: string) => `Instead, ${amount} went to ${recipient}.`,
    nothing: (recipient: string) => `Instead, an empty transaction went to ${recipient}.`,
    called: (recipient: string) => `Instead, a call went to ${recipient}.`,
    calledWith: (amount: string, recipient: string) => `Instead, a call with ${amount} went to ${recipient}.`,
    created: 'Instead, a contract was created.'
  },
  brokenPromise: {
    sent: (amount: string, recipient: string) => `Your wallet sent something else: ${amount} to ${recipient}.`,
    nothing: (recipient: string) => `Your wallet sent something else: an empty transaction to ${recipient}.`,
    called: (recipient: string) => `Your wallet sent something else: a call to ${recipient}.`,
    calledWith: (amount: string, recipient: string) =>
      `Your wallet sent something else: a call with ${amount} to ${recipient}.`,
    created: 'Your wallet sent something else: a new contract.',
    approved: (spender: string, token: string) =>
      `Your wallet sent something else: an approval for ${spender} to spend tokens of ${token}.`,
    otherSender: (address: string) => `Your wallet sent it from another account: ${address}.`,
    nothingArrived: (promised: string) => `None of ${promised} has arrived: the token moved nothing to the recipient.`,
    lessArrived: (arrived: string, promised: string) => `Only ${arrived} of ${promised} has arrived.`
  },
  confirmations: (count: number, wanted: number) => `${count} of ${wanted} confirmations.`,
  unrepeated: 'Why it failed is not known: the same call did not fail when run again. It may have run out of gas.',
  to: 'To',
  unknownSince: (time: string) => `Not found on the network since ${time}. It may still go through.`,
  announcedWith: (announced: string, detail: string) => `${announced}. ${detail}`,
  newer:
    'Some transactions were saved by a newer version of this page, so they are not listed here. They are kept as they are.',
  unsaved: 'Not saved',
  hasUnsaved:
    'Your browser has not saved the latest on the transactions marked “Not saved”. Once this page is closed, they may be missing here or out of date: copy their hashes to keep track of them.',
  copyHash: 'Copy hash',
  remove: 'Remove',
  removeNamed: (description: string) => `Remove from the list: ${description}`,
  removed: (description: string) => `${description} was removed from the list.`,
  removedUnsaved: (description: string) =>
    `${description} was removed from the list, but your browser could not save that. When this page is loaded again, it may be back.`,
  ended: {
    title: 'Finished transactions',
    others: (shown: string) => `+${shown} more`
  },
  clearAll: 'Clear All',
  cleared: (count: number, shown: string) =>
    `${transactionCount(count, shown)} cleared from this browser, Activity included.`,
  clearedUnsaved: (count: number, shown: string) =>
    `${transactionCount(count, shown)} cleared, but your browser could not save that. When this page is loaded again, ${count === 1 ? 'it' : 'they'} may be back.`,
  pendingStay: 'Pending ones stay until they are settled.',
  undo: 'Undo',
  putBack: (count: number, shown: string) =>
    `${transactionCount(count, shown)} ${count === 1 ? 'is' : 'are'} back in the list.`
}
