import { FakeNames } from '#ui/testing/fake-names.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { connect, fates, keeping, metaMask, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

async function open(tab: Tab): Promise<void> {
  await connect(tab)
  tab.models.dialogs.openAccount()
}

const scene = (tab: Scene['tab'], arrange: Scene['arrange'] = open): Scene => ({
  ...(tab && { tab }),
  arrange,
  draw: () => <AccountDialogs />
})

/** Names have no pictures here: they would be another server's. */
function named(): FakeNames {
  const names = new FakeNames()
  names.avatars.clear()
  return names
}

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
    'choosing another account': scene(
      () => {
        const connector = Object.assign(new FakeConnector(), { chooseAccount: never })
        return withMetaMask(connector)
      },
      async (tab) => {
        await open(tab)
        void tab.models.accountChoice.choose()
      }
    ),
    'a wallet that chooses accounts itself': scene(() => {
      const connector = Object.assign(new FakeConnector(), { canChooseAccount: false })
      return withMetaMask(connector, { catalogue: [metaMask(connector)] })
    })
  }
}
