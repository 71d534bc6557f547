import type { AppRoute } from '#domain/wallet/app-route.ts'

/** The title and the description of an instruction's step. */
interface StepText {
  readonly title: string
  readonly description: string
}

/** Before the last step, which leads back to this page. */
type FirstSteps = Readonly<Record<'install' | 'create', StepText>>

interface StepTexts {
  readonly app: FirstSteps & Readonly<Record<AppRoute, StepText>>
  readonly extension: FirstSteps & Readonly<Record<'refresh' | 'web', StepText>>
}

/** What a wallet has words of its own for. */
interface OwnStepTexts {
  readonly app?: Partial<StepTexts['app']>
  readonly extension?: Partial<StepTexts['extension']>
}

const tab = 'Its store is open in another tab. Pin the extension.'
const phrase = 'Write its recovery phrase on paper, and never share it.'
const secretPhrase = 'Keep its Secret Recovery Phrase on paper, off every website.'

/** For a wallet without words of its own. In a compact dialog, titles have one line and descriptions two. */
export function steps(wallet: string): StepTexts {
  const create = { title: 'Create your wallet', description: 'Or import one. Never share its recovery phrase.' }
  const openPage = `Open this page in ${wallet}`
  return {
    app: {
      install: { title: `Install ${wallet}`, description: "From your phone's app store." },
      create,
      scan: { title: 'Scan the code', description: `The next step shows it. Confirm the connection in ${wallet}.` },
      'open-app': {
        title: 'Come back to this page',
        description: `Then connect: ${wallet} opens, and asks you to confirm.`
      },
      'scan-page': { title: openPage, description: 'Scan the code in the next step, and connect there.' },
      'scan-address': {
        title: openPage,
        description: `Scan the next step's code in ${wallet}, or enter this page's address there.`
      },
      'open-page': { title: openPage, description: 'Come back and press Connect, to open it there.' },
      'enter-page': { title: openPage, description: 'Copy its address in the next step, and connect there.' }
    },
    extension: {
      install: { title: `Add ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Come back to this page',
        description: `${wallet} appears here automatically, or after a refresh.`
      },
      web: { title: openPage, description: 'It connects there automatically.' }
    }
  }
}

/** By the id of a wallet in the catalogue. */
export const ownSteps: Readonly<Record<string, OwnStepTexts>> = {
  metaMask: {
    app: {
      install: {
        title: 'Install the MetaMask app',
        description: "From your phone's app store. You confirm everything there."
      },
      create: { title: 'Create or import a wallet', description: secretPhrase },
      scan: {
        title: 'Scan with MetaMask',
        description: 'Tap its scan icon, scan the code in the next step, and confirm.'
      }
    },
    extension: {
      install: { title: 'Add the MetaMask extension', description: tab },
      create: { title: 'Create or import a wallet', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Install the Rainbow app', description: "From your phone's app store." },
      create: {
        title: 'Create or import a wallet',
        description: 'Back it up in Rainbow, so that a lost phone loses nothing.'
      },
      scan: {
        title: 'Scan with Rainbow',
        description: 'Tap its scan button, scan the code in the next step, and confirm.'
      }
    },
    extension: {
      install: { title: 'Add the Rainbow extension', description: tab },
      create: { title: 'Create or import a wallet', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Install Coinbase Wallet',
        description: 'The app store may list it under its new name, Base.'
      },
      create: {
        title: 'Create or import a wallet',
        description: 'Back it up in the app. Its recovery phrase is yours alone.'
      }
    },
    extension: {
      install: { title: 'Add Coinbase Wallet', description: tab },
      create: { title: 'Create or import a wallet', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Install the Brave browser', description: 'Brave Wallet is built in.' },
      create: {
        title: 'Create your Brave Wallet',
        description: "Open Wallet in Brave's menu. Keep its phrase on paper."
      },
      'scan-address': {
        title: 'Open this page in Brave',
        description: 'Scan the code in the next step in Brave, and connect there.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Open Safe{Wallet}', description: 'It is open in another tab.' },
      create: {
        title: 'Create your Safe',
        description: 'Choose its owners. Each of them signs with their own wallet.'
      },
      web: {
        title: 'Add this page in Safe{Wallet}',
        description: 'Open it below, or add its address under Apps → My custom apps.'
      }
    }
  }
}
