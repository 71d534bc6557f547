import { when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { speedsTimes } from '#ui/testing/fake-speeds.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { SendForm } from '#ui/views/dashboard-page/send-form.tsx'
import { chains, connect, fates, keeping, lookAlike, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'

const draw = () => <SendForm />

async function open({ models, ...tab }: Tab): Promise<void> {
  await connect({ models, ...tab })
  models.balances.watch(models.settings.chains[0]?.id ?? 0)
}

async function fill(tab: Tab, recipient: string = bob, amount = '0.25'): Promise<void> {
  await open(tab)
  const { send } = tab.models
  send.edit('recipient', recipient)
  send.edit('amount', amount)
}

async function review(tab: Tab, recipient: Address = bob): Promise<void> {
  await fill(tab, recipient)
  await tab.models.send.submit()
}

/** A payment that was reviewed, and confirmed with this wallet. */
function confirmed(wallet: Partial<FakeConnector>, more: Partial<Scene> = {}): Scene {
  return {
    tab: () => withMetaMask(Object.assign(new FakeConnector(), wallet)),
    arrange: async (tab) => {
      await review(tab)
      void tab.models.send.reviewed.confirm()
    },
    draw,
    ...more
  }
}

const tab = (more: TabOptions = {}) => withMetaMask(undefined, more)
const failing = (error: WalletError) => confirmed({ sendTransaction: () => Promise.reject(error) })

export const story: Story = {
  group: 'Send',
  title: 'Send',
  layout: 'part',
  states: {
    empty: { tab, arrange: open, draw },
    'with a choice of tokens': { tab: () => tab({ chains }), arrange: open, draw },
    'problems with what was entered': {
      tab,
      arrange: async (tab) => {
        await fill(tab, '0x123', '12')
        await tab.models.send.submit()
      },
      draw
    },
    'a name': {
      tab: () => tab({ names: new FakeNames() }),
      arrange: async (tab) => {
        await fill(tab, 'alice.eth')
        tab.models.send.touch('recipient')
      },
      draw
    },
    'under review': {
      tab,
      arrange: async (tab) => {
        tab.reader.feeSpeeds = speedsTimes()
        await review(tab)
      },
      draw
    },
    'under review, to an address that was paid before': {
      tab: () => tab({ storage: keeping(fates.confirmed) }),
      arrange: (tab) => review(tab),
      draw
    },
    'under review, to a look-alike': {
      tab: () => tab({ storage: keeping(fates.confirmed) }),
      arrange: (tab) => review(tab, lookAlike),
      draw
    },
    'the fee is being read': {
      tab,
      arrange: async (tab) => {
        tab.reader.estimateTransferFee = never
        await fill(tab)
        void tab.models.send.submit()
      },
      draw
    },
    'the network cannot be read': {
      tab,
      arrange: async (tab) => {
        tab.reader.estimateTransferFee = (chainId) =>
          Promise.reject(new ChainReadError('timeout', chainId, 'No answer'))
        await review(tab)
      },
      draw
    },
    'the wallet is asked': confirmed({ sendTransaction: never }),
    'the same payment again': confirmed(
      { sendTransaction: never },
      {
        act: async (_drawn, tab) => {
          const { reviewed } = tab.models.send
          await when(() => tab.models.send.state.status === 'pending')
          reviewed.cancel()
          await review(tab)
          await reviewed.confirm()
        }
      }
    ),
    'the visitor rejected it': failing(new WalletError('rejected')),
    'the wallet failed': failing(new WalletError('other', { message: 'Keyring is locked.', code: -32603, sent: 'no' })),
    'may have been sent': failing(new WalletError('timeout', { sent: 'unknown' })),
    sent: confirmed({})
  }
}
