import { baseGoerli } from '#domain/chain/chains.ts'
import { serialiseConnection } from '#ui/models/stored-settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { Announcements } from '#ui/views/announcements.tsx'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { connect, metaMask, withMetaMask } from '../fixtures.ts'
import type { Story } from '../story.ts'

const draw = () => <HomeActions />

export const story: Story = {
  group: 'Page',
  title: 'Notices',
  layout: 'part',
  states: {
    'of each kind': {
      draw: () => (
        <div style={{ display: 'grid', gap: 12 }}>
          {(['success', 'warning', 'danger'] as const).map((kind) => (
            <Notice key={kind} kind={kind}>
              <p>A notice that says what happened, and what to do about it.</p>
            </Notice>
          ))}
        </div>
      )
    },
    'the wallet offers another account': {
      tab: () => {
        const storage = new FakeBrowserStorage()
        const kept = { wallet: { id: 'metaMask', isPaired: false }, grant: { account: alice, chainId: baseGoerli.id } }
        storage.tab().write('portside.connection', serialiseConnection(kept))
        const granted = { account: bob, chainId: baseGoerli.id }
        return withMetaMask(Object.assign(new FakeConnector(), { granted }), { storage })
      },
      draw
    },
    'a disconnect could not be saved': {
      tab: () => {
        const storage = new FakeBrowserStorage()
        storage.refuses = 'everything'
        const connector = new FakeConnector()
        return { announced: false, storage, connector, catalogue: [metaMask(connector, { isHost: () => true })] }
      },
      arrange: async (tab) => {
        await connect(tab)
        await tab.models.connection.disconnect()
      },
      draw
    },
    'a local network was reset': {
      tab: () => withMetaMask(undefined, { chains: [{ ...baseGoerli, rpcUrls: ['/rpc/84531'] }] }),
      arrange: async (tab) => {
        tab.reader.getTransaction = async () => undefined
        await connect(tab)
        const { networkResets, transactions } = tab.models
        networkResets.update(new Map([[baseGoerli.id, 'first']]))
        transactions.add({ hash: hashOf(1), description: 'Sent before' })
        networkResets.update(new Map([[baseGoerli.id, 'second']]))
      },
      draw: () => <Announcements />
    }
  }
}
