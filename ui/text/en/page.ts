/** Texts that docs/requirements.md quotes are exact, typing errors included. */
export const page = {
  shell: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    connectWallet: 'Connect wallet',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    copyright: (organisation: string) => `© ${organisation}`,
    asksNobody: 'Nothing on this page contacts anyone before you ask for it.',
    contacts: (hosts: string) => `This page may contact ${hosts} at any time.`,
    reconnects: 'A connected wallet reconnects on later visits until you disconnect it.',
    connections: 'Connections',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', midnight: 'Midnight' },
    failed: 'Something went wrong on this page.',
    tryAgain: 'Try again',
    reload: 'Reload'
  },
  /** Why code of the page did not arrive. */
  code: {
    offline: 'This device is not connected to the internet.',
    missing: 'Part of the page could not be loaded. Trying again may reload the page.'
  },
  home: {
    title: 'Your wallet, clearly.',
    lead: 'See your balance and follow your transactions. You approve every signature and payment in your wallet.',
    connect: 'Connect Wallet',
    openDashboard: 'Open the dashboard',
    promises: [
      { title: 'Keys stay with you', text: 'This page never sees a key. Only your wallet signs.' },
      {
        title: 'Nothing in the background',
        text: 'No trackers, no third parties. The page talks to a network only once you connect.'
      },
      {
        title: 'The truth about transactions',
        text: 'Pending, confirmed or failed: what the chain says, even after a reload.'
      }
    ],
    networks: 'Networks',
    moreNetworks: (count: number) => `and ${count} more`,
    testNetworks: 'These are test networks. Assets on them have no value.'
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
    /** What is in the page and goes by no name. */
    browserWallet: 'Browser wallet'
  },
  errors: {
    outsideProvider: 'Transaction hooks must be used within ModelsContext',
    outsideConnectProvider: 'Wallet hooks must be used within ConnectModelsContext'
  }
}
