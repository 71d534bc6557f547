/** While a request is open in a wallet. */
export const waiting = {
  elapsed: (seconds: number) => `Waiting for ${seconds} s`,
  confirmIn: (wallet: string) => `Confirm in ${wallet}`,
  open: (wallet: string) => `Open ${wallet}`,
  /** By the place in which the wallet asks. */
  help: {
    host: (wallet: string) =>
      `Nothing to see? ${wallet} asks outside this page, and may be waiting for the wallet that you sign with.`,
    browser: (wallet: string) =>
      `Nothing to see? ${wallet} may be locked, or its window may be behind this one or in a side panel. Open it from the browser's toolbar.`,
    around: (wallet: string) => `Nothing to see? ${wallet} may be locked.`,
    app: (wallet: string) => `Nothing to see? Open ${wallet} on this phone: the request waits there.`,
    elsewhere: (wallet: string) => `Nothing to see? Unlock the device that ${wallet} is on, and open it there.`
  }
}
