// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/connect-dialog/download-code.tsx'
import '#ui/views/connect-dialog/get-wallet-pane.tsx'
import '#ui/views/connect-dialog/pairing-code.tsx'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { ConnectDialog } from '#ui/views/connect-dialog/connect-dialog.tsx'
import { coinbase, metaMask, rainbow } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

type Dialog = Tab['models']['connectDialog']

interface Options extends Partial<Scene> {
  readonly wallets?: () => readonly Wallet[]
  readonly device?: Device
}

const all = () => [metaMask(), rainbow(), coinbase()]

/** The dialog after these moves of a visitor without a wallet. */
function after(moves: readonly ((dialog: Dialog) => void)[], { wallets = all, device, ...more }: Options = {}): Scene {
  return {
    tab: () => ({ announced: false, catalogue: wallets(), ...(device && { device }) }),
    arrange: ({ models: { dialogs, connectDialog } }) => {
      dialogs.openConnect()
      for (const move of moves) move(connectDialog)
    },
    draw: () => <ConnectDialog />,
    ...more
  }
}

const learn = (dialog: Dialog) => dialog.openLearn()
const get = (dialog: Dialog) => dialog.openGetWallet()
const pick = (dialog: Dialog) => dialog.pickToGet('rainbow')
const chooseApp = (dialog: Dialog) => dialog.chooseApp()
const openExtension = (dialog: Dialog) => dialog.openExtension()
const proceed = (dialog: Dialog) => dialog.proceed()

const phone: Device = { os: 'ios', browser: 'safari' }
const url = 'https://wallet.example/'
const absent: Partial<Wallet> = { transport: () => ({ kind: 'absent' }) }

/** One for each kind of what can be got. */
const kinds = () => [
  rainbow(undefined, absent),
  coinbase({ downloads: { anyBrowser: url } }),
  rainbow(undefined, { id: 'app', name: 'Harbour App', downloads: { mobile: url } }),
  coinbase({ id: 'web', name: 'Harbour Web', downloads: { web: url } })
]

/** Its app shows this page in a browser of its own. */
const withBrowser = () => [withoutPairing(rainbow(undefined, { ...absent, pageUrl: () => url }))]

/** Its app cannot reach this page. */
const withoutRoute = () => [withoutPairing(rainbow(undefined, absent))]

const onTheWeb = () => [rainbow(undefined, { transport: () => ({ kind: 'page-link', url }), downloads: { web: url } })]

function withoutPairing({ pairingLink: _, ...wallet }: Wallet): Wallet {
  return wallet
}

/** The extension announces itself while its instructions are read. */
const arriving = after([get, pick, openExtension])

export const story: Story = {
  group: 'Connect',
  title: 'Get a wallet',
  layout: 'dialog',
  states: {
    'what a wallet is': after([learn]),
    'what a wallet is, and where to learn more': after([learn], {
      settings: { appInfo: { learnMoreUrl: '/wallets' } }
    }),
    'what a wallet is, with none to get': after([learn], { wallets: () => [] }),
    'wallets to get': after([get]),
    'wallets of each kind': after([get], { wallets: kinds }),
    'wallets for a phone': after([get], { device: phone }),
    'ways to get it': after([get, pick]),
    'ways to get it, wide': after([get, pick], { settings: { modalSize: 'wide' } }),
    'ways to get one that opens this page': after([get, pick], { wallets: withBrowser }),
    'ways to get one that cannot reach this page': after([get, pick], {
      wallets: withoutRoute
    }),
    'the app': after([get, pick, chooseApp]),
    'the app, on a phone': after([get, pick], { device: phone }),
    'after installing the app': after([get, pick, chooseApp, proceed]),
    'after installing an app that opens this page': after([get, pick, chooseApp, proceed], { wallets: withBrowser }),
    'after installing an app that cannot reach this page': after([get, pick, chooseApp, proceed], {
      wallets: withoutRoute
    }),
    'the extension': after([get, pick, openExtension]),
    'the extension has arrived': {
      ...arriving,
      arrange: async (tab) => {
        await arriving.arrange?.(tab)
        tab.discovery.announce(metaMask(undefined, { id: 'rainbow', name: 'Rainbow' }))
      }
    },
    'a wallet on the web': after([get, pick], { wallets: onTheWeb })
  }
}
