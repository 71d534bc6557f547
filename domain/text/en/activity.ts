const transactions = (count: string) => `${count} ${count === '1' ? 'transaction' : 'transactions'}`

/** Texts of the page with everything that an account has sent. */
export const englishActivity = {
  title: 'Activity',
  disconnectedTitle: 'Connect a wallet to see your activity',
  disconnectedText: 'What you send from this page is listed here once a wallet is connected.',
  unauthenticatedTitle: 'Sign in to see your activity',
  unauthenticatedText:
    'Your wallet is connected. Sign one message to prove that the account is yours; it costs nothing.',
  scope:
    'What this account has sent from this page, as far as this browser has kept it: at most 10,000 transactions, fewer if its storage is full. What was sent elsewhere or received is not listed.',
  list: 'Transactions',
  filters: 'Filter',
  search: 'Search',
  searchHint: 'Description, address or hash',
  network: 'Network',
  everyNetwork: 'All',
  state: 'Status',
  states: {
    all: 'All',
    pending: 'Pending',
    confirmed: 'Confirmed',
    failed: 'Failed',
    replaced: 'Replaced'
  },
  shown: (count: string) => transactions(count),
  shownOf: (count: string, all: string) => `${count} of ${transactions(all)}`,
  noneMatch: 'No transaction matches.',
  showAll: 'Clear filters',
  notHere: 'The transaction that this link is about is not in the activity of this account in this browser.',
  exportCsv: 'Export CSV',
  exportJson: 'Export JSON',
  exported: (shown: string) => `Exported: ${shown}.`,
  today: 'Today',
  yesterday: 'Yesterday',
  unknownDay: 'Unknown date',
  details: 'Details of the transaction',
  facts: {
    status: 'Status',
    network: 'Network',
    from: 'From',
    to: 'To',
    hash: 'Hash',
    proposal: 'Proposal',
    replacedBy: 'Replaced by',
    nonce: 'Nonce'
  },
  timeline: 'What happened',
  steps: {
    sent: 'Sent: your wallet gave this page its hash.',
    proposed: 'Proposed to the Safe.',
    firstPolled: (block: string) => `First looked for on the network at block ${block}.`,
    seen: 'A node has it.',
    reorganised: (block: string) => `Was in block ${block}, which the network has dropped since.`,
    mined: (count: string, wanted: string) => `In a block: ${count} of ${wanted} confirmations.`,
    inBlock: (block: string) => `In block ${block}.`,
    replacedInBlock: (block: string) => `Its replacement is in block ${block}.`,
    settledAt: (block: string) => `Found to be replaced by block ${block}.`,
    awaited: 'Waiting for a block to include it.',
    confirmed: 'Confirmed.',
    failed: 'Failed.',
    reverted: 'Failed: the network undid it, and only the fee was paid.',
    final: 'Final: the block is too deep for the network to drop it.'
  },
  hurry: {
    title: 'Speed it up or cancel it',
    where: (nonce: string) =>
      `Open this transaction (nonce ${nonce}) in your wallet, and choose “Speed up” or “Cancel” there. This page then finds out by itself which of the two was included.`,
    whereWithoutNonce:
      'Open this transaction in your wallet, and choose “Speed up” or “Cancel” there. This page then finds out by itself which of the two was included.',
    why: 'This page does not send another transaction for you: many wallets ignore the nonce that a page gives, so that you would pay twice.'
  },
  forget: 'Forget this transaction',
  copyLink: 'Copy link'
}
