// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/connect-dialog/get-wallet-pane.tsx'
import '#ui/views/connect-dialog/page-code.tsx'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { ConnectDialog } from '#ui/views/connect-dialog/connect-dialog.tsx'
import { coinbase, metaMask, never, rainbow } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

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
    'with a disclaimer': {
      tab: all,
      arrange: open,
      settings: {
        appInfo: {
          learnMoreUrl: '/wallets',
          disclaimer: ['By connecting, you accept the ', { text: 'terms of service', url: '/terms' }, '.']
        }
      },
      draw
    },
    wide: { tab: all, arrange: open, settings: { modalSize: 'wide' }, draw },
    'the wallet is asked': asked(never),
    'the wallet is asked, wide': asked(never, { settings: { modalSize: 'wide' } }),
    'the visitor rejected it': failing(new WalletError('rejected')),
    'a request is open already': failing(new WalletError('pending')),
    'the wallet failed': failing(new WalletError('other', { message: 'Keyring is locked.', code: -32603 })),
    'opens in the app': {
      tab: () => ({
        announced: false,
        device: { os: 'ios', browser: 'safari' },
        catalogue: [rainbow(undefined, { transport: () => ({ kind: 'page-link', url: 'https://wallet.example/' }) })]
      }),
      arrange: (tab) => {
        open(tab)
        tab.models.connectDialog.pick('rainbow')
      },
      draw
    },
    'connected, while the account loads': {
      tab: all,
      arrange: (tab) => {
        open(tab)
        tab.models.connectDialog.pick('metaMask')
      },
      draw
    },
    'a code that opens the page in the app': {
      tab: () => ({
        announced: false,
        catalogue: [
          coinbase({
            pageUrl: () => 'https://wallet.example/page',
            downloads: { mobile: 'https://wallet.example/app' }
          })
        ]
      }),
      arrange: (tab) => {
        open(tab)
        tab.models.connectDialog.pick('coinbase')
      },
      draw
    },
    'not installed': {
      tab: all,
      arrange: (tab) => {
        open(tab)
        tab.models.connectDialog.pick('coinbase')
      },
      draw
    }
  }
}
