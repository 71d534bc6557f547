import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import {
  connect,
  connectAndSend,
  drawnIn,
  fates,
  keeping,
  metaMask,
  named,
  never,
  pressCopy,
  withMetaMask,
  withoutRoom
} from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

async function open(tab: Tab): Promise<void> {
  await connect(tab)
  tab.models.dialogs.openAccount()
}

const scene = (tab: Scene['tab'], more: Partial<Scene> = {}): Scene => ({
  ...(tab && { tab }),
  arrange: open,
  draw: () => <AccountDialogs />,
  ...more
})

/** A wallet that does this when it is asked for another account. */
function choosing(chooseAccount: FakeConnector['chooseAccount']): Scene {
  return scene(() => withMetaMask(Object.assign(new FakeConnector(), { chooseAccount })), {
    arrange: async (tab) => {
      await open(tab)
      void tab.models.accountChoice.choose()
    }
  })
}

const copying = (outcome: 'copied' | 'refused') =>
  scene(() => withMetaMask(), {
    act: async (drawn) => pressCopy(await drawnIn(drawn, 'dialog button[type=button]:has(svg)', 1), outcome)
  })

export const story: Story = {
  group: 'Account',
  title: 'Account dialog',
  layout: 'dialog',
  states: {
    'no transactions': scene(() => withMetaMask()),
    'a name and transactions': scene(() =>
      withMetaMask(undefined, {
        names: named(),
        storage: keeping(fates.pending, fates.confirmed, fates.reverted)
      })
    ),
    'through WalletConnect': scene(() => {
      const connector = Object.assign(new FakeConnector(), { peerName: 'Harbour Mobile' })
      return withMetaMask(connector, { catalogue: [metaMask(connector, { transport: () => ({ kind: 'pairing' }) })] })
    }),
    'the balance cannot be read': scene(() =>
      // No network answers.
      withMetaMask(undefined, { reader: new FakeReader([]) })
    ),
    'choosing another account': choosing(never),
    'the visitor chose none': choosing(() => Promise.reject(new WalletError('rejected'))),
    'the wallet failed': choosing(() =>
      Promise.reject(new WalletError('other', { message: 'Keyring is locked.', code: -32603 }))
    ),
    'a wallet that chooses accounts itself': scene(() => {
      const connector = Object.assign(new FakeConnector(), { canChooseAccount: false })
      return withMetaMask(connector, { catalogue: [metaMask(connector)] })
    }),
    'the address was copied': copying('copied'),
    'copying is not allowed': copying('refused'),
    'a transaction could not be saved': scene(() => withMetaMask(undefined, { storage: withoutRoom() }), {
      arrange: async (tab) => {
        await connectAndSend(tab)
        tab.models.dialogs.openAccount()
      }
    }),
    'transactions were cleared': scene(() => withMetaMask(undefined, { storage: keeping(fates.confirmed) }), {
      act: (_drawn, { models }) => models.cleared.clear(models.settings.chains.map(({ id }) => id))
    })
  }
}
