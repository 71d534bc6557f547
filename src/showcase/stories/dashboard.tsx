// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/dashboard-page/allowances.tsx'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { DashboardPage } from '#ui/views/dashboard-page/dashboard-page.tsx'
import { chains, connect, connectAndSignIn, fates, keeping, withMetaMask } from '../fixtures.ts'
import type { Story } from '../story.ts'

const draw = () => <DashboardPage />

export const story: Story = {
  group: 'Dashboard',
  title: 'Dashboard',
  layout: 'part',
  states: {
    'nobody is connected': { tab: () => withMetaMask(), draw },
    'not signed in': { tab: () => withMetaMask(undefined, { signIn: true }), arrange: connect, draw },
    'the session has ended': {
      tab: () => withMetaMask(undefined, { signIn: true }),
      arrange: async (tab) => {
        await connectAndSignIn(tab)
        tab.models.session.send({ type: 'answered', session: undefined, shared: undefined, now: Date.now() })
      },
      draw
    },
    'an account': {
      tab: () =>
        withMetaMask(undefined, {
          chains,
          signIn: true,
          storage: keeping(fates.pending, fates.confirmed, fates.reverted)
        }),
      arrange: connectAndSignIn,
      draw
    },
    'the wallet is on another network': {
      tab: () => withMetaMask(Object.assign(new FakeConnector(), { chainId: 5 })),
      arrange: connect,
      draw
    }
  }
}
