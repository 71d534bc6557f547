// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/dashboard-page/receive-code.tsx'
import { AccountHeader } from '#ui/views/dashboard-page/account-header.tsx'
import { chains, connect, drawnIn, withMetaMask } from '../fixtures.ts'
import type { Story } from '../story.ts'

export const story: Story = {
  group: 'Dashboard',
  title: 'Receive',
  layout: 'dialog',
  states: {
    'the code of a network': {
      tab: () => withMetaMask(undefined, { chains }),
      arrange: connect,
      draw: () => <AccountHeader />,
      act: async (drawn) => (await drawnIn(drawn, 'button')).click()
    }
  }
}
