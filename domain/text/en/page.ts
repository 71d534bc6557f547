import type { WalletTrouble } from '#domain/wallet/errors.ts'

/** Texts that the specification quotes are exact, its typing errors included. */
export const english = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    connectWallet: 'Connect wallet',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    copyright: (organisation: string) => `© ${organisation}`,
    privacy: 'Nothing on this page contacts anyone before you ask for it.',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', midnight: 'Midnight' },
    failedToStart: 'The page could not finish loading.',
    tryAgain: 'Try again',
    reload: 'Reload'
  },
  /** Why code of the page did not arrive. */
  code: {
    offline: 'This device is not connected to the internet.',
    missing: 'Part of the page could not be loaded. Try again, or reload it.'
  },
  home: {
    title: 'Your wallet, clearly.',
    lead: 'See your balance and follow your transactions. You approve every signature and payment in your wallet.',
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
  /** What is read before the connect dialog is there; its own texts are in `connect.ts`. */
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
    relay: {
      offline: 'This device is not connected to the internet.',
      unreachable: 'WalletConnect did not answer. Your wallet is reached through it.',
      refused: 'WalletConnect does not accept this page.',
      'no-project': 'WalletConnect is not set up for this page.'
    },
    troubles: {
      disconnected: 'Your wallet is not connected to any network.',
      'chain-disconnected': 'Your wallet is not connected to this network.',
      'unknown-chain': 'Your wallet does not know this network.',
      invalid: 'Your wallet considers the request invalid.',
      limited: 'Your wallet has received too many requests. Wait a moment, then try again.',
      reverted: 'A contract refused this request.',
      'insufficient-funds': 'The account does not hold enough to pay for this.'
    } satisfies Record<WalletTrouble, string>,
    unknown: 'Something went wrong in the wallet.'
  },
  errors: {
    outsideProvider: 'Transaction hooks must be used within ModelsContext',
    outsideConnectProvider: 'Wallet hooks must be used within ConnectModelsContext',
    connectorNotFound: 'Connector not found'
  }
}
