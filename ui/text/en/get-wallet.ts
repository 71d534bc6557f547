import type { Browser } from '#domain/device.ts'

/** What a wallet is, how to come by one, and what to do with it then. */
export const getWallet = {
  learn: [
    {
      title: 'Your keys stay yours',
      text: 'A wallet holds the keys to what you own on a network. No page ever sees them.'
    },
    {
      title: 'You approve everything',
      text: 'A page can only ask. The wallet shows you what it asks for, and you say yes or no.'
    },
    {
      title: 'One sign-in for every page',
      text: 'You sign a short message instead of typing a password. It costs nothing.'
    }
  ],
  kinds: {
    both: 'Extension and app',
    extension: 'Browser extension',
    app: 'Mobile app',
    web: 'In this browser, nothing to install'
  },
  get: 'Get',
  caution: 'No website or person ever needs your recovery phrase. Anyone who has it controls everything.',
  options: {
    extension: {
      title: (wallet: string, browser: string) => `${wallet} for ${browser}`,
      text: 'Sits in the toolbar, one click from every page.',
      action: (browser: string) => `Add to ${browser}`
    },
    app: {
      title: (wallet: string) => `${wallet} for your phone`,
      text: 'Always with you.',
      scan: 'Always with you. You scan a code to connect.',
      page: 'Always with you. You open this page inside it to connect.',
      action: 'Get the app'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'your browser'
  } satisfies Record<Browser, string>,
  download: {
    code: (wallet: string) => `Code to download ${wallet}`,
    scan: (wallet: string) => `Scan to install ${wallet} on your phone.`,
    store: (wallet: string) => `Install ${wallet} from the store, then come back to this page.`,
    openStore: 'Open the store',
    proceed: 'Continue'
  },
  arrived: (wallet: string) => `${wallet} is installed.`,
  connect: 'Connect',
  proceed: 'Continue',
  toTheList: 'Back to the list',
  refresh: 'Refresh',
  /** A wallet that opens pages in the browser inside its app, to be connected there. */
  page: {
    code: (wallet: string) => `Code that opens this page in ${wallet}`,
    scan: (wallet: string) => `Scan this code to open this page in ${wallet} on your phone. Connect there.`,
    addressCode: "Code for this page's address",
    scanAddress: (wallet: string) => `Scan this code with ${wallet}'s own scanner, or enter this page's address there.`,
    enter: (wallet: string) => `Copy this page's address, open it in ${wallet}'s browser, and connect there.`,
    copyAddress: "Copy this page's address",
    loopback: 'Phones cannot open this page: its address only works on this computer.'
  },
  learnMore: 'Learn more'
}
