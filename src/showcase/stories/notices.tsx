import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { serialiseConnection } from '#ui/models/stored-settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { NetworkResetNotices } from '#ui/views/network-reset-notices.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { connect, metaMask, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const local = [baseGoerli, lineaGoerli].map((chain) => ({ ...chain, rpcUrls: [`/rpc/${chain.id}`] }))

const draw = () => <HomeActions isConnected={false} />

/** The wallet of the last visit, and what it does now. */
function lost(resume: FakeConnector['resume']): Scene {
  return {
    tab: () => {
      const storage = new FakeBrowserStorage()
      const kept = { wallet: { id: 'metaMask', isPaired: false }, grant: { account: alice, chainId: baseGoerli.id } }
      storage.tab().write('portside.connection', serialiseConnection(kept))
      return withMetaMask(Object.assign(new FakeConnector(), { resume }), { storage })
    },
    draw
  }
}

const losing = (error: Error) => lost(() => Promise.reject(error))

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
    'the wallet offers another account': lost(async () => ({ account: bob, chainId: baseGoerli.id })),
    'the wallet of the last visit is gone': losing(new WalletError('absent', { problem: 'gone' })),
    'the wallet of the last visit did not answer': losing(new WalletError('timeout')),
    'several wallets may be that of the last visit': losing(
      new UnconfirmedWalletError({ id: 'metaMask', isPaired: false })
    ),
    'the relay did not answer': losing(new WalletError('relay')),
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
    'local networks were reset': {
      tab: () => withMetaMask(undefined, { chains: local }),
      arrange: async (tab) => {
        tab.reader.getTransaction = async () => undefined
        await connect(tab)
        const { networkResets } = tab
        const { transactions } = tab.models
        networkResets.update(new Map(local.map(({ id }) => [id, 'first'])))
        transactions.add({ hash: hashOf(1), description: 'Sent before' })
        networkResets.update(new Map(local.map(({ id }) => [id, 'second'])))
      },
      draw: ({ networkResets }) => <NetworkResetNotices resets={networkResets} />
    }
  }
}
