/** What the development server brings along. Part of no build. */
export const englishDevServer = {
  localNetworks: 'Local test networks: the Dev Wallet is free to use.',
  testPhone: {
    use: 'Use the test phone',
    asked: 'The test phone has the code.',
    failed: (reason: string) => `The test phone did not take the code: ${reason}`
  }
}
