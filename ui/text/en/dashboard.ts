import type { ViewProblem } from '#domain/name/viewed-account.ts'

/** Texts of the dashboard itself. */
export const dashboard = {
  title: 'Dashboard',
  disconnectedTitle: 'Connect a wallet to see your dashboard',
  disconnectedText: 'Your balances and transactions appear here once a wallet is connected.',
  unauthenticatedTitle: 'Sign in to see your dashboard',
  unauthenticatedText:
    'Your wallet is connected. Sign one message to prove that the account is yours; it costs nothing.',
  sessions: {
    title: 'Where you are signed in',
    loading: 'Loading your sessions',
    here: 'This browser',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Unknown browser',
    lastUsed: (time: string) => `Last used ${time}`,
    noOthers: 'No other browser is signed in.',
    others: (count: number) =>
      count === 1 ? 'One other browser is signed in.' : `${count} other browsers are signed in.`,
    end: 'End',
    endNamed: (session: string) => `End session: ${session}`,
    ending: 'Ending…',
    endOthers: 'Sign out everywhere else',
    unreadable: 'Your sessions could not be loaded.',
    stale: 'Your sessions could not be loaded again, so this list may be out of date.',
    notEnded: 'The sign-in service did not confirm this, so the session may still be valid.',
    tryAgain: 'Try again'
  },
  balances: 'Balances',
  transactions: 'Transactions',
  allActivity: 'All activity',
  shownOf: (shown: string, all: string) => `${shown} of ${all} shown`,
  showMore: 'Show more',
  current: 'Connected',
  reconnecting: 'Reconnecting…',
  hideZero: 'Hide zero balances',
  showZero: 'Show zero balances',
  hiddenNetworks: (count: number, shown: string) =>
    count === 1 ? '1 network with nothing on it is hidden.' : `${shown} networks with nothing on them are hidden.`,
  hiddenTokens: (count: number, shown: string) =>
    count === 1 ? '1 token with a zero balance is hidden.' : `${shown} tokens with a zero balance are hidden.`,
  totals: 'Totals',
  totalOn: (symbol: string, _networks: number, shown: string) => `${symbol} on ${shown} networks`,
  totalOnSome: (symbol: string, known: string, _all: number, shownAll: string) =>
    `${symbol} on ${known} of ${shownAll} networks`,
  testTotalOn: (symbol: string, _networks: number, shown: string) => `${symbol} on ${shown} test networks`,
  testTotalOnSome: (symbol: string, known: string, _all: number, shownAll: string) =>
    `${symbol} on ${known} of ${shownAll} test networks`,
  /** Where a balance comes from; each part stands alone. */
  source: {
    block: (number: string) => `Block ${number}`
  },
  attention: {
    title: 'Needs attention',
    gap: (waiting: string, missing: string) =>
      `A transaction with nonce ${waiting} waits for one with nonce ${missing}, which this network does not have. Send that one from your wallet, or reset the account's pending transactions there.`,
    stuck: (count: number, shown: string, nonce: string, since: string) =>
      count === 1
        ? `The transaction with nonce ${nonce} has been waiting at least since ${since}. Speed it up or cancel it in your wallet: nothing else from this account goes through before it.`
        : `${shown} transactions wait for the network. The one with nonce ${nonce} has been waiting at least since ${since} and holds up the others: speed it up or cancel it in your wallet.`,
    noFee: (network: string, fee: string) =>
      `Not enough to pay a network fee on ${network}: a plain transfer may cost up to ${fee}.`,
    delegated: (network: string) =>
      `On ${network}, this account runs the code of a contract (EIP-7702). That contract can move everything the account owns. If you do not know it, revoke the delegation in your wallet.`,
    contract: 'The contract',
    allowances: {
      found: (network: string) =>
        `On ${network}, these addresses may spend all that this account holds of a token, without asking again. Revoke what you no longer use or do not know.`,
      list: 'Allowances that cover the whole balance',
      token: 'Token',
      spender: 'Spender',
      amount: 'Allowance',
      unlimited: 'Unlimited',
      others: (network: string, count: string) =>
        `Other allowances on ${network}, each for less than this account holds or for a token that it does not hold: ${count}`,
      after: 'Allowance after this',
      none: 'None',
      revoke: 'Revoke',
      revokeNamed: (token: string, spender: string) => `Revoke the allowance of ${spender} for ${token}`,
      since: (block: string) =>
        `Only approvals since block ${block} could be checked, so older unlimited allowances may be missing here.`,
      noneSince: (network: string, block: string) =>
        `No unlimited allowances on ${network} were found in approvals since block ${block}. Older approvals could not be checked.`,
      missed: (tokens: string, network: string) =>
        `Not all allowances for ${tokens} on ${network} could be checked, so unlimited ones may be missing here.`,
      many: (_count: number, shown: string) => `${shown} tokens`,
      again: 'Try again',
      againNamed: 'Try again to check the allowances'
    }
  },
  view: {
    title: 'Viewed account',
    readOnly: 'Read only',
    explanation: 'Anyone can look at any account. Nothing here can be signed or sent.',
    besideWallet: 'Your own wallet stays connected.',
    stop: 'Stop viewing',
    lookingUp: 'Looking up the name…',
    open: 'View an account',
    field: 'Address or name',
    hint: 'Read only, without a wallet',
    submit: 'View',
    problems: {
      invalid: 'This is neither an address nor a name.',
      mistyped: 'This address has a typing error: its capital letters do not match. Check it against its source.',
      'no-names': 'This page does not look up names. Use the address.',
      'no-account': 'No account was found for this name.',
      unreachable: 'The name could not be looked up.'
    } satisfies Record<ViewProblem, string>
  },
  receive: {
    open: 'Receive',
    title: 'Receive',
    network: 'Network',
    code: (network: string) => `QR code with your address on ${network}`,
    only: (network: string) =>
      `Only send on ${network} to this code: what is sent on another network does not arrive on this one. If your account is a contract, such as a Safe, make sure that it exists on ${network}.`,
    address: 'Your address',
    copyAddress: 'Copy address',
    copyLink: 'Copy payment link'
  },
  network: {
    every: (duration: string) => `A block every ${duration}`,
    baseFee: 'Base fee',
    gwei: (amount: string) => `${amount} gwei`,
    chart: (_count: number, shown: string, low: string, high: string) =>
      low === high
        ? `Base fee of the last ${shown} blocks, about ${low} gwei in each`
        : `Base fee of the last ${shown} blocks, between ${low} and ${high} gwei`,
    table: 'Base fees by block',
    block: 'Block'
  },
  tryAgain: 'Try again',
  tryAgainNamed: (network: string) => `Try again to read ${network}`
}
