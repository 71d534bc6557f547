/** Texts that the specification quotes are exact, its typing errors included. */
export const english = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    connectWallet: 'Connect wallet',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    copyright: (year: number, organisation: string) => `© ${year} ${organisation}`,
    privacy: 'Nothing on this page contacts anyone before you ask for it.',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', midnight: 'Midnight' },
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
    testNetworks: 'These are test networks: what is on them has no value.'
  },
  dialogs: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    details: 'Details',
    copyDetails: 'Copy details'
  },
  /** What is read before the connect dialog is there; its own texts are in `english-connect.ts`. */
  connect: {
    connectButton: 'Connect Wallet',
    installed: 'Installed',
    popular: 'Popular',
    notReady: (wallet: string) => `${wallet} is not available in this browser.`
  },
  /** What a visitor reads when a wallet fails; each begins where a sentence may begin. */
  walletFailures: {
    rejected: 'You rejected the request in your wallet.',
    pending: 'Your wallet already shows a request. Open it and answer that one first.',
    timeout: 'Your wallet did not answer. It may be locked, or its window may be hidden.',
    unsupported: 'Your wallet cannot do this.',
    unauthorized: 'Your wallet no longer shares this account with the page.',
    switch: 'The wallet stayed on its network.',
    notLoaded: 'Part of the page could not be loaded. Try again, or reload it.',
    relay: {
      offline: 'This device is not connected to the internet.',
      unreachable: 'WalletConnect did not answer. Your wallet is reached through it.',
      refused: 'WalletConnect does not accept this page.',
      'no-project': 'WalletConnect is not set up for this page.'
    },
    other: (words: string) => `The wallet says: ${/[.!?…]$/.test(words) ? words : `${words}.`}`,
    unknown: 'Something went wrong in the wallet.'
  },
  errors: {
    outsideProvider: 'Transaction hooks must be used within ModelsContext',
    connectorNotFound: 'Connector not found'
  }
}
