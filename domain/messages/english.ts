/** Texts that the specification quotes are exact, its typing errors included. */
export const english = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    connectWallet: 'Connect wallet',
    signIn: 'Sign in',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    copyright: (year: number, organisation: string) => `© ${year} ${organisation}`,
    privacy: 'Nothing on this page contacts anyone before you ask for it.',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', midnight: 'Midnight' },
    wrongNetwork: 'Wrong network',
    accountButton: (label: string) => `Account ${label}`,
    chainButton: (name: string) => `Network: ${name}`,
    failedToStart: 'The page could not finish loading.',
    reload: 'Reload'
  },
  home: {
    title: 'Your wallet, clearly.',
    lead: 'See your balance and follow your transactions. Nothing happens without you: each signature and each payment waits for your word in your own wallet.',
    connect: 'Connect Wallet',
    openDashboard: 'Open the dashboard',
    promises: [
      { title: 'Keys stay with you', text: 'This page never sees a key. Your wallet signs, or it does not.' },
      {
        title: 'Nothing in the background',
        text: 'No tracker, no third party. The page talks to a network once you connect.'
      },
      {
        title: 'The truth about transactions',
        text: 'Pending, confirmed or failed: as the chain says it, also after a reload.'
      }
    ],
    networks: 'Networks',
    moreNetworks: (count: number) => `and ${count} more`,
    testNetworks: 'These are test networks: what is on them has no value.',
    localNetworks: 'Local test networks: the Dev Wallet is free to use.'
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    home: 'Back to the start'
  },
  dashboard: {
    title: 'Dashboard',
    disconnectedTitle: 'Connect a wallet to see your dashboard',
    disconnectedText: 'Your balances and transactions appear here once a wallet is connected.',
    unauthenticatedTitle: 'Sign in to see your dashboard',
    unauthenticatedText:
      'Your wallet is connected. Sign one message to prove that the account is yours; it costs nothing.',
    balances: 'Balances',
    transactions: 'Transactions',
    current: 'Connected'
  },
  networks: {
    block: (number: string) => `Block ${number}`,
    socket: 'WebSocket',
    slowSince: (time: string) => `Slow since ${time}.`,
    inReserve: 'In reserve',
    trouble: (since: string, reason: string, next: string) => `Since ${since}: ${reason} ${next}`,
    unreachable: 'The node cannot be reached.',
    restingUntil: (time: string) => `Resting until ${time}.`
  },
  localNetworks: {
    reset: (network: string, count: number) =>
      `${network}: The local network was reset; its ${count === 1 ? 'earlier transaction was' : `${count} earlier transactions were`} cleared.`,
    dismiss: 'Dismiss'
  },
  balance: {
    loading: 'Loading balance',
    unreachable: (network: string) => `${network} is unreachable`,
    unreachableShort: 'unreachable',
    tryingAgain: 'Trying again by itself.',
    staleSince: (time: string) => `Last known at ${time}`,
    unreadable: (symbol: string) => `${symbol} cannot be read`,
    failures: {
      unreachable: 'No node of this network answers.',
      timeout: 'The node did not answer in time.',
      'rate-limited': 'The node asks for fewer requests.',
      malformed: 'The node answered with something that makes no sense.',
      'wrong-chain': 'The node serves another network.',
      reverted: 'The network would not carry this out.',
      'insufficient-funds': 'The account cannot pay for this.',
      refused: 'The node refused the request.'
    }
  },
  dialogs: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    details: 'Details',
    copyDetails: 'Copy details'
  },
  connect: {
    title: 'Connect a Wallet',
    connectButton: 'Connect Wallet',
    installed: 'Installed',
    popular: 'Popular',
    recent: 'Recent',
    unsupported: '(unsupported)',
    empty: 'No wallet was found in this browser.',
    emptyHelp: 'Install a wallet extension, then open this dialog again: it is found by itself.',
    opening: (wallet: string) => `Opening ${wallet}...`,
    confirm: (wallet: string) => `Confirm the connection in ${wallet}.`,
    waitingFor: (seconds: number) => `Waiting for ${seconds} s`,
    help: (wallet: string) =>
      `Nothing to see? ${wallet} may be locked, or its window may be behind this one. Open it from the browser's toolbar.`,
    failedTitle: (wallet: string) => `${wallet} is not connected`,
    retry: 'RETRY',
    cancel: 'Cancel',
    pickAnother: 'Pick a wallet on the left.',
    notReady: (wallet: string) => `${wallet} is not available in this browser.`,
    slow: 'Your wallet did not answer in time. Connect again when it is unlocked.',
    newToWallets: 'A wallet keeps your keys and asks you before it signs.'
  },
  signIn: {
    title: 'Verify your account',
    text: 'Sign a message in your wallet to prove that this account is yours. It moves nothing and costs nothing.',
    preparing: 'Preparing message...',
    send: 'Send message',
    waiting: 'Waiting for signature...',
    verifying: 'Verifying signature...',
    tryAgain: 'Try again',
    cancel: 'Cancel',
    errors: {
      preparing: 'Error preparing message, please retry!',
      signing: 'Error signing message, please retry!',
      verifying: 'Error verifying signature, please retry!',
      unknown: 'Oops, something went wrong!'
    },
    /** In the message that the wallet shows: ASCII without line breaks, as EIP-4361 asks. */
    statement: (app: string) => `Sign in to ${app}. This moves nothing and costs nothing.`,
    noAdapter: 'No authentication adapter found',
    signedIn: 'Signed in',
    since: 'Since',
    until: 'Until',
    signOut: 'Sign out'
  },
  account: {
    copyAddress: 'Copy Address',
    copied: 'Copied!',
    copyFailed: 'Copying failed. The address is selected: copy it by hand.',
    disconnect: 'Disconnect',
    recentTransactions: 'Recent Transactions',
    viewAll: 'View all',
    viewOnExplorer: 'View on explorer',
    noTransactions: 'Transactions you send from this page appear here.'
  },
  transactions: {
    statuses: { pending: 'Pending', confirmed: 'Confirmed', failed: 'Failed' },
    announced: (description: string, status: string) => `${description}: ${status}`,
    opensExplorer: 'opens the explorer in a new tab',
    unableToAdd: 'Unable to add transaction',
    invalidHash: 'Invalid transaction hash',
    missingDescription: 'Transaction must have a description',
    invalidConfirmations: 'Transaction confirmations must be a positiver integer',
    noAccount: 'No address or chain ID found',
    outsideProvider: 'Transaction hooks must be used within ModelsContext',
    damaged: 'Some stored transactions could not be read and were set aside.',
    sentTo: (amount: string, symbol: string, recipient: string) => `Send ${amount} ${symbol} to ${recipient}`
  },
  send: {
    title: 'Send',
    recipient: 'Recipient',
    recipientHint: '0x and 40 characters',
    amount: (symbol: string) => `Amount in ${symbol}`,
    max: 'Max',
    submit: 'Send',
    confirmIn: (wallet: string) => `Confirm in ${wallet}`,
    sent: 'Sent. It is listed under Transactions until the network confirms it.',
    rejected: 'You rejected the request in your wallet. Nothing was sent.',
    notSent: 'Nothing was sent.',
    unknown: 'It may have been sent all the same: look at your wallet before you try again.',
    stillOpen: 'A request is still open in your wallet. Reject it there, or it may still be sent.',
    wrongNetwork: 'Your wallet is on another network. Switch first.',
    available: (amount: string, symbol: string) => `${amount} ${symbol} available`,
    problems: {
      'missing-recipient': 'Enter an address.',
      'invalid-recipient': 'This is not an address: it takes 0x and 40 hexadecimal characters.',
      'missing-amount': 'Enter an amount.',
      'invalid-amount': 'This is not an amount, or it has too many decimals.',
      'zero-amount': 'Enter an amount above zero.',
      'exceeds-balance': 'This is more than the account holds.'
    }
  },
  chains: {
    title: 'Switch Networks',
    connected: 'Connected',
    confirmInWallet: 'Confirm in Wallet',
    wrongNetwork: 'Wrong network detected, switch or disconnect to continue.',
    cannotSwitch: (app: string) =>
      `Your wallet does not support switching networks from ${app}. Try switching networks from within your wallet instead.`,
    thisApp: 'this app',
    disconnect: 'Disconnect',
    cancel: 'Cancel',
    retry: 'Try again',
    switchTo: (network: string) => `Switch to ${network}`,
    filter: 'Find a network',
    noneFound: 'No network has this name.',
    failed: (network: string, reason: string) => `The wallet is not on ${network}: ${reason}`
  },
  /** What a visitor reads when a wallet fails; each begins where a sentence may begin. */
  walletFailures: {
    rejected: 'You rejected the request in your wallet.',
    pending: 'Your wallet already shows a request. Open it and answer that one first.',
    timeout: 'Your wallet did not answer. It may be locked, or its window may be hidden.',
    unsupported: 'Your wallet cannot do this.',
    unauthorized: 'Your wallet no longer shares this account with the page.',
    switch: 'The wallet stayed on its network.',
    noAccount: 'Your wallet shared no account.',
    chainNotShared: 'Your wallet does not share a network that this page can use.',
    relay: {
      offline: 'This device is not connected to the internet.',
      unreachable: 'WalletConnect did not answer. Your wallet is reached through it.',
      refused: 'WalletConnect does not accept this page.',
      'no-project': 'WalletConnect is not set up for this page.'
    },
    nonsense: 'Your wallet answered with something that makes no sense.',
    other: (words: string) => `The wallet says: ${/[.!?…]$/.test(words) ? words : `${words}.`}`,
    unknown: 'Something went wrong in the wallet.'
  },
  errors: {
    connectorNotFound: 'Connector not found',
    noProjectId: 'No projectId found',
    noChains: 'No chains found on connector.',
    chainNotFound: 'chain not found on connector.',
    connectionReset: 'Connection request reset. Please try again.',
    placeholderProjectId: (projectId: string) =>
      `The WalletConnect project id "${projectId}" is a placeholder: get one of your own before real visitors come.`,
    chainNotConfigured: (chainId: number, connector: string) =>
      `Chain "${chainId}" not configured for connector "${connector}".`
  }
}
