// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/connect-dialog/get-wallet-pane.tsx'
import '#ui/views/connect-dialog/page-code.tsx'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { ConnectDialog } from '#ui/views/connect-dialog/connect-dialog.tsx'
import { coinbase, metaMask, never, rainbow } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'

const draw = () => <ConnectDialog />

const all = () => ({ announced: false, catalogue: [metaMask(), rainbow(), coinbase()] })

const open = ({ models }: Tab) => models.dialogs.openConnect()

/** A wallet that was picked, and does what the test says. */
function asked(connectWith: FakeConnector['connect'], more: Omit<Scene, 'tab' | 'arrange' | 'draw'> = {}): Scene {
  return {
    tab: () => {
      const connector = Object.assign(new FakeConnector(), { connect: connectWith })
      return { announced: false, catalogue: [metaMask(connector), rainbow(), coinbase()] }
    },
    arrange: (tab) => {
      open(tab)
      tab.models.connectDialog.pick('metaMask')
    },
    draw,
    ...more
  }
}

/** A wallet that was picked from the list. */
const picked = (makeWallet: () => Wallet, more: Partial<Scene> & Pick<TabOptions, 'device' | 'signIn'> = {}): Scene => {
  const { device, signIn = false, ...scene } = more
  return {
    tab: () => ({ announced: false, catalogue: [makeWallet()], signIn, ...(device && { device }) }),
    arrange: (tab) => {
      open(tab)
      tab.models.connectDialog.pick(makeWallet().id)
    },
    draw,
    ...scene
  }
}

const pageUrl = () => 'https://wallet.example/page'
const onlyApp = { mobile: 'https://wallet.example/app' }
const phone: Device = { os: 'ios', browser: 'safari' }

const appInfo = {
  learnMoreUrl: '/wallets',
  disclaimer: [
    'By connecting, you accept the ',
    { text: 'terms of service', url: '/terms' },
    ' and have read the ',
    { text: 'privacy policy', url: '/privacy' },
    '.'
  ]
}

const failing = (error: WalletError) => asked(() => Promise.reject(error))

export const story: Story = {
  group: 'Connect',
  title: 'Connect dialog',
  layout: 'dialog',
  states: {
    'the list of wallets': {
      tab: () => {
        const storage = new FakeBrowserStorage()
        storage.values.set('portside.recentWallets', '["rainbow"]')
        return { ...all(), storage }
      },
      arrange: open,
      draw
    },
    'no wallet': { tab: () => ({ announced: false }), arrange: open, draw },
    'no wallet, and some to get': {
      tab: () => ({ announced: false, catalogue: [coinbase()] }),
      arrange: open,
      draw
    },
    'names that cannot be trusted': {
      tab: () => ({
        announced: false,
        catalogue: [
          metaMask(),
          metaMask(undefined, { id: 'b', caution: 'borrowed-name' }),
          metaMask(undefined, { id: 'c', caution: 'shared-identifier' })
        ]
      }),
      arrange: open,
      draw
    },
    'many wallets': {
      tab: () => ({
        announced: false,
        catalogue: Array.from({ length: 20 }, (_, index) =>
          metaMask(undefined, {
            id: `wallet${index}`,
            name: index === 1 ? 'The Harbour Authority’s Very Own Wallet' : `Wallet ${index + 1}`
          })
        )
      }),
      arrange: open,
      draw
    },
    'groups of a team’s own': {
      tab: () => ({
        announced: false,
        catalogue: [
          rainbow(undefined, { ownGroup: 'Recommended' }),
          coinbase({ ownGroup: 'Others', transport: () => ({ kind: 'pairing' }) })
        ]
      }),
      arrange: open,
      draw
    },
    'with a disclaimer': { tab: all, arrange: open, settings: { appInfo }, draw },
    'with a disclaimer, wide': { tab: all, arrange: open, settings: { appInfo, modalSize: 'wide' }, draw },
    wide: { tab: all, arrange: open, settings: { modalSize: 'wide' }, draw },
    'the wallet is asked': asked(never),
    'the wallet is asked, wide': asked(never, { settings: { modalSize: 'wide' } }),
    'the visitor rejected it': failing(new WalletError('rejected')),
    'a request is open already': failing(new WalletError('pending')),
    'the wallet failed': failing(new WalletError('other', { message: 'Keyring is locked.', code: -32603 })),
    'a wallet whose name cannot be trusted is asked': picked(() =>
      metaMask(Object.assign(new FakeConnector(), { connect: never }), { caution: 'borrowed-name' })
    ),
    'opens in the app': picked(
      () => rainbow(undefined, { transport: () => ({ kind: 'page-link', url: 'https://wallet.example/' }) }),
      { device: phone }
    ),
    'opens in a page of the wallet': picked(() =>
      metaMask(undefined, {
        transport: () => ({ kind: 'page-link', url: 'https://wallet.example/' }),
        isHost: () => false
      })
    ),
    'not in this browser': picked(() => metaMask(undefined, { transport: () => ({ kind: 'absent' }) })),
    'connected, while the account loads': picked(() => metaMask(), { signIn: true }),
    'connected, and code is missing': picked(() => metaMask(), { signIn: true, shell: { missing: 'missing' } }),
    'a code that opens the page in the app': picked(() => coinbase({ pageUrl, hasPageLink: true, downloads: onlyApp })),
    'a code for the browser in the app': picked(() => coinbase({ pageUrl, downloads: onlyApp })),
    'the address to enter in the app': picked(() => coinbase({ pageUrl, downloads: onlyApp }), { device: phone }),
    'not installed': picked(() => coinbase())
  }
}
