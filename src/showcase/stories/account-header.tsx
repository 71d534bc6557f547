import { FakeNames } from '#ui/testing/fake-names.ts'
import { AccountHeader } from '#ui/views/dashboard-page/account-header.tsx'
import { connect, fates, keeping, withMetaMask } from '../fixtures.ts'
import type { Story } from '../story.ts'

const draw = () => <AccountHeader />

function named(): FakeNames {
  const names = new FakeNames()
  // It would be another server's.
  names.avatars.clear()
  return names
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Account header',
  layout: 'part',
  states: {
    'an address': { tab: () => withMetaMask(), arrange: connect, draw },
    'a name': { tab: () => withMetaMask(undefined, { names: named() }), arrange: connect, draw },
    'a transaction is pending': {
      tab: () => withMetaMask(undefined, { storage: keeping(fates.pending) }),
      arrange: connect,
      draw
    }
  }
}
