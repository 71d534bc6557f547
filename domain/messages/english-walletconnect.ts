/** What WalletConnect's adapter says to developers (section 8); what visitors read of it is under `walletFailures`. */
export const englishWalletConnect = {
  noProjectId: 'No projectId found',
  noChains: 'No chains found on connector.',
  chainNotFound: 'chain not found on connector.',
  connectionReset: 'Connection request reset. Please try again.',
  placeholderProjectId: (projectId: string) =>
    `The WalletConnect project id "${projectId}" is a placeholder: get one of your own before real visitors come.`
}
