const transactionCount = (count: number, shown: string) => `${shown} ${count === 1 ? 'transaction' : 'transactions'}`
const entryCount = (count: number, shown: string) => `${shown} ${count === 1 ? 'entry' : 'entries'}`

/** Texts of the page with everything that an account has sent. */
export const activity = {
  title: 'Activity',
  disconnectedTitle: 'Connect a wallet to see your activity',
  disconnectedText: 'What you send from this page is listed here once a wallet is connected.',
  unauthenticatedTitle: 'Sign in to see your activity',
  unauthenticatedText:
    'Your wallet is connected. Sign one message to prove that the account is yours; it costs nothing.',
  scope:
    'What this account has sent from this page, as far as this browser has kept it: at most 10,000 transactions, fewer if its storage is full. What was sent elsewhere or received is not listed.',
  scopeWithTransfers:
    'What this account has sent from this page, as far as this browser has kept it: at most 10,000 transactions, fewer if its storage is full. Transfers of the tokens that this page lists are read from the networks, wherever they were sent from. Anything else that was sent elsewhere or received is not listed.',
  notOfOthers:
    'Activity is only about the connected account, because most of it is kept in this browser. Of an account that is only viewed, the dashboard shows the balances.',
  viewedDashboard: 'View its dashboard',
  own: 'Your own activity',
  list: 'Transactions',
  readingHistory: 'Reading what this browser has kept…',
  filters: 'Filter',
  search: 'Search',
  searchHint: 'Description, address or hash',
  network: 'Network',
  everyNetwork: 'All',
  state: 'Status',
  everyState: 'All',
  shown: (count: number, shown: string) => transactionCount(count, shown),
  shownOf: (some: string, all: number, shownAll: string) => `${some} of ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count: number, shown: string) => entryCount(count, shown),
  shownOfWithTransfers: (some: string, all: number, shownAll: string) => `${some} of ${entryCount(all, shownAll)}`,
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
    nonce: 'Nonce',
    minedAt: 'Block time',
    gasUsed: 'Gas used'
  },
  timeline: 'What happened',
  steps: {
    asked: 'Your wallet was asked.',
    sent: 'Sent: your wallet gave this page its hash.',
    proposed: 'Proposed to the Safe.',
    firstPolled: (block: string) => `First looked for on the network at block ${block}.`,
    seen: 'A node has it.',
    reorganised: (block: string) => `Was in block ${block}, which the network has dropped since.`,
    mined: (count: string, _wanted: number, shownWanted: string) =>
      `In a block: ${count} of ${shownWanted} confirmations.`,
    inBlock: (block: string) => `In block ${block}.`,
    replacedInBlock: (block: string) => `Its replacement is in block ${block}.`,
    settledAt: (block: string) => `By block ${block}, found to be replaced.`,
    awaited: 'Waiting for a block to include it.',
    confirmed: 'Confirmed.',
    failed: 'Failed.',
    reverted: 'Failed: the network undid it, and only the fee was paid.',
    final: 'Final: the block is too deep for the network to drop it.'
  },
  hurry: {
    title: 'Speed it up or cancel it',
    where: (nonce: string) =>
      `Open this transaction (nonce ${nonce}) in your wallet, and choose “Speed up” or “Cancel” there. This page then shows automatically which of the two was included.`,
    whereWithoutNonce:
      'Open this transaction in your wallet, and choose “Speed up” or “Cancel” there. This page then shows automatically which of the two was included.',
    why: 'This page does not send another transaction for you: many wallets ignore the nonce that a page gives, so that you would pay twice.'
  },
  forget: 'Forget this transaction',
  copyLink: 'Copy link',
  transfers: {
    title: 'Token transfers',
    /** What a line on the search of a network starts with. */
    searchOn: (network: string) => `${network}:`,
    titles: {
      in: (amount: string) => `Received ${amount}`,
      out: (amount: string) => `Sent ${amount}`,
      self: (amount: string) => `Sent ${amount} to the same account`
    },
    from: (address: string) => `from ${address}`,
    to: (address: string) => `to ${address}`,
    reading: 'Searching…',
    nothingYet: 'Not searched yet.',
    everything: 'Searched back to the first block.',
    since: (block: string) => `Searched back to block ${block}.`,
    sinceTime: (block: string, time: string) => `Searched back to block ${block} (${time}).`,
    refused: (reason: string) => `${reason} Transfers could not be read.`,
    refusedOlder: (reason: string) => `${reason} Older transfers could not be read.`,
    unreadable: (tokens: string) => `Some transfers of ${tokens} may be missing: their logs could not be read.`,
    lookedAt: (time: string) => `Newest blocks read at ${time}.`,
    further: 'Look further back',
    again: 'Try again',
    newer: 'Look again',
    furtherNamed: (network: string) => `Look further back on ${network}`,
    againNamed: (network: string) => `Try again on ${network}`,
    newerNamed: (network: string) => `Look again on ${network}`,
    overview: (_count: number, shown: string) => `Token transfers on ${shown} networks`,
    withNothing: (count: string) => `Show zero-value transfers (${count})`,
    aboutNothing:
      'Anyone can make these appear, even in your name, to slip an address that looks like one you know into this list.',
    lookAlike: 'Look-alike address',
    lookAlikeOf:
      'Take care: the other address begins and ends like one that you know, but it is another one. Such addresses are made to be mistaken. The one that you know is:',
    details: 'Details of the transfer',
    amount: 'Amount',
    token: 'Token',
    block: 'Block',
    time: 'Time',
    notFound:
      'The transfer that this link is about is not among those found so far. Look further back, or check which account is connected.'
  }
}
