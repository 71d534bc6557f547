import type { ConnectButtonDisplay } from '#ui/display.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { ConnectButton } from '#ui/views/connect-button/connect-button.tsx'
import { CustomConnectButton } from '#ui/views/connect-button/custom-connect-button.tsx'
import { connect, fates, keeping, named, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, TabOptions } from '../story.ts'

const everything: ConnectButtonDisplay = { accountStatus: 'full', chainStatus: 'full', showBalance: true }

function connected(display: Partial<ConnectButtonDisplay>, more: TabOptions = {}): Scene {
  return {
    tab: () => withMetaMask(undefined, more),
    settings: { display: { ...everything, ...display } },
    arrange: connect,
    draw: () => <ConnectButton />
  }
}

export const story: Story = {
  group: 'Connect',
  title: 'Connect button',
  layout: 'part',
  states: {
    disconnected: { tab: () => withMetaMask(), draw: () => <ConnectButton /> },
    'not signed in': connected({}, { signIn: true }),
    everything: connected({}),
    'a name': { ...connected({}), tab: () => withMetaMask(undefined, { names: named() }) },
    'only the avatar': connected({ accountStatus: 'avatar', chainStatus: 'none', showBalance: false }),
    'only the address': connected({ accountStatus: 'address', chainStatus: 'none', showBalance: false }),
    'the icon of the network': connected({ chainStatus: 'icon' }),
    'the name of the network': connected({ chainStatus: 'name' }),
    'an unsupported network': {
      ...connected({}),
      tab: () => withMetaMask(Object.assign(new FakeConnector(), { chainId: 5 }))
    },
    'a transaction is pending': {
      ...connected({}),
      tab: () => withMetaMask(undefined, { storage: keeping(fates.pending) })
    },
    'of a team’s own': {
      tab: () => withMetaMask(),
      arrange: connect,
      draw: () => (
        <CustomConnectButton>
          {({ account, openAccountDialog }) => (
            <button type="button" onClick={openAccountDialog}>
              {account?.displayName}
            </button>
          )}
        </CustomConnectButton>
      )
    }
  }
}
