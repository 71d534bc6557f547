// Loaded before it is needed, so that no scene waits for code.
import '#ui/views/ended-transactions.tsx'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { chains, connect, never, typeInto, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'
import { confirmed, endedBehind } from './ended-transactions.tsx'

async function open(tab: Tab): Promise<void> {
  await connect(tab)
  tab.models.dialogs.openChain()
}

/** A wallet that does this when it is asked for another network. */
function switching(switchChain: FakeConnector['switchChain']): Scene {
  return {
    tab: () => withMetaMask(Object.assign(new FakeConnector(), { switchChain })),
    arrange: async (tab) => {
      await open(tab)
      void tab.models.chainSwitch.switchTo(lineaGoerli.id)
    },
    draw: () => <AccountDialogs />
  }
}

/** More than fit without a search, one of them with the longest name that there may be. */
const many = Array.from({ length: 12 }, (_, index) => ({
  ...baseGoerli,
  id: index === 0 ? baseGoerli.id : 1_000 + index,
  name: index === 3 ? 'The Harbour Authority’s Very Own Network' : `Harbour Network ${index + 1}`
}))

const searching = (text: string): Scene => ({
  tab: () => withMetaMask(undefined, { chains: many }),
  arrange: open,
  draw: () => <AccountDialogs />,
  act: (drawn) => text !== '' && typeInto(drawn.querySelector('input[type=search]'), text)
})

const refusing = (error: WalletError) => switching(() => Promise.reject(error))

export const story: Story = {
  group: 'Account',
  title: 'Chain dialog',
  layout: 'dialog',
  states: {
    'the networks': { tab: () => withMetaMask(undefined, { chains }), arrange: open, draw: () => <AccountDialogs /> },
    'many networks': searching(''),
    'no network is found': searching('Lighthouse'),
    'the wallet is asked': switching(never),
    'the visitor rejected it': refusing(new WalletError('rejected')),
    'the wallet failed': refusing(new WalletError('other', { message: 'No such network.', code: 4902 })),
    'the wallet cannot switch': {
      tab: () => withMetaMask(Object.assign(new FakeConnector(), { canSwitchChain: false })),
      arrange: open,
      draw: () => <AccountDialogs />
    },
    'the wallet turns out not to switch': refusing(new WalletError('unsupported', { message: 'Unknown method.' })),
    'a transaction has ended behind it': endedBehind([confirmed], {
      before: ({ models }) => models.dialogs.openChain(),
      draw: () => <AccountDialogs />
    }),
    'an unsupported network': {
      tab: () =>
        withMetaMask(Object.assign(new FakeConnector(), { chainId: 5 }), { chains: [baseGoerli, lineaGoerli] }),
      arrange: open,
      draw: () => <AccountDialogs />
    }
  }
}
