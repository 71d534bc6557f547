import { FakeReader } from '#ui/testing/fake-reader.ts'
import { AccountHeader } from '#ui/views/dashboard-page/account-header.tsx'
import { connect, fates, keeping, named, withMetaMask } from '../fixtures.ts'
import type { Story } from '../story.ts'

const draw = () => <AccountHeader />

export const story: Story = {
  group: 'Dashboard',
  title: 'Account header',
  layout: 'part',
  states: {
    'an address': { tab: () => withMetaMask(), arrange: connect, draw },
    'a name': { tab: () => withMetaMask(undefined, { names: named() }), arrange: connect, draw },
    'the balance cannot be read': {
      tab: () => withMetaMask(undefined, { reader: new FakeReader([]) }),
      arrange: connect,
      draw
    },
    'a transaction is pending': {
      tab: () => withMetaMask(undefined, { storage: keeping(fates.pending) }),
      arrange: connect,
      draw
    }
  }
}
