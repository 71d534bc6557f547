/** What the development server brings along. Part of no build. */
export const englishDevServer = {
  loading: 'Loading this page…',
  localNetworks: 'Local test networks: the Dev Wallet is free to use.',
  needsAccount: (path: string) =>
    `The page "${path}" uses a hook of an account, so its page.ts has to say needs: 'account'.`,
  networkReset: {
    told: (network: string, count: number) =>
      `${network}: The local network was reset; its ${count === 1 ? 'earlier transaction was' : `${count} earlier transactions were`} cleared.`,
    dismiss: 'Dismiss'
  },
  testPhone: {
    use: 'Use the test phone',
    asked: 'The test phone has the code.',
    failed: (reason: string) => `The test phone did not take the code: ${reason}`
  }
}
