/** What WalletConnect's adapter says, most of it to developers (section 8). */
export const englishWalletConnect = {
  chainNotShared: 'Your wallet does not share a network that this page can use.',
  thisChainNotShared:
    'Your wallet does not share this network with the page. Allow it in the wallet, or switch to another network.',
  notOpened: 'The browser did not let the page open WalletConnect. Reload the page, and try again.',
  interrupted: 'The connection to your wallet was lost before it answered. The request may still be open there.',
  otherConnected: 'Another wallet was connected first, perhaps in another tab. Disconnect it there to use this one.',
  noProjectId: 'No projectId found',
  noChains: 'No chains found on connector.',
  chainNotFound: 'chain not found on connector.',
  connectionReset: 'Connection request reset. Please try again.',
  placeholderProjectId: (projectId: string) =>
    `The WalletConnect project id "${projectId}" is a placeholder: get one of your own before real visitors come.`
}
