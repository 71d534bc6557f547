/** What a connected account may ask its wallet for, beside sending. */
export const requests = {
  account: {
    switch: 'Switch account',
    asked: 'Choose an account',
    rejected: 'The request was rejected in your wallet. You are still connected with this account.',
    chosenInWallet: (wallet: string) => `To use another account, choose it in ${wallet}.`
  },
  token: {
    add: 'Add to wallet',
    addNamed: (symbol: string) => `Add to wallet for ${symbol}`,
    switchFirst: (network: string, symbol: string) => `Switch to ${network} to add ${symbol}`,
    asked: (symbol: string) => `Add token ${symbol}`,
    added: (symbol: string) => `${symbol} is in your wallet's list.`,
    notAdded: (symbol: string, reason: string) => `${symbol} was not added: ${reason}`,
    longSymbol: 'wallets take symbols of at most 11 characters. Add the token in your wallet by its address:'
  }
}
