/** What a page's developer is told of WalletConnect. */
export const englishWalletConnect = {
  noProjectId: 'No projectId found',
  placeholderProjectId: (projectId: string) =>
    `The WalletConnect project id "${projectId}" is a placeholder: get one of your own before real visitors come.`
}
