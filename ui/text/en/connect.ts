import type { WalletGroupId } from '#domain/wallet/wallet.ts'

/** The connect dialog itself: what its steps are called, the list, and the CONNECT step of a wallet in this browser. */
export const connect = {
  title: 'Connect a Wallet',
  titles: {
    learn: 'What is a Wallet?',
    getAny: 'Get a Wallet',
    scan: (wallet = 'your phone') => `Scan with ${wallet}`,
    get: (wallet: string) => `Get ${wallet}`,
    install: (wallet: string) => `Install ${wallet}`,
    instructions: (wallet: string) => `Set up ${wallet}`
  },
  groups: { installed: 'Installed', popular: 'Popular' } satisfies Record<WalletGroupId, string>,
  recent: 'Recent',
  unsupported: '(unsupported)',
  empty: 'No wallet was found in this browser.',
  emptyHelp: 'Newly installed wallets appear here automatically.',
  /** What may be wrong with a wallet that announces itself; the page has no way to find out. */
  cautions: {
    'shared-identifier': 'Another wallet uses this identifier. One of them may be an impostor.',
    'borrowed-name': 'Has the name of a known wallet, but not its identifier. It may be an impostor.',
    help: 'This page cannot tell whether it is genuine. Continue only if you recognise the window that opens. If in doubt, turn off extensions that you did not install.'
  },
  newToWallets: 'New to wallets?',
  opening: (wallet: string) => `Opening ${wallet}...`,
  confirm: (wallet: string) => `Confirm the connection in ${wallet}.`,
  pageLink: (wallet: string) => `${wallet} opens this page in its own browser. Connect there.`,
  pageInside: (wallet: string) => `${wallet} shows this page inside itself and connects to it automatically.`,
  openPageIn: (wallet: string) => `Open in ${wallet}`,
  connected: (wallet: string) => `${wallet} is connected`,
  preparing: 'Loading your account…',
  failedTitle: (wallet: string) => `${wallet} is not connected`,
  retry: 'RETRY',
  loading: 'Loading',
  opensNewTab: 'opens in a new tab'
}
