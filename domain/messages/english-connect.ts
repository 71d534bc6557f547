/** The connect dialog itself: what its steps are called, the list, and the CONNECT step of a wallet in this browser. */
export const englishConnect = {
  title: 'Connect a Wallet',
  titles: {
    learn: 'What is a Wallet?',
    getAny: 'Get a Wallet',
    scan: (wallet = 'your phone') => `Scan with ${wallet}`,
    get: (wallet: string) => `Get ${wallet}`,
    install: (wallet: string) => `Install ${wallet}`,
    instructions: (wallet: string) => `Set up ${wallet}`
  },
  recent: 'Recent',
  unsupported: '(unsupported)',
  empty: 'No wallet was found in this browser.',
  emptyHelp: 'One that you install is found by itself.',
  newToWallets: 'New to wallets?',
  opening: (wallet: string) => `Opening ${wallet}...`,
  confirm: (wallet: string) => `Confirm the connection in ${wallet}.`,
  pageLink: (wallet: string) => `${wallet} opens this page in its own browser. Connect there.`,
  openPageIn: (wallet: string) => `Open in ${wallet}`,
  failedTitle: (wallet: string) => `${wallet} is not connected`,
  retry: 'RETRY',
  loading: 'Loading',
  opensNewTab: 'opens in a new tab'
}
