/** Texts of the dashboard itself. */
export const englishDashboard = {
  title: 'Dashboard',
  disconnectedTitle: 'Connect a wallet to see your dashboard',
  disconnectedText: 'Your balances and transactions appear here once a wallet is connected.',
  unauthenticatedTitle: 'Sign in to see your dashboard',
  unauthenticatedText:
    'Your wallet is connected. Sign one message to prove that the account is yours; it costs nothing.',
  balances: 'Balances',
  transactions: 'Transactions',
  allActivity: 'All activity',
  shownOf: (shown: string, all: string) => `${shown} of ${all} shown`,
  showMore: 'Show more',
  current: 'Connected'
}
