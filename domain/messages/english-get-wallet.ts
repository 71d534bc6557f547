import type { Browser } from '../device.ts'
import type { InstructionKind } from '../wallet.ts'

interface InstructionText {
  readonly title: (wallet: string) => string
  readonly text: (wallet: string) => string
}

const create: InstructionText = {
  title: () => 'Create your wallet',
  text: () => 'Or bring one in. Write its recovery phrase on paper, and show it to nobody.'
}

/** What a wallet is, how to come by one, and what to do with it then. */
export const englishGetWallet = {
  learn: [
    {
      title: 'Your keys stay yours',
      text: 'A wallet keeps the keys to what is yours on a network. No page ever sees them.'
    },
    {
      title: 'Nothing without your word',
      text: 'A page can only ask. The wallet shows you what it asks for, and you say yes or no.'
    },
    {
      title: 'One sign-in for every page',
      text: 'You sign a short message where others want a password. That costs nothing.'
    }
  ],
  kinds: {
    both: 'Extension and app',
    extension: 'Browser extension',
    app: 'Mobile app'
  },
  get: 'Get',
  caution: 'No page and no person ever needs your recovery phrase. Whoever has it has everything.',
  options: {
    extension: {
      title: (wallet: string, browser: string) => `${wallet} for ${browser}`,
      text: 'Sits in the toolbar, one click from every page.',
      action: (browser: string) => `Add to ${browser}`
    },
    app: {
      title: (wallet: string) => `${wallet} for your phone`,
      text: 'Always with you. You scan a code to connect.',
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
    code: (wallet: string) => `Code that leads to ${wallet} in the app store`,
    scan: (wallet: string) => `Scan to install ${wallet} on your phone.`,
    store: (wallet: string) => `Install ${wallet} from the store, then come back to this page.`,
    openStore: 'Open the store',
    proceed: 'Continue'
  },
  instructions: {
    extension: {
      install: {
        title: (wallet: string) => `Add ${wallet}`,
        text: () => 'Its store is open in another tab. Then pin it to the toolbar.'
      },
      create,
      scan: {
        title: () => 'Scan the code',
        text: (wallet: string) => `Confirm the connection in ${wallet}.`
      },
      refresh: {
        title: () => 'Refresh this page',
        text: (wallet: string) => `Then the page can see ${wallet}.`
      }
    },
    app: {
      install: {
        title: (wallet: string) => `Install ${wallet}`,
        text: () => 'From the store. Keep it on the home screen.'
      },
      create,
      scan: {
        title: () => 'Scan the code',
        text: (wallet: string) => `The next step shows it. Confirm the connection in ${wallet}.`
      },
      refresh: {
        title: () => 'Come back to this page',
        text: (wallet: string) => `Then connect with ${wallet}.`
      }
    }
  } satisfies Record<'extension' | 'app', Record<InstructionKind, InstructionText>>,
  arrived: (wallet: string) => `${wallet} is here.`,
  connect: 'Connect',
  toTheList: 'Back to the list',
  refresh: 'Refresh',
  learnMore: 'Learn more'
}
