/** Texts about a connected account. */
export const account = {
  buttons: {
    signIn: 'Sign in',
    wrongNetwork: 'Wrong network',
    activity: 'Activity',
    accountButton: (label: string) => `Account ${label}`,
    chainButton: (name: string) => `Network: ${name}`
  },
  networks: {
    block: (number: string) => `Block ${number}`,
    socket: 'WebSocket',
    behind: (count: number, shown: string, time: string) =>
      `${count === 1 ? '1 block' : `${shown} blocks`} behind at ${time}.`,
    slowSince: (time: string) => `Slow since ${time}.`,
    inReserve: 'Standby',
    trouble: (since: string, reason: string, next: string) => `Since ${since}: ${reason} ${next}`,
    unreachable: 'The node cannot be reached.',
    restingUntil: (time: string) => `Paused until ${time}.`
  },
  /** The wallet of the last visit, or one that fell silent. */
  lost: {
    slow: 'Your wallet did not answer in time. Unlock it, or reload the page if the wallet was updated, then connect again.',
    absent: 'Your wallet was not found in this browser. Turn its extension on and reload, or connect another wallet.',
    wallet:
      'This page is not connected, because it cannot tell for certain which wallet you used last. Connect the one you trust.',
    account:
      'Your wallet is offering a different account from the one you used last time. Use it only if you switched accounts yourself.',
    useOtherAccount: 'Use the other account',
    unsavedDisconnect: (wallet: string) =>
      `You are disconnected, but your browser could not save that. When this page is loaded again, it may reconnect to ${wallet}.`
  },
  balance: {
    loading: 'Loading balance',
    /** A state as a sentence that others follow. */
    sentence: (text: string) => `${text}.`,
    unreachable: (network: string) => `${network} is unreachable`,
    unreachableShort: 'unreachable',
    notLoaded: (network: string) => `The balance on ${network} is not loaded`,
    behind: (network: string) => `The balance on ${network} may be out of date`,
    notLoadedShort: 'not loaded',
    tryingAgain: 'Retrying automatically.',
    staleSince: (time: string) => `Last known at ${time}`,
    unreadable: (symbol: string) => `${symbol} cannot be read`,
    asksForPause: (time: string) => `The node has asked for a pause: no request is sent before ${time}.`,
    failures: {
      unreachable: 'No node of this network answers.',
      timeout: 'The node did not answer in time.',
      'rate-limited': 'The node is limiting requests.',
      malformed: 'The node sent an invalid response.',
      'wrong-chain': 'The node serves another network.',
      reverted: 'This transaction would fail.',
      'insufficient-funds': 'The account cannot pay for this.',
      invalid: 'The network does not accept this transaction: its gas, fee or nonce is wrong.',
      refused: 'The node refused the request.',
      behind: 'The node that answered is behind: it does not have the newest blocks yet.',
      'not-loaded': 'Part of the page is missing.'
    }
  },
  signIn: {
    title: 'Verify your account',
    text: 'Sign a message in your wallet to prove that this account is yours. It moves nothing and costs nothing.',
    leaving: 'Cancelling disconnects your wallet.',
    rejected: 'You are not signed in.',
    late: 'The message had expired by the time it was signed, so it needs a new signature.',
    busyUntil: (time: string) => `The sign-in service is busy until ${time}.`,
    notHere: (network: string) => `You cannot sign in on ${network}.`,
    contractNotHere: (network: string) => `An account that is a contract cannot sign in on ${network}.`,
    stillOpen: 'The request is still open in your wallet. Reject it there.',
    accountChanged: (account: string) =>
      `Your wallet changed from ${account} to another account, so nothing was signed. The earlier request may still be open in your wallet.`,
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
    shown: {
      title: 'What you will sign',
      website: 'Website',
      account: 'Account',
      network: 'Network',
      networkWithId: (name: string, chainId: number) => `${name} (chain ID ${chainId})`,
      validity: 'Message valid',
      unknown: 'not known yet',
      forMinutes: (minutes: number) => `for ${minutes === 1 ? '1 minute' : `${minutes} minutes`} at most`,
      until: (time: string) => `until ${time}`
    },
    notAsShown:
      'Your wallet was not asked, because the prepared message differs from what is shown here. Nothing was signed. Send the message again; if this repeats, reload the page.',
    switched:
      'Your wallet was not asked, because its account or network changed while the message was prepared. Nothing was signed. Check what is shown here, then send the message again.',
    differs: (what: string, shown: string, found: string) => `${what}: ${shown} expected, ${found} in the message.`,
    differences: {
      layout: 'The text is not a sign-in message as this page writes it.',
      domain: 'Website',
      uri: 'Address of the page',
      account: 'Account',
      chain: 'Chain ID',
      nonce: 'Nonce',
      times: 'The message would not be valid for the time shown.'
    },
    other: (account: string) => `${account} is signed in, perhaps in another tab. Signing in here ends that session.`,
    signedIn: 'Signed in',
    since: 'Since',
    until: 'Until',
    signOut: 'Sign out',
    left: (account: string) => `Your wallet switched to another account, so the session of ${account} has ended.`,
    ended:
      'Your session has ended: it expired, or it was ended in another browser. Your wallet is still connected; sign in again to continue.',
    uncertain: 'The sign-in service cannot be reached, so this may have ended by now. Retrying automatically.'
  },
  account: {
    copyAddress: 'Copy Address',
    copied: 'Copied!',
    copyFailed: 'Copying failed. The text is selected: copy it by hand.',
    viaWalletConnect: (wallet: string) => `${wallet} via WalletConnect`,
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
    damaged: 'Some stored transactions could not be read, so they are not listed. Their data is kept as it is.',
    sentTo: (amount: string, recipient: string) => `Send ${amount} to ${recipient}`,
    revoked: (token: string) => `Revoke an allowance for ${token}`
  },
  chains: {
    title: 'Switch Networks',
    connected: 'Connected',
    confirmInWallet: 'Confirm in Wallet',
    wrongNetwork: 'Wrong network detected, switch or disconnect to continue.',
    cannotSwitch: (app: string) =>
      `Your wallet does not support switching networks from ${app}. Try switching networks from within your wallet instead.`,
    followsTo: (network: string) => `Once your wallet is on ${network}, this page follows automatically.`,
    followsToSupported: 'Once your wallet is on a network that this page supports, this page follows automatically.',
    followsToAny: 'Once your wallet is on one of these networks, this page follows automatically.',
    disconnect: 'Disconnect',
    retry: 'Try again',
    switchTo: (network: string) => `Switch to ${network}`,
    filter: 'Find a network',
    noneFound: 'No network has this name.',
    failed: (network: string, reason: string) => `The wallet is not on ${network}: ${reason}`,
    notConfigured: (chainId: number, connector: string) =>
      `Chain "${chainId}" not configured for connector "${connector}".`
  }
}
